import { expect, it } from 'vitest';
import { styleAttributes } from './style-attributes';

it('each style attribute is listed once, as the browser reads it', () => {
  const html =
    '<p class="a" style="width:1px;clip:rect(0 0 0 0)">Kick <b>off</b></p><i style="color:#fff"></i><i style="width:1px;clip:rect(0 0 0 0)"></i>';
  expect(styleAttributes(html)).toEqual(['width:1px;clip:rect(0 0 0 0)', 'color:#fff']);
});

it.each([
  'color:red}body{display:none',
  'background:url(/spy)',
  'background:image-set(a)',
  'color:red;/*',
  'width:expression(1)',
  'color:&quot;red',
  '\\75rl(a)',
])('a style that could load a resource stays blocked: %s', (style) => {
  expect(styleAttributes(`<p style="${style}">Kick off</p>`)).toEqual([]);
});
