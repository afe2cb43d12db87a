import postcss from 'postcss';
import { expect, it } from 'vitest';
import { piecesOf } from './vite-styles';

const pieces = (css: string) => piecesOf(postcss.parse(css)).map(({ text, needs }) => [text, needs]);

it('a rule needs all classes of one of its selectors', () => {
  expect(pieces('.a .b:hover,.c>p{top:0}')).toEqual([['.a .b:hover,.c>p{top:0}', [['a', 'b'], ['c']]]]);
});

it('what may be one of several, or must not be there, is not needed', () => {
  expect(pieces('.a:is(.b,.c):not(.d:is(.e,.f)){top:0}')).toEqual([
    ['.a:is(.b,.c):not(.d:is(.e,.f)){top:0}', [['a']]],
  ]);
});

it('a rule that some selector asks no class for is always there, as are fonts and movements', () => {
  const always = ['.a,[data-x]{top:0}', '@font-face{font-family:A}', '@keyframes k{to{opacity:0}}'];
  expect(pieces(always.join(''))).toEqual(always.map((text) => [text, []]));
});

it('rules of a medium are told apart, and stay in it', () => {
  expect(pieces('@media print{@container (width>9px){.a{top:0}.b{top:1px}}}')).toEqual([
    ['@media print{@container (width>9px){.a{top:0}}}', [['a']]],
    ['@media print{@container (width>9px){.b{top:1px}}}', [['b']]],
  ]);
});
