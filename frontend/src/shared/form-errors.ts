/** Validates one field and returns a message, or undefined; may read the other fields. */
type FormRule<Values> = (value: unknown, values: Values) => string | undefined;

export type FormRules<Values> = Readonly<Record<keyof Values & string, FormRule<Values>>>;

/** Returns messages by field; empty if the form is valid. */
export function checkFields<Values extends Record<string, unknown>>(
  values: Values,
  rules: FormRules<Values>,
): Record<string, string> {
  const names = Object.keys(rules) as (keyof Values & string)[];
  const broken = names.map((name) => [name, rules[name](values[name], values)] as const);
  return Object.fromEntries(broken.flatMap(([name, message]) => (message ? [[name, message]] : [])));
}
