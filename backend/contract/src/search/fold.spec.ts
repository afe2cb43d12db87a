import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, foldWithOffsets } from './fold';

const cases: [what: string, typed: string, folded: string][] = [
  ['case', 'Front POD', 'front pod'],
  ['accents, composed', 'Café Zürich Ærø', 'cafe zurich aero'],
  ['accents, decomposed', 'Cafe\u0301 Zu\u0308rich', 'cafe zurich'],
  ['two accents on a letter', 'Nguyễn', 'nguyen'],
  ['ligatures', 'oﬃce ﬂy-half', 'office fly-half'],
  ['letters that are two', 'Œuvre Straße STRASSE ẞ Þór', 'oeuvre strasse strasse ss thor'],
  ['letters with a stroke', 'Møller Łódź Đorđe', 'moller lodz dorde'],
  ['Turkish letters', 'İstanbul ISPARTA ısparta', 'istanbul isparta isparta'],
  ['Greek accents and the final sigma', 'Οδυσσέας ΟΔΥΣΣΕΑΣ', 'οδυσσεασ οδυσσεασ'],
  ['Cyrillic accents', 'Алёна Сергей', 'алена сергеи'],
  ['Hebrew points', 'שָׁלוֹם', 'שלום'],
  ['Hebrew quotation marks and hyphen', 'צה״ל תל־אביב', 'צה"ל תל-אביב'],
  ['Arabic vowels and tatweel', 'مُحَمَّد محـــمد', 'محمد محمد'],
  ['Arabic presentation forms', 'ﻼ', 'لا'],
  ['Hangul, composed and decomposed', '한국 \u1112\u1161\u11ab\u1100\u116e\u11a8', '한국 한국'],
  ['full width', 'Ｆｕｌｌ　Ｗｉｄｔｈ　４－３－３', 'full width 4-3-3'],
  ['half width kana', 'ﾊﾟｽ ｶﾞｰﾄﾞ', 'パス ガード'],
  ['voiced kana, which are other letters', 'か\u3099 が か', 'が が か'],
  ['vowels of Thai, which are no accents', 'กำลัง', 'กําลัง'],
  ['vowels of Hindi, which are no accents', 'हिंदी', 'हिंदी'],
  ['apostrophes', 'Don’t don‘t don´t don`t donʼt don＇t', "don't don't don't don't don't don't"],
  ['quotation marks', '“a” „b“ «c» ″d″ ＂e＂', '"a" "b" "c" "d" "e"'],
  ['hyphens and dashes', 'a‐b‑c‒d–e—f−g﹣h', 'a-b-c-d-e-f-g-h'],
  ['soft hyphens', 'line\u00adout', 'lineout'],
  ['blanks of every kind', '  a\u00a0b\u2009c\u202fd\u3000\t e\r\n\nf ', 'a b c d e f'],
  ['invisible characters', 'a\u200bb\u2060c\ufeffd\u0000e\ufe0f', 'abcde'],
  ['direction marks', '\u202bשלום\u202c', 'שלום'],
  ['fractions and signs', '½ m² … ™ 1∕2', '1/2 m2 ... tm 1/2'],
  ['emoji, with and without a joiner', '👩\u200d👧 ⚽️', '👩👧 ⚽'],
  ['percent and underscore, which stay', '80% a_b \\', '80% a_b \\'],
  ['only accents and invisible characters', '\u0301\u200b\u00ad', ''],
];

const anyText = fc
  .array(fc.integer({ min: 0, max: 0x2ffff }), { maxLength: 30 })
  .map((codes) => String.fromCodePoint(...codes));

describe('folding', () => {
  it.each(cases)('folds %s', (_, typed, folded) => {
    expect(fold(typed)).toBe(folded);
  });

  it('changes nothing that is folded, whatever the text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
      { numRuns: 300 },
    );
  });

  it('folds composed and decomposed forms alike, whatever the text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD'])
          expect(fold(text.normalize(form))).toBe(fold(text));
      }),
      { numRuns: 300 },
    );
  });
});

it('folds all forms of each character alike', () => {
  const differing: string[] = [];
  for (let code = 0; code <= 0x2ffff; code += 1) {
    const character = String.fromCodePoint(code);
    const folded = fold(character);
    const forms = ['NFC', 'NFD', 'NFKC', 'NFKD'].map((form) => fold(character.normalize(form)));
    if (forms.some((each) => each !== folded) || fold(folded) !== folded) differing.push(code.toString(16));
  }
  expect(differing).toEqual([]);
});

describe('folding with offsets', () => {
  const letter = fc.constantFrom(...new Set(cases.flatMap(([, typed]) => [...typed])));

  it.each(cases)('folds %s alike', (_, typed, folded) => {
    expect(foldWithOffsets(typed).folded).toBe(folded);
  });

  it('maps each folded character to the part of the original that it comes from', () => {
    fc.assert(
      fc.property(fc.string({ unit: letter, maxLength: 30 }), (text) => {
        const { folded, starts, ends } = foldWithOffsets(text);
        for (const [at, unit] of folded.split('').entries()) {
          const part = text.slice(starts[at], ends[at]);
          expect(unit === ' ' || fold(part).includes(unit)).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });
});
