import { contentNodes } from '../../../shared/content/content-nodes';
import {
  type BlockData,
  type BlockKind,
  type BlockOf,
  type InlineHtml,
  fieldHtml,
  fieldRuns,
  inlineRuns,
  writeRuns,
} from '@touchline/content';

/** Renders a kind of block for editing, and reads its data back, with what was typed since. */
export interface BlockView<K extends BlockKind> {
  render(data: BlockData[K], words: ViewTexts): Node[];
  read(root: Element, id: string): BlockOf<K>;
}

export interface ViewTexts {
  placeholder: string;
}

/** Root element of a block: carries its kind and encloses its content. */
export const rootSelector = '[data-kind]';
const fieldSelector = '[contenteditable="true"], textarea';

export type Field = HTMLElement;

export const isField = (target: EventTarget | null) =>
  target instanceof Element && target.matches(fieldSelector);

export const fieldsIn = (root: Element): Field[] => [...root.querySelectorAll<HTMLElement>(fieldSelector)];

/** Returns true for an atomic block (selected as a whole) or one of its controls, not for text. */
export const isInAtomicBlock = (target: EventTarget | null) =>
  target instanceof Element && !isField(target) && target.closest('[role="group"][tabindex]') !== null;

/** Returns true for controls of a block, whose text is not content. */
export const isControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-mutation-free]') !== null;

export function element<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  attributes: Record<string, string>,
  ...children: readonly Node[]
): HTMLElementTagNameMap[T] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** Creates an element with editable marked text. */
export function field(
  tag: keyof HTMLElementTagNameMap,
  html: InlineHtml,
  attributes: Record<string, string> = {},
) {
  const made = element(tag, { contenteditable: 'true', dir: 'auto', ...attributes });
  made.innerHTML = editableHtml(html);
  return made;
}

/** Replaces non-breaking spaces by spaces while editing, so that lines wrap there, and makes mentions atomic. */
export function editableHtml(html: InlineHtml): string {
  const editable = /&nbsp;|<br>/.test(html) ? fieldHtml(inlineRuns(html)) : html;
  // A mention is deleted as a whole, because its words are replaced by the current title.
  return editable.replaceAll(' data-p', ' contenteditable="false" data-p');
}

export function readField(source: Element | null | undefined): InlineHtml {
  return source ? writeRuns(fieldRuns(contentNodes(source))) : '';
}

export const firstField = (root: Element) => readField(fieldsIn(root)[0]);

export type BlockViews = { [K in BlockKind]: BlockView<K> };
