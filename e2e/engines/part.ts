import { expect } from '@playwright/test';
import { getByLabelSelector, getByPlaceholderSelector, getByRoleSelector, getByTextSelector } from 'ivya';
import type { Point, Tab } from './tab';

type Role = Parameters<typeof getByRoleSelector>[0];
const exact = true;

/**
 * A part of a page, queried again by each method, as a user finds it: by role and name, label or text. Names
 * match exactly.
 */
export class Part {
  readonly find = (role: Role, name?: string) => this.inside(getByRoleSelector(role, { name, exact }));
  readonly findLabel = (label: string) => this.inside(getByLabelSelector(label, { exact }));
  readonly findPlaceholder = (text: string) => this.inside(getByPlaceholderSelector(text, { exact }));
  /** Finds the smallest elements that contain the text. */
  readonly findText = (text: string) => this.inside(getByTextSelector(text));
  /** Finds elements without a role and text. */
  readonly findCss = (css: string) => this.inside(css);
  /** Filters elements that contain the text. */
  readonly having = (text: string) => this.inside(`internal:has-text=${JSON.stringify(text)}i`);

  constructor(
    readonly tab: Tab,
    private readonly selector = '',
  ) {}

  get first(): Part {
    return this.inside('nth=0');
  }

  private inside(selector: string): Part {
    return new Part(this.tab, this.selector ? `${this.selector} >> ${selector}` : selector);
  }

  /** Presses the centre of the only match, as soon as it can be pressed. */
  async click() {
    let point = { x: 0, y: 0 };
    const obstacle = async () => {
      const found = await this.each(findPressPoint);
      if (typeof found === 'string') return found;
      point = found;
      return 'none';
    };
    await expect.poll(obstacle, { message: `${this.selector} can be pressed`, intervals: [50] }).toBe('none');
    await this.tab.drag(point, point);
  }

  upload(...paths: string[]) {
    return this.tab.upload(this.selector, paths);
  }

  /**
   * Replaces the text of a field by key events: a value set by script does not reach React in all engines.
   */
  async fill(text: string) {
    await this.click();
    await this.tab.press('Control+a');
    await this.tab.type(text);
  }

  /** Calls a function in the page with all matches. */
  each<Result, Arg>(
    read: (elements: HTMLElement[], arg: Arg) => Result,
    arg?: Arg,
  ): Promise<Awaited<Result>> {
    return this.tab.evaluateAll(this.selector, read, arg) as Promise<Awaited<Result>>;
  }

  texts(): Promise<string[]> {
    return this.each((elements) => elements.map(({ innerText }) => innerText.trim()));
  }

  isFocused(): Promise<boolean> {
    return this.each(([element]) => element !== undefined && element === document.activeElement);
  }

  private isShown(): Promise<boolean> {
    return this.each(([element]) => {
      const { width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
      return width * height > 0 && getComputedStyle(element!).visibility === 'visible';
    });
  }

  appears() {
    return expect.poll(() => this.isShown(), { message: `${this.selector} appears` }).toBe(true);
  }

  disappears() {
    return expect.poll(() => this.isShown(), { message: `${this.selector} disappears` }).toBe(false);
  }

  getsFocus() {
    return expect.poll(() => this.isFocused(), { message: `${this.selector} gets the focus` }).toBe(true);
  }

  reads(...texts: string[]) {
    return expect.poll(() => this.texts(), { message: `${this.selector} reads` }).toEqual(texts);
  }
}

/**
 * Returns the centre of the only match when it does not move and is not covered, otherwise the reason why it
 * cannot be pressed. Runs in the page.
 */
async function findPressPoint(elements: HTMLElement[]): Promise<Point | string> {
  const [element] = elements;
  if (elements.length !== 1 || element?.matches(':disabled, [aria-disabled="true"]') !== false)
    return `${elements.length} elements, or it is disabled`;
  const before = element.getBoundingClientRect();
  await new Promise(requestAnimationFrame);
  const { left, top, width, height } = element.getBoundingClientRect();
  if (left !== before.left || top !== before.top || width === 0) return 'it moves or has no size';
  const point = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  const hit = document.elementFromPoint(point.x, point.y);
  if (hit && (element.contains(hit) || hit.closest('label')?.control === element)) return point;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return hit ? `it is covered by ${hit.outerHTML.slice(0, 80)}` : 'it is outside of the window';
}
