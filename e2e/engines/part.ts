import { expect } from '@playwright/test';
import { getByLabelSelector, getByPlaceholderSelector, getByRoleSelector, getByTextSelector } from 'ivya';
import type { Tab } from './tab';

type Role = Parameters<typeof getByRoleSelector>[0];

/** A part of a page, found anew by each method, as a user finds it: by role and name, label or text. Names are whole. */
export class Part {
  constructor(
    readonly tab: Tab,
    private readonly selector = '',
  ) {}

  find(role: Role, name?: string | RegExp): Part {
    return this.inside(getByRoleSelector(role, { name, exact: true }));
  }

  findLabel(label: string): Part {
    return this.inside(getByLabelSelector(label, { exact: true }));
  }

  findPlaceholder(text: string): Part {
    return this.inside(getByPlaceholderSelector(text, { exact: true }));
  }

  /** The smallest elements that have these words among theirs. */
  findText(text: string | RegExp): Part {
    return this.inside(getByTextSelector(text));
  }

  /** For what has no role and no words of its own. */
  findCss(css: string): Part {
    return this.inside(css);
  }

  /** Those of the elements that have these words. */
  having(text: string): Part {
    return this.inside(`internal:has-text=${JSON.stringify(text)}i`);
  }

  get first(): Part {
    return this.inside('nth=0');
  }

  private inside(selector: string): Part {
    return new Part(this.tab, this.selector ? `${this.selector} >> ${selector}` : selector);
  }

  click() {
    return this.tab.click(this.selector);
  }

  upload(...paths: string[]) {
    return this.tab.upload(this.selector, paths);
  }

  /** Replaces what a field holds, as fingers do: a value set by script does not reach React in each engine. */
  async fill(text: string) {
    await this.click();
    await this.tab.press('Control+a');
    await this.tab.type(text);
  }

  /** Calls a function with all elements of this part in the page. */
  each<Result, Arg>(read: (elements: HTMLElement[], arg: Arg) => Result, arg?: Arg): Promise<Result> {
    return this.tab.evaluateAll(this.selector, read, arg) as Promise<Result>;
  }

  texts(): Promise<string[]> {
    return this.each((elements) => elements.map(({ innerText }) => innerText.trim()));
  }

  isFocused(): Promise<boolean> {
    return this.each(([element]) => element !== undefined && element === document.activeElement);
  }

  private isShown(): Promise<boolean> {
    return this.each(([element]) => {
      const { width, height } = element?.getBoundingClientRect() ?? { width: 0, height: 0 };
      return (
        element !== undefined && width * height > 0 && getComputedStyle(element).visibility === 'visible'
      );
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
