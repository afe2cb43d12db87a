/**
 * What was typed into the fields that the server drew, before the app takes their place. The answer puts it into the
 * fields of the app, which are the same, with the caret where it was, and sends off what was sent off.
 */
export function typedBefore(root: HTMLElement): () => void {
  const before = fieldsOf(root);
  const typed = before.map(({ value }) => value);
  const focused = before.findIndex((field) => field === document.activeElement);
  const wasSubmitted = 'submitted' in root.dataset;
  delete root.dataset.submitted;
  return () => {
    const fields = fieldsOf(root);
    if (fields.length !== typed.length) return;
    for (const [index, field] of fields.entries()) type(field, typed[index] ?? '');
    if (focused >= 0) fields[focused]?.focus();
    if (wasSubmitted) root.querySelector('form')?.requestSubmit();
  };
}

const fieldsOf = (root: HTMLElement) => [...root.querySelectorAll('input')];

/** As a person would: React hears of a value only when it was not set through React's own property. */
function type(field: HTMLInputElement, value: string): void {
  if (field.value === value) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
