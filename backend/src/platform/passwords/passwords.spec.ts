import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HASH_COST, Passwords } from './passwords';

describe('a password', () => {
  const cheap = Passwords.cost;
  beforeEach(() => {
    Passwords.cost = HASH_COST;
  });
  afterEach(() => {
    Passwords.cost = cheap;
  });

  it('is hashed by argon2id with 19 MiB and two passes, and verified against that hash', async () => {
    const passwords = new Passwords();
    const hashed = await passwords.hash('Touchline1!');
    expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await passwords.verify(hashed, 'Touchline1!')).toBe(true);
    expect(await passwords.verify(hashed, 'Touchline2!')).toBe(false);
  });

  it('with a cheaper hash is still verified', async () => {
    const passwords = new Passwords();
    Passwords.cost = cheap;
    const hashed = await passwords.hash('Touchline1!');
    Passwords.cost = HASH_COST;
    expect(hashed).not.toContain('m=19456');
    expect(await passwords.verify(hashed, 'Touchline1!')).toBe(true);
  });
});
