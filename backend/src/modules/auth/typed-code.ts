/** A code as it was typed, with or without gaps: of an app, or one of those kept for the day that the phone is lost. */
export interface TypedCode {
  kind: 'app' | 'recovery';
  code: string;
}

export function readCode(typed: string): TypedCode {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  return { kind: /^\d{6}$/.test(code) ? 'app' : 'recovery', code };
}

/** Four by four, as people copy it from paper. */
export const inGroups = (code: string) => code.match(/.{1,4}/g)?.join('-') ?? code;
