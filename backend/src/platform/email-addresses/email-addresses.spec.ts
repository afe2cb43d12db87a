import { describe, expect, it } from 'vitest';
import { acceptEmail, searchedEmail, shownEmail } from '.';

describe('an address is shown', () => {
  it.each([
    ['x@xn--mller-kva.example', 'x@müller.example'],
    ['x@xn--strae-oqa.example', 'x@straße.example'],
    ['x@xn--r8jz45g.xn--zckzah', 'x@例え.テスト'],
    ['иван@xn--80a1acny.xn--p1ai', 'иван@почта.рф'],
    ['mia@club.example', 'mia@club.example'],
    ['xn--mia@club.example', 'xn--mia@club.example'],
  ])('%s as people write it: %s', (stored, shown) => {
    expect(shownEmail(stored)).toBe(shown);
  });

  it.each([
    ['раypal.example with two Cyrillic letters', 'x@xn--ypal-43d9g.example'],
    ['аррӏе.example, which is all Cyrillic', 'x@xn--80ak6aa92e.example'],
    ['a domain with a hyphen of another kind', 'x@xn--club-m86a.example'],
    ['an invalid domain', 'x@xn--a.example'],
  ])('in Punycode: %s', (_, stored) => {
    expect(shownEmail(stored)).toBe(stored);
  });
});

describe('a search', () => {
  it.each([
    ['müller.example', 'xn--mller-kva.example'],
    ['x@müller', 'x@xn--mller-kva'],
    ['anna @müller.example', 'anna @xn--mller-kva.example'],
    ['mia@club.example', 'mia@club.example'],
  ])('for %s also finds %s', (typed, searched) => {
    expect(searchedEmail(typed)).toBe(searched);
  });
});

describe('a changed address', () => {
  it('is stored in its canonical form', () => {
    expect(acceptEmail(' Mi\u200ba@MÜLLER.example', 'old@club.example')).toBe('mia@xn--mller-kva.example');
  });

  it.each(['x@müller.example', 'x@xn--mller-kva.example'])('is kept when %s is what is shown', (typed) => {
    expect(acceptEmail(typed, 'x@xn--mller-kva.example')).toBe('x@xn--mller-kva.example');
  });

  it('of an earlier version is kept when it is unchanged, and refused as a new one', () => {
    const old = 'anna\u2010maria@club.example';
    expect(acceptEmail(old, old)).toBe(old);
    expect(() => acceptEmail(old, 'anna@club.example')).toThrow();
  });
});
