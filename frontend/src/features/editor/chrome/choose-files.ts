/** Opens the chooser of files; only within a press or a key. */
export function chooseFiles(accept: readonly string[], take: (files: File[]) => void): void {
  const input = document.createElement('input');
  Object.assign(input, { type: 'file', multiple: true, hidden: true, accept: accept.join(',') });
  input.addEventListener('change', () => {
    take([...(input.files ?? [])]);
    input.remove();
  });
  input.addEventListener('cancel', () => input.remove());
  // Safari forgets a chooser whose input is nowhere in the page.
  document.body.append(input);
  input.click();
}
