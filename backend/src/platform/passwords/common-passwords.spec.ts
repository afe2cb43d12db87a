import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords';

describe('a common password', () => {
  it.each(['P@ssw0rd', 'Password1!', 'Passw0rd!', 'Welcome1!', '1qaz@WSX', 'Football2024!', 'QWERTY123!'])(
    'is %s, a variation of one',
    (password) => expect(isCommonPassword(password)).toBe(true),
  );

  it.each(['Touchline1!', 'Str0ng!Pass', 'Kick-off at 7', 'zwölf Pfosten 3!', 'vL9#kq2&Wm'])(
    'is not %s',
    (password) => expect(isCommonPassword(password)).toBe(false),
  );
});
