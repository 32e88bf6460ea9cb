// boardgame.io's server with its storage in memory, as its documentation has it. Usage: node server.mjs PORT
import { createRequire } from 'node:module';
import { game } from './game.mjs';

const { Server } = createRequire(import.meta.url)('boardgame.io/server');
const server = Server({ games: [game], origins: ['http://127.0.0.1'] });
await server.run(Number(process.argv[2]));
