/** Opens the file chooser; works only during a user gesture. */
export function chooseFiles(accept: readonly string[], take: (files: File[]) => void): void {
  const input = document.createElement('input');
  Object.assign(input, { type: 'file', multiple: true, hidden: true, accept: accept.join(',') });
  input.addEventListener('change', () => {
    take([...(input.files ?? [])]);
    input.remove();
  });
  input.addEventListener('cancel', () => input.remove());
  // Safari drops a chooser whose input is not in the document.
  document.body.append(input);
  input.click();
}
