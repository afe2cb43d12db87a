/** Words in the picture of a step that leaves the app. */
export const boardPictureTexts = {
  start: 'Start',
  stepOf: (step: number, steps: number) => `Step ${step} of ${steps}`,
  line: (step: string, caption: string | undefined) => (caption ? `${step} · ${caption}` : step),
  titleOf: (play: string, step: string) => (play ? `${play}: ${step}` : step),
} as const;
