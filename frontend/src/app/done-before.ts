import { handOver } from '../shared/written-before';
import { selectedBefore } from './selected-before';
import { writtenIn } from './written-in';

/**
 * What a person did with what the server drew, before the app takes its place. The answer does it with the app, which
 * has the same fields and buttons: it puts in what was typed, with the caret where it was, sends off what was sent off,
 * presses what was pressed last (see early.ts), and selects the words that were selected.
 */
export function doneBefore(firstView: HTMLElement): (app: HTMLElement) => void {
  const select = selectedBefore();
  const written = writtenIn(firstView);
  const fields = fieldsOf(firstView).map((field) => ({
    typed: { value: field.value, drawn: field.defaultValue },
    isFocused: field === document.activeElement,
    find: inPlaceOf(field, firstView),
  }));
  const submitted = formsOf(firstView).findIndex((form) => 'submitted' in form.dataset);
  const pressed = firstView.querySelector<HTMLElement>('[data-pressed]');
  const name = pressed && nameOf(pressed);
  const place = pressablesOf(firstView, name).findIndex((each) => each === pressed);
  return (app) => {
    for (const { find, typed } of fields) type(find(app), typed);
    fields
      .find(({ isFocused }) => isFocused)
      ?.find(app)
      ?.focus();
    formsOf(app)[submitted]?.requestSubmit();
    handOver(written);
    if (pressed) press(() => pressablesOf(app, name)[place]);
    select(app);
  };
}

/** Frames in which the rows of a table that looks first how much room it has are there. */
const patience = 10;

function press(find: () => HTMLElement | undefined, frames = patience): void {
  const found = find();
  if (found) found.click();
  else if (frames > 0) requestAnimationFrame(() => press(find, frames - 1));
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Those in the words of a page are the editor's. */
const fieldsOf = (root: HTMLElement) =>
  [...root.querySelectorAll<Field>('input, textarea')].filter((field) => !field.closest('[data-kind]'));

/** The app has further fields, in what the server does not draw: one is known by its kind, and its place among those of its kind. */
function inPlaceOf(field: Field, firstView: HTMLElement): (app: HTMLElement) => Field | undefined {
  const kind = kindOf(field);
  const alike = (root: HTMLElement) => fieldsOf(root).filter((each) => kindOf(each) === kind);
  const place = alike(firstView).indexOf(field);
  return (app) => alike(app)[place];
}

const kindOf = ({ type, name, placeholder, ariaLabel }: Field) =>
  [type, name, placeholder, ariaLabel].join(' ');

const formsOf = (root: HTMLElement) => [...root.querySelectorAll('form')];

const nameOf = ({ ariaLabel, textContent }: HTMLElement) => ariaLabel ?? textContent;

const pressablesOf = (root: HTMLElement, name: string | null) =>
  [...root.querySelectorAll<HTMLElement>('button, [role="tab"]')].filter(
    (each) => nameOf(each) === name && each.getClientRects().length > 0,
  );

interface Typed {
  value: string;
  /** What stood there before. */
  drawn: string;
}

/**
 * As a person would: React hears of a value only when it was not set through React's own property. Where the app knows of
 * words that wait there, such as a draft, these stay before it.
 */
function type(field: Field | undefined, { value, drawn }: Typed): void {
  if (!field || value === drawn || field.value === value) return;
  const kept = field.value === drawn ? '' : `${field.value} `;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, kept + value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
