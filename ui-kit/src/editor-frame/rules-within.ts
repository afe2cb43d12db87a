import { globalStyle } from '@vanilla-extract/css';

type Rule = Parameters<typeof globalStyle>[1];

/** Prefixes every selector of a rule with a parent; commas inside brackets do not separate selectors. */
export const rulesWithin = (parent: string) => (selector: string, rule: Rule) =>
  globalStyle(
    selector
      .split(/, (?![^(]*\))/)
      .map((part) => `${parent} ${part}`)
      .join(', '),
    rule,
  );
