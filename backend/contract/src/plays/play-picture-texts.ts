/** Texts that share the picture of a step: loaded with the menu of a play. */
export const playPictureTexts = {
  png: 'Picture of this step (PNG)',
  svg: 'Picture of this step (SVG)',
  step: (step: number) => `Step ${step}`,
  start: 'Start',
  ready: 'The picture is ready',
  share: 'Share',
  failed: 'The picture could not be made',
  failedDetail: 'Check your connection and try again.',
  notDrawn: 'This browser could not draw the picture as PNG. Take the SVG instead.',
} as const;
