import { globalStyle } from '@vanilla-extract/css';
import './font.css';
import { media } from './media';
import { vars } from './vars.css';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box', margin: 0 });

globalStyle('html', {
  height: '100%',
  fontFamily: vars.font.body,
  lineHeight: vars.leading.text,
  color: vars.color.text,
  backgroundColor: vars.color.canvas,
  WebkitTextSizeAdjust: '100%',
  WebkitFontSmoothing: 'antialiased',
  scrollbarGutter: 'stable',
});
globalStyle('body', {
  minHeight: '100%',
  backgroundColor: vars.color.canvas,
  fontSize: vars.text.ui,
  overflowWrap: 'break-word',
});
globalStyle('button, input, textarea, select', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
// Disables double-tap zoom on controls; pinch zoom stays.
globalStyle('a, button', { touchAction: 'pan-x pan-y pinch-zoom' });
globalStyle('ul, ol', { padding: 0, listStyle: 'none' });
globalStyle('img, svg, video', { display: 'block', maxWidth: '100%' });

globalStyle(':focus-visible, button[data-focus-visible], a[data-focus-visible]', {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
});
globalStyle('::selection', { backgroundColor: vars.color.selection });

// The document asks users of browsers older than docs/browsers.md lists to update.
globalStyle('[data-outdated-browser]', {
  padding: vars.space[16],
  color: vars.color.text,
  backgroundColor: vars.color.accentSubtle,
  '@supports': { '(width: 1lh) and selector(:has(a))': { display: 'none' } },
});

globalStyle('*, *::before, *::after', {
  '@media': {
    [media.stillness]: { animation: 'none !important', scrollBehavior: 'auto !important' as 'auto' },
  },
});
