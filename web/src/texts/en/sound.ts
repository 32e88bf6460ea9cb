// Sound and vibration: the settings, and the one time that they are offered.
export const sound = {
  'sound.volume': 'Sound',
  'sound.volume.off': 'Off',
  'sound.volume.low': 'Low',
  'sound.volume.medium': 'Medium',
  'sound.volume.high': 'High',
  'sound.touch': 'Vibration',
  'sound.offer': 'Would you like to play with sound?',
  'sound.offer.why':
    'Glass, paper and running sand, all nice and soft. You can change this in the settings.',
  'sound.offer.yes': 'Turn sound on',
  'sound.offer.no': 'No, thanks',
} as const;
