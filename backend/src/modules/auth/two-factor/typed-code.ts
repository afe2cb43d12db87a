/** A code as typed, with or without separators: of an authenticator app, or a recovery code. */
export interface TypedCode {
  kind: 'app' | 'recovery';
  code: string;
}

export function readCode(typed: string): TypedCode {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  return { kind: /^\d{6}$/.test(code) ? 'app' : 'recovery', code };
}

/** Formats a recovery code in groups of four, to copy it from paper. */
export const inGroups = (code: string) => code.match(/.{1,4}/g)?.join('-') ?? code;
