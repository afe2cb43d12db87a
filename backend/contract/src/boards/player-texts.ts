/** Texts of the player of boards. */
export const boardPlayerTexts = {
  play: 'Play',
  pause: 'Pause',
  previousStep: 'Previous step',
  nextStep: 'Next step',
  position: 'Position in the play',
  speed: 'Speed',
  repeat: 'Repeat',
  stepCount: (step: number, steps: number) => `${step}/${steps}`,
};
