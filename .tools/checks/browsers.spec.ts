import { describe, expect, it } from 'vitest';
import { missingIn } from './browsers/compat.mjs';
import { differences, listedUnder } from './browsers/list.mjs';
import { featuresInScript, secureFeaturesInScript, stylesInScript } from './browsers/scripts.mjs';
import { featuresInStyles } from './browsers/styles.mjs';

const inScript = (code: string) => featuresInScript(code).map(({ name }) => name);
const inStyles = (css: string) => featuresInStyles(css).map(({ name }) => name);

describe('features of a script', () => {
  it.each([
    ['requestIdleCallback(work)', 'requestIdleCallback'],
    ['window.requestIdleCallback?.(work)', 'requestIdleCallback'],
    ['new Highlight(range)', 'Highlight'],
    ['URL.canParse(address)', 'URL.canParse'],
    ['CSS.highlights.set(name, marks)', 'CSS.highlights'],
    ['"highlights" in CSS', 'CSS.highlights'],
    ['Object.groupBy(list, key)', 'Object.groupBy'],
    ['found.checkVisibility()', 'Element.checkVisibility'],
    ['found["checkVisibility"]?.()', 'Element.checkVisibility'],
    ['const { highlights } = CSS', 'CSS.highlights'],
    ['box.addEventListener("scrollend", stop)', 'Document: scrollend'],
  ])('are found in %s', (code, name) => expect(inScript(code)).toEqual([name]));

  it.each([
    ['a function of the same name as a global', 'function Highlight() {} new Highlight()'],
    ['a member that an older feature shares its name with', 'found.toggle()'],
    [
      'what all supported browsers have',
      'structuredClone(list.findLast(Boolean)); new ResizeObserver(resize)',
    ],
    ['text', 'const name = "requestIdleCallback"'],
  ])('are not found in %s', (_, code) => expect(inScript(code)).toEqual([]));

  it.each(['using file = open()', '/[a--b]/v', 'import data from "a.json" with { type: "json" }'])(
    'are refused as syntax newer than the target: %s',
    (code) => expect(() => featuresInScript(code)).toThrow(SyntaxError),
  );
});

describe('features of secure contexts', () => {
  it.each([
    ['navigator.clipboard?.writeText(link)', 'Navigator.clipboard'],
    ['window.navigator["clipboard"]', 'Navigator.clipboard'],
    ['crypto.randomUUID()', 'Crypto.randomUUID'],
    ['globalThis.crypto.subtle', 'Crypto.subtle'],
    ['new ClipboardItem(item)', 'ClipboardItem'],
    ['navigator.locks.request(name, run)', 'Navigator.locks'],
    ['caches.open(name)', 'caches'],
  ])('are found in %s', (code, name) => expect(secureFeaturesInScript(code)).toEqual([name]));

  it.each(['crypto.getRandomValues(bytes)', 'const caches = []; caches.open()', 'request.credentials'])(
    'are not found in %s',
    (code) => expect(secureFeaturesInScript(code)).toEqual([]),
  );
});

it('the style sheets that a script adopts are found in its text', () => {
  const adopting = 'const css = `a { cursor: grab }`, sheet = new CSSStyleSheet(); sheet.replaceSync(css)';
  expect(stylesInScript(adopting)).toEqual(['a { cursor: grab }']);
  expect(stylesInScript('const css = `a { cursor: grab }`')).toEqual([]);
});

describe('features of a style sheet', () => {
  it.each([
    ['a { field-sizing: content }', 'field-sizing'],
    ['a { float: inline-start }', 'float: inline-start'],
    ['a { color: light-dark(#fff, #000) }', 'light-dark'],
    ['a { user-select: none }', 'user-select'],
    ['@starting-style { a { opacity: 0 } }', '@starting-style'],
    ['@media (prefers-reduced-transparency) { a { opacity: 1 } }', '@media (prefers-reduced-transparency)'],
    ['a:user-invalid { color: red }', ':user-invalid'],
    ['::highlight(comment) { color: red }', '::highlight'],
    ['a { &:hover { color: red } }', '&'],
  ])('are found in %s', (css, name) => expect(inStyles(css)).toEqual([name]));

  it.each([
    ['a property with the prefix that Safari needs', 'a { -webkit-user-select: none; user-select: none }'],
    [
      'what all supported browsers have',
      'a:has(b) { block-size: 1lh; color: color-mix(in srgb, red, blue) }',
    ],
    ['text', 'a::after { content: "light-dark" }'],
  ])('are not found in %s', (_, css) => expect(inStyles(css)).toEqual([]));
});

describe('the list of browsers without a feature', () => {
  const compat = (support: object) => missingIn({ support } as Parameters<typeof missingIn>[0]);
  const all = { chrome: { version_added: '90' }, firefox: { version_added: '100' } };

  it.each([
    ['Safari < 17.4', { safari: { version_added: '17.4' }, safari_ios: { version_added: '17.4' } }],
    ['Safari', { safari: { version_added: false }, safari_ios: { version_added: 'preview' } }],
    ['Safari on iOS < 18', { safari: { version_added: '16.4' }, safari_ios: { version_added: '18' } }],
    ['', { safari: { version_added: '≤9.1' }, safari_ios: { version_added: '9.3' } }],
  ])('is “%s”', (missing, safari) => expect(compat({ ...all, ...safari })).toBe(missing));

  it('counts neither a flag nor another name as support', () => {
    const safari = [
      { version_added: '15', flags: [] },
      { version_added: '14', alternative_name: 'webkitIt' },
    ];
    expect(compat({ ...all, safari, safari_ios: safari })).toBe('Safari');
  });
});

describe('docs/browsers.md', () => {
  const page =
    '# Browsers\n\n## Known\n\n| Feature | Missing in |\n| --- | --- |\n| `a`, `b` | Safari < 17 |\n\n## Other\n\n| `c` | Ours |\n';
  const found = (names: string[]) =>
    new Map(names.map((name) => [name, { missing: 'Safari < 17', files: ['main.js'] }]));
  const features = listedUnder(page, 'Known');

  it('lists the features of a section, several in a row', () => {
    expect(features).toEqual([
      { name: 'a', missing: 'Safari < 17' },
      { name: 'b', missing: 'Safari < 17' },
    ]);
    expect(listedUnder(page, 'Other').map(({ name }) => name)).toEqual(['c']);
  });

  it.each([
    [['a', 'b'], []],
    [['a', 'b', 'd'], ['d is not listed (missing in Safari < 17; in main.js).']],
    [['a'], ['b is listed, but not used.']],
  ])('lists a and b: if %j are used, the differences are %j', (names, faults) => {
    expect(differences(found(names), { features, lookalikes: [] })).toEqual(faults);
  });

  it('does not tell other versions than the data', () => {
    const listed = [{ name: 'a', missing: 'Safari < 18' }];
    expect(differences(found(['a']), { features: listed, lookalikes: [] })).toEqual([
      'a is missing in Safari < 17, and listed with Safari < 18.',
    ]);
    expect(differences(found(['a']), { features: [], lookalikes: listed })).toEqual([]);
  });
});
