import type { FieldRule } from '@touchline/contract';

/** What is wrong with a form, by field; empty when nothing is. */
export function checkFields<Name extends string>(
  values: Readonly<Record<Name, unknown>>,
  rules: Readonly<Record<Name, FieldRule>>,
): Partial<Record<Name, string>> {
  const names = Object.keys(rules) as Name[];
  const broken = names.map((name) => [name, rules[name](values[name])] as const);
  return Object.fromEntries(broken.filter(([, message]) => message)) as Partial<Record<Name, string>>;
}
