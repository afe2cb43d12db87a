/** Sets or removes the ARIA attributes of a combobox on an editable line. */
export function describeCombobox(
  line: Element | undefined,
  label: string,
  shown: { list: string; option: string } | undefined,
): void {
  const attributes = {
    role: 'combobox',
    'aria-label': label,
    'aria-expanded': 'true',
    'aria-controls': shown?.list ?? '',
    'aria-activedescendant': shown?.option ?? '',
  };
  for (const [name, value] of Object.entries(attributes)) {
    if (shown) line?.setAttribute(name, value);
    else line?.removeAttribute(name);
  }
}
