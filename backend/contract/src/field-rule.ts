/**
 * Validates one value: returns the message to show, or undefined when the value is valid. Forms and the server's DTOs run the same
 * function.
 */
export type FieldRule = (value: unknown) => string | undefined;

/** Returns the message of the first rule that fails. */
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

/** Validates the value unless it is undefined or null. */
export const optional =
  (rule: FieldRule): FieldRule =>
  (value) =>
    value === undefined || value === null ? undefined : rule(value);

export const wholeNumber =
  (min: number, message: string): FieldRule =>
  (value) =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= min ? undefined : message;
