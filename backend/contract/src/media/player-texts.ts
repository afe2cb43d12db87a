/** Texts of media that a browser cannot show or play. */
export const playerTexts = {
  cannotPlay: 'This browser cannot play this file. Download it to play it in another app.',
  cannotShow: 'This browser cannot show this picture. Download it to see it in another app.',
  onlySound: 'This browser plays only the sound',
  download: 'Download',
} as const;
