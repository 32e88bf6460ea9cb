// A game of the same pattern as Cover Me for four, with less to it: all four choose a card of a hidden hand at the same
// time, the four are shown when all have chosen, and hands are filled again. No scoring, no piles to choose from, no
// list of what is legal: what boardgame.io has to do for a move is less than what our server has to do.
const players = 4;
const handSize = 6;
const cards = 162;
export const rounds = 60;

const seats = [...Array(players).keys()].map(String);

function deal(random) {
  const draw = random.Shuffle([...Array(cards).keys()]);
  const hands = Object.fromEntries(seats.map((seat) => [seat, { hand: draw.splice(0, handSize) }]));
  return { secret: { draw, chosen: {} }, players: hands };
}

/** What a viewer may know: the own hand and choice, who has chosen, and what lies open. */
function playerView({ G, playerID }) {
  const { secret, players: hands, ...open } = G;
  const own = hands[playerID] ? { hand: hands[playerID].hand, chosen: secret.chosen[playerID] } : {};
  return { ...open, draw: secret.draw.length, has_chosen: Object.keys(secret.chosen), own };
}

function choose({ G, playerID, random }, card) {
  const { hand } = G.players[playerID];
  if (!hand.includes(card) || playerID in G.secret.chosen) return 'INVALID_MOVE';
  G.secret.chosen[playerID] = card;
  if (Object.keys(G.secret.chosen).length < players) return undefined;
  G.rows = seats.map((seat) => [...G.rows[Number(seat)], G.secret.chosen[seat]].slice(-handSize));
  for (const seat of seats) {
    const kept = G.players[seat].hand.filter((one) => one !== G.secret.chosen[seat]);
    if (G.secret.draw.length === 0) {
      const held = new Set(seats.flatMap((other) => G.players[other].hand));
      G.secret.draw = random.Shuffle([...Array(cards).keys()].filter((one) => !held.has(one)));
    }
    G.players[seat].hand = [...kept, G.secret.draw.pop()];
  }
  G.secret.chosen = {};
  G.round += 1;
  return undefined;
}

export const game = {
  name: 'choosing',
  minPlayers: players,
  maxPlayers: players,
  disableUndo: true,
  setup: ({ random }) => ({ ...deal(random), rows: seats.map(() => []), round: 0 }),
  playerView,
  turn: { activePlayers: { all: 'choosing' } },
  // All choose at the same time, so that nobody need have seen what the others have just done.
  moves: { choose: { move: choose, client: false, ignoreStaleStateID: true } },
  endIf: ({ G }) => (G.round >= rounds ? { over: true } : undefined),
};
