/** A rule for one field: the sentence to show when it is broken. It may look at the others. */
type FormRule<Values> = (value: unknown, values: Values) => string | undefined;

export type FormRules<Values> = Readonly<Record<keyof Values & string, FormRule<Values>>>;

/** What is wrong with a form, by field; empty when nothing is. */
export function checkFields<Values extends Record<string, unknown>>(
  values: Values,
  rules: FormRules<Values>,
): Record<string, string> {
  const names = Object.keys(rules) as (keyof Values & string)[];
  const broken = names.map((name) => [name, rules[name](values[name], values)] as const);
  return Object.fromEntries(broken.flatMap(([name, message]) => (message ? [[name, message]] : [])));
}
