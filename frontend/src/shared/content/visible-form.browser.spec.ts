import { blocksToHtml } from '@touchline/content';
import { canonical } from '@touchline/content/samples';
import { expect, it } from 'vitest';
import { htmlToBlocks } from './parse';
import { visibleForm } from './visible-form';

const isKept = (html: string) => visibleForm(blocksToHtml(htmlToBlocks(html).blocks)) === visibleForm(html);

it.each(Object.entries(canonical))('a canonical page looks the same after editing: %s', (_, html) => {
  expect(isKept(html)).toBe(true);
});

it.each([
  'one <b>two</b><p>three</p>',
  '<ul><li><p>a</p><p>b</p></li></ul>',
  '<p data-id="x">a&nbsp;</p>\n<p>b<br></p>',
  '<p><i><b>a</b></i> b</p>',
  '<table><tr><th>Call</th><td>a</td></tr></table>',
  '<blockquote>a</blockquote>',
])('another spelling of the same content looks the same: %s', (html) => {
  expect(isKept(html)).toBe(true);
});

it.each([
  '<table><tr><td>a<ul><li>b</li></ul></td></tr></table>',
  '<ol><li>a<ol start="4"><li>b</li></ol></li></ol>',
  '<ul><li>a<table><tr><td>b</td></tr></table></li></ul>',
  '<aside data-type="callout" data-tone="tip"><h2>a</h2><p>b</p></aside>',
  '<blockquote><ul><li>a</li></ul></blockquote>',
  '<aside>a</aside>',
])('simplified content looks different: %s', (html) => {
  expect(isKept(html)).toBe(false);
});
