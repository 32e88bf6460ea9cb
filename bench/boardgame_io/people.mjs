// Four people at each table, over socket.io's WebSockets, who choose at random as soon as they may and begin a new game
// when one is over. Prints moves a second, the time from a move to what its maker is shown of it, and the server's
// processor time for a move. Usage: node people.mjs PORT PID TABLES SECONDS
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { game } from './game.mjs';

const { io } = createRequire(import.meta.url)('socket.io-client');
const [port, pid, tables, seconds] = process.argv.slice(2).map(Number);
const perSecond = 100; // ticks of the system's clock for processor time

function processorSeconds() {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /, '').split(' ');
  return (Number(fields[11]) + Number(fields[12])) / perSecond;
}

let moves = 0;
let took = [];
let playing = 0;

function sit(table, playerID) {
  const socket = io(`http://127.0.0.1:${port}/${game.name}`, { transports: ['websocket'], forceNew: true });
  let match = 0;
  let sent; // when the move was made that is not shown yet
  const matchID = () => `${table}-${match}`;
  const begin = () => socket.emit('sync', matchID(), playerID, undefined, 4);
  const look = ({ G, ctx, _stateID: stateID }) => {
    const hasChosen = G.has_chosen.includes(playerID);
    if (ctx.gameover) {
      sent = undefined;
      match += 1;
      begin();
      return;
    }
    if (sent !== undefined && (hasChosen || G.round !== sent.round)) {
      ++moves;
      took.push(performance.now() - sent.at);
      sent = undefined;
    }
    if (hasChosen || sent !== undefined) return;
    sent = { at: performance.now(), round: G.round };
    const card = G.own.hand[Math.floor(Math.random() * G.own.hand.length)];
    const payload = { type: 'choose', args: [card], playerID };
    socket.emit('update', { type: 'MAKE_MOVE', payload }, stateID, matchID(), playerID);
  };
  socket.on('connect', begin);
  socket.on('sync', (id, { state }) => {
    if (match === 0) ++playing;
    if (id === matchID()) look(state);
  });
  socket.on('update', (id, state) => {
    if (id === matchID()) look(state);
  });
}

for (let table = 0; table < tables; ++table) {
  for (const playerID of ['0', '1', '2', '3']) sit(table, playerID);
  if (table % 10 === 9) await pause(20);
}
while (playing < 4 * tables) await pause(10);
moves = 0;
took = [];
const [from, before] = [performance.now(), processorSeconds()];
await pause(1000 * seconds);
const [elapsed, used] = [(performance.now() - from) / 1000, processorSeconds() - before];
took.sort((a, b) => a - b);
const part = (share) => took[Math.floor(share * (took.length - 1))].toFixed(1);
console.log(
  `boardgame.io in memory: ${(moves / elapsed).toFixed(0)} moves a second, ` +
    `${((1e6 * used) / moves).toFixed(0)} us of processor time a move, ` +
    `to what is shown p50 ${part(0.5)} ms, p99 ${part(0.99)} ms`,
);
process.exit(0);
