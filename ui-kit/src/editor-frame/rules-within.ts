import { globalStyle } from '@vanilla-extract/css';

type Rule = Parameters<typeof globalStyle>[1];

/** Rules for what is inside of an element; several selectors are told apart by a comma outside of brackets. */
export const rulesWithin = (parent: string) => (selector: string, rule: Rule) =>
  globalStyle(
    selector
      .split(/, (?![^(]*\))/)
      .map((part) => `${parent} ${part}`)
      .join(', '),
    rule,
  );
