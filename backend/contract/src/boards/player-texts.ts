/** Texts of the player of boards. */
export const boardPlayerTexts = {
  /** Name of a drawing for assistive technology; the play in words is beside it. */
  drawing: (sport: string, players: number, opponents: number) =>
    `Tactics board, ${sport}${players + opponents > 0 ? `, ${players} against ${opponents}` : ''}`,
  inWords: 'In words',
  play: 'Play',
  pause: 'Pause',
  previousStep: 'Previous step',
  nextStep: 'Next step',
  position: 'Position in the play',
  speed: 'Speed',
  repeat: 'Repeat',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  pieces: 'Players and pieces',
  askAboutStep: 'Ask about this step',
  stepCount: (step: number, steps: number) => `${step}/${steps}`,
};
