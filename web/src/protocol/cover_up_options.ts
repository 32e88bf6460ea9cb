// Written by tests/web/compare_game_options, not by hand: the options as the engine declares them.
export const coverUpOptions = [
  {
    key: 'players',
    low: 1,
    high: 6,
    choices: [1, 2, 3, 4, 5, 6],
    default: 2,
  },
  {
    key: 'referee',
    choices: ['book', 'live'],
    default: 'book',
  },
  {
    key: 'hourglass_s',
    low: 1,
    high: 600,
    choices: [15, 30, 45, 60, 90],
    default: 30,
  },
  {
    key: 'limit_s',
    low: 1,
    high: 3600,
    choices: [60, 120, 300, 600],
    default: 300,
  },
  {
    key: 'others_piles',
    choices: ['counted', 'visible'],
    default: 'counted',
  },
] as const;
