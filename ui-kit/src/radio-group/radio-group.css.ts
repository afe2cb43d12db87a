import { style } from '@vanilla-extract/css';
import { mark } from '../form/choice.css';
import { vars } from '../theme/vars.css';

export const dot = style([
  mark,
  {
    '::after': { content: '', inlineSize: 8, blockSize: 8, borderRadius: vars.radius.full },
    selectors: {
      '[data-selected] > &': { color: vars.color.textOnAccent },
      '[data-selected] > &::after': { backgroundColor: 'currentColor' },
    },
  },
]);
