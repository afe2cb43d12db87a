import { describe, expect, it } from 'vitest';
import { withoutOwnStyles } from './own-styles';

describe('styles of single elements', () => {
  it('become one sheet, each style once', () => {
    const html =
      '<p class="a" style="width:1px;clip:rect(0 0 0 0)">Kick <b>off</b></p><i style="color:red"></i><i style="width:1px;clip:rect(0 0 0 0)"></i>';
    expect(withoutOwnStyles(html)).toEqual({
      view: '<p class="a" data-drawn="0">Kick <b>off</b></p><i data-drawn="1"></i><i data-drawn="0"></i>',
      styles: '#root [data-drawn="0"]{width:1px;clip:rect(0 0 0 0)}#root [data-drawn="1"]{color:red}',
    });
  });

  it('are left where words only speak of them', () => {
    const html = '<p title="a style=">He said style="width:1px" and left</p>';
    expect(withoutOwnStyles(html)).toEqual({ view: html, styles: '' });
  });

  it.each([
    'color:red}body{display:none',
    'background:url(/spy)',
    'background:image-set(a)',
    'color:red;/*',
    'width:expression(1)',
    'color:&quot;red',
    '\\75rl(a)',
  ])('keep a view from being shown where they could do more than look: %s', (style) => {
    expect(withoutOwnStyles(`<p style="${style}">Kick off</p>`)).toEqual({ view: '', styles: '' });
  });
});
