/** Texts of questions about the board of a play, loaded with a press or with the marks. */
export const playQuestionTexts = {
  ask: 'Ask',
  close: 'Close',
  mark: (number: number, position: string) => `Question ${number}: about ${position}`,
  gone: 'Questions about what is no longer on the board',
  goneThread: (position: string, version: number) => `About ${position}, in v${version}`,
} as const;
