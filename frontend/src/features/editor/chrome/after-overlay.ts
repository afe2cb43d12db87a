/**
 * Runs a command once a closing menu has given the focus back to its button, a frame later: a command takes the focus
 * into the text.
 */
export function afterOverlay(command: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(command));
}
