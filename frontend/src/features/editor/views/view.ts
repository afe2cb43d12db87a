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

/** How one kind of block looks while it is edited: `read` gets out what `render` put in, and what was typed since. */
export interface View<K extends BlockKind> {
  render(data: BlockData[K], words: ViewWords): Node[];
  read(root: Element, id: string): BlockOf<K>;
}

export interface ViewWords {
  placeholder: string;
}

/** What stands for a block in the document: its content, and where it begins. */
export const rootSelector = '[data-kind]';
const fieldSelector = '[contenteditable="true"], textarea';

export type Field = HTMLElement;

export const isField = (target: EventTarget | null) =>
  target instanceof Element && target.matches(fieldSelector);

export const fieldsIn = (root: Element): Field[] => [...root.querySelectorAll<HTMLElement>(fieldSelector)];

/** Whether it is what is taken hold of as a whole, or a control of it, and no text. */
export const isInWhole = (target: EventTarget | null) =>
  target instanceof Element && !isField(target) && target.closest('[role="group"][tabindex]') !== null;

/** Controls within a block that are no text of it. */
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

/** An element whose marked text can be edited. */
export function field(
  tag: keyof HTMLElementTagNameMap,
  html: InlineHtml,
  attributes: Record<string, string> = {},
) {
  const made = element(tag, { contenteditable: 'true', dir: 'auto', ...attributes });
  made.innerHTML = editableHtml(html);
  return made;
}

/** Protected spaces are plain spaces while they are edited, or lines would not break there. */
export function editableHtml(html: InlineHtml): string {
  return /&nbsp;|<br>/.test(html) ? fieldHtml(inlineRuns(html)) : html;
}

export function readField(source: Element | null | undefined): InlineHtml {
  return source ? writeRuns(fieldRuns(contentNodes(source))) : '';
}

export const firstField = (root: Element) => readField(fieldsIn(root)[0]);

export type Views = { [K in BlockKind]: View<K> };
