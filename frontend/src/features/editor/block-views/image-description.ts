import { editorTexts } from '@touchline/contract';
import { element } from './block-view';

/** Button on a picture that opens the field for its alternative text. Its label is CSS content, so that it is no text of the page. */
export function describeButton(alt: string): HTMLElement {
  const button = element('button', {
    type: 'button',
    'data-describe': '',
    'data-mutation-free': 'true',
    'aria-expanded': 'false',
  });
  button.addEventListener('click', () => open(button, button.getAttribute('aria-expanded') === 'false'));
  name(button, alt);
  return button;
}

function name(button: Element, alt: string): void {
  const words = alt === '' ? editorTexts.describe : editorTexts.described;
  button.setAttribute('aria-label', words);
  button.setAttribute('data-label', words);
}

/** Field for the alternative text of a picture. */
export function descriptionField(figure: HTMLElement): HTMLElement {
  const picture = figure.querySelector('img');
  const input = element('input', {
    'data-alt': '',
    type: 'text',
    'aria-label': editorTexts.altText,
    placeholder: editorTexts.altPlaceholder,
  });
  input.value = picture?.alt ?? '';
  input.addEventListener('input', () => {
    if (picture) picture.alt = input.value;
    const button = buttonOf(input);
    if (button) name(button, input.value);
  });
  const label = { 'data-label': editorTexts.altText, 'data-mutation-free': 'true' };
  const box = element('div', { 'data-description': '', ...label }, input);
  box.hidden = true;
  return box;
}

const buttonOf = (within: Element) =>
  within.closest('[role="group"]')?.querySelector<HTMLElement>('[data-describe]');

function open(button: HTMLElement, isOpen: boolean): void {
  const box = button.closest('[role="group"]')?.querySelector<HTMLElement>('[data-description]');
  button.setAttribute('aria-expanded', String(isOpen));
  if (!box) return;
  box.hidden = !isOpen;
  if (isOpen) box.querySelector('input')?.focus();
}

/** Enter and Escape close the field and focus its button. */
export function descriptionKey(name: string, target: HTMLElement): boolean {
  const button = target.matches('[data-alt]') && /^(Enter|Escape)$/.test(name) && buttonOf(target);
  if (!button) return false;
  open(button, false);
  button.focus();
  return true;
}
