// Written by tests/web/compare_game_options --write, not by hand: the options as the engine
// declares them (engine/cover_me/options.h, engine/cover_up/options.h).
export const gameOptions = {
  'cover-me': [
    {
      key: 'players',
      low: 2,
      high: 5,
      choices: [2, 3, 4, 5],
      default: 4,
    },
    {
      key: 'two_player',
      choices: ['fictional', 'advanced'],
      default: 'fictional',
      onlyWith: { key: 'players', value: 2 },
    },
    {
      key: 'length',
      choices: ['standard', 'long', 'short'],
      default: 'standard',
    },
    {
      key: 'values',
      choices: ['by-color', 'equal'],
      default: 'by-color',
    },
    {
      key: 'removed',
      choices: ['Y', 'B', 'R', 'G', 'K', 'W'],
      onlyWith: { key: 'values', value: 'equal' },
    },
    {
      key: 'deal',
      choices: ['draft', 'quick'],
      default: 'draft',
    },
    {
      key: 'tie',
      choices: ['vote', 'share'],
      default: 'vote',
    },
  ],
  'cover-up': [
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
  ],
} as const;
