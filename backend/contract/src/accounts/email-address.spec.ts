import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountRules, adminRules, canonicalEmail, newEmail } from '../index';

describe('the canonical form of an address', () => {
  it.each([
    ['mia@club.example', 'mia@club.example'],
    ['  Mia@Club.Example\n', 'mia@club.example'],
    ['mi\u200ba@club.example', 'mia@club.example'],
    ['mi\u00ada@cl\u200dub.example', 'mia@club.example'],
    ['\u202emia\u202c@club.example', 'mia@club.example'],
    ['\ufeffmia@club.example\u2060', 'mia@club.example'],
    ['mia\ufe0f@club.example\u{e0041}', 'mia@club.example'],
    ['mi\u034fa\u3164@club.example', 'mia@club.example'],
    ['ｍｉａ＠ｃｌｕｂ．ｅｘａｍｐｌｅ', 'mia@club.example'],
    ['x@müller.example', 'x@xn--mller-kva.example'],
    ['x@mu\u0308ller.example', 'x@xn--mller-kva.example'],
    ['X@MÜLLER.example', 'x@xn--mller-kva.example'],
    ['x@xn--mller-kva.example', 'x@xn--mller-kva.example'],
    ['x@XN--MLLER-KVA.example', 'x@xn--mller-kva.example'],
    ['x@straße.example', 'x@xn--strae-oqa.example'],
    ['x@例え。テスト', 'x@xn--r8jz45g.xn--zckzah'],
    ['иван@почта.рф', 'иван@xn--80a1acny.xn--p1ai'],
    ['mu\u0308ller@club.example', 'müller@club.example'],
    ["o'brien+tag@a-b.c_d.example", "o'brien+tag@a-b.c_d.example"],
  ])('of %j is %s', (typed, canonical) => {
    expect(canonicalEmail(typed)).toBe(canonical);
    expect(canonicalEmail(canonical)).toBe(canonical);
    expect(newEmail(typed.trim())).toBeUndefined();
  });

  it.each([
    '',
    'mia',
    'mia@club',
    'A@1.2.3.4',
    'a@b/c.example',
    'a@b%41.example',
    'a@xn--.example',
    '@',
    'a@@b.c',
  ])('leaves %j, which is no address, and the rule refuses it', (typed) => {
    expect(canonicalEmail(typed)).toBe(typed.toLowerCase());
    expect(newEmail(typed)).toBe('Please enter a valid email address');
  });

  it('is its own canonical form, whatever was typed', () => {
    const part = fc.string({ unit: 'binary', maxLength: 12 });
    fc.assert(
      fc.property(part, part, (local, domain) => {
        const once = canonicalEmail(`${local}@${domain}.example`);
        expect(canonicalEmail(once)).toBe(once);
      }),
      { numRuns: 300 },
    );
  });
});

describe('a new address', () => {
  it.each([
    ['anna\u2010maria@club.example', '\u2010', 'U+2010'],
    ['anna\u2013maria@club.example', '\u2013', 'U+2013'],
    ['anna\u2212maria@club.example', '\u2212', 'U+2212'],
    ['o\u2019brien@club.example', '\u2019', 'U+2019'],
    ['o\u02bcbrien@club.example', '\u02bc', 'U+02BC'],
    ['mia@club\u2010one.example', '\u2010', 'U+2010'],
    ['mia\u{1f600}@club.example', '\u{1f600}', 'U+1F600'],
  ])('%s is refused with the sign named', (typed, sign, code) => {
    const message = `“${sign}” (${code}) isn't allowed in an email address. Please type it again.`;
    expect(newEmail(typed)).toBe(message);
    expect(adminRules.adminEmail(typed)).toBe(message);
  });

  it.each([
    ['\u0430nna@club.example', '\u0430', 'U+0430'],
    ['ann\u03b1@club.example', '\u03b1', 'U+03B1'],
  ])('%s is refused with the letter of another alphabet named', (typed, letter, code) => {
    expect(newEmail(typed)).toBe(
      `“${letter}” (${code}) is a letter of another alphabet. Please type it again.`,
    );
  });

  it.each(['田中taro@club.example', 'søren@club.example', 'иван@club.example', 'γιάννης@club.example'])(
    '%s of one script is accepted',
    (typed) => expect(newEmail(typed)).toBeUndefined(),
  );

  it('counts the characters of its Punycode', () => {
    const long = `x@${`é${'a'.repeat(45)}.`.repeat(5)}example`;
    expect(long.length).toBeLessThan(254);
    expect(newEmail(long)).toBe('Please enter a valid email address');
    expect(newEmail(`x@${'ü'.repeat(70)}.example`)).toBe('Please enter a valid email address');
  });

  it.each([null, undefined, 7, ['a@b.example'], {}])('%j is refused', (value) => {
    expect(newEmail(value)).toBe('Please enter a valid email address');
  });
});

describe('an address to sign in with', () => {
  it.each([
    'mia@club.example',
    '\ufeffmia@club.example',
    'anna\u2010maria@club.example',
    'mia＠club.example',
    'x@例え。テスト',
  ])('%s may be typed', (typed) => expect(accountRules.email(typed)).toBeUndefined());
});
