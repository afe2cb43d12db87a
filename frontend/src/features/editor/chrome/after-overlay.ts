/** Runs a command one frame after a menu has closed and restored the focus, because a command moves the focus into the text. */
export function afterOverlay(command: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(command));
}
