/** Joins class names and leaves out falsy ones. */
export const classes = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ');
