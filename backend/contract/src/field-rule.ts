/**
 * A rule for one value: the sentence to show when it is broken, or nothing when the value is fine.
 * Forms run it as it is; the server's DTOs run the same function.
 */
export type FieldRule = (value: unknown) => string | undefined;

/** The first broken rule speaks. */
export function every(...rules: FieldRule[]): FieldRule {
  return (value) => {
    for (const rule of rules) {
      const message = rule(value);
      if (message) return message;
    }
    return undefined;
  };
}

export const required =
  (message: string): FieldRule =>
  (value) =>
    typeof value === 'string' && value.trim() !== '' ? undefined : message;

export const maxLength =
  (length: number, message: string): FieldRule =>
  (value) =>
    typeof value === 'string' && value.length <= length ? undefined : message;

export const minLength =
  (length: number, message: string): FieldRule =>
  (value) =>
    typeof value === 'string' && value.length >= length ? undefined : message;

export const matches =
  (pattern: RegExp, message: string): FieldRule =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? undefined : message;

export const oneOf = (values: readonly string[], message: string): FieldRule => {
  return (value) => (typeof value === 'string' && values.includes(value) ? undefined : message);
};

export const isBoolean =
  (message: string): FieldRule =>
  (value) =>
    typeof value === 'boolean' ? undefined : message;

/** Checks the value only when one was given. */
export const optional =
  (rule: FieldRule): FieldRule =>
  (value) =>
    value === undefined || value === null ? undefined : rule(value);

export const wholeNumber =
  (min: number, message: string): FieldRule =>
  (value) =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= min ? undefined : message;
