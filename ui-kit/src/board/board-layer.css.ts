import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { displayGap } from '../theme/scale';
import { vars } from '../theme/vars.css';
import { maxDrawingHeight, maxFullScreenHeight } from './board-sizes';

const ratio = 'var(--tl-board-ratio)';
const x = 'var(--tl-board-x)';
const y = 'var(--tl-board-y)';
/** Diameter of a player. */
const piece = 'calc(var(--tl-board-piece) * 100cqw)';

/** The same size as the drawing, which its container and the height of the window limit. */
export const layer = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: `min(100%, 720px, ${maxDrawingHeight} * ${ratio})`,
  aspectRatio: ratio,
  containerType: 'size',
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});

globalStyle(`[data-full-screen] ${layer}`, {
  inlineSize: `min(100%, ${maxFullScreenHeight} * ${ratio})`,
  insetInline: 0,
  marginInline: 'auto',
});

const atPiece = { position: 'absolute', top: 0, left: 0 } as const;

const targetSize = `max(24px, 1.4 * ${piece})`;

/** Presses beside a piece choose the nearest one: targets never cover each other. */
export const target = style({
  ...atPiece,
  inlineSize: targetSize,
  blockSize: targetSize,
  padding: 0,
  border: '2px solid transparent',
  borderRadius: vars.radius.full,
  backgroundColor: 'transparent',
  transform: `translate(${x}, ${y}) translate(-50%, -50%)`,
  cursor: 'pointer',
  pointerEvents: 'auto',
  selectors: {
    '[data-playing] > &': { pointerEvents: 'none' },
    '&[data-hovered]': { borderColor: vars.color.borderStrong },
    '&[aria-pressed="true"]': {
      borderColor: vars.color.commentLine,
      boxShadow: `0 0 0 2px ${vars.color.canvas}`,
    },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    // A transparent border would be drawn around each piece.
    [media.forcedColours]: {
      borderStyle: 'none',
      selectors: { '&[aria-pressed="true"]': { borderStyle: 'solid', borderColor: 'Highlight' } },
    },
  },
});

const markGap = `${vars.space[4]}`;
const offset = `(0.28 * ${piece})`;

/** Above the piece at its left, because a ball is at its right; at the edges of the drawing on the other sides. The pitch is never mirrored. */
export const marks = style({
  ...atPiece,
  display: 'flex',
  gap: markGap,
  transform: `translate(calc(${x} - 100% - ${offset}), calc(${y} - 100% - ${offset}))`,
  selectors: {
    '&[data-at-left]': { transform: `translate(calc(${x} + ${offset}), calc(${y} - 100% - ${offset}))` },
    '&[data-at-top]': { transform: `translate(calc(${x} - 100% - ${offset}), calc(${y} + ${offset}))` },
    '&[data-at-left][data-at-top]': {
      transform: `translate(calc(${x} + ${offset}), calc(${y} + ${offset}))`,
    },
  },
});

/** Radii of the four corners, clockwise from the top left, with one sharp. */
function tipAt({ top, bottom }: { top?: 'left' | 'right'; bottom?: 'left' | 'right' }): string {
  const corners = [top === 'left', top === 'right', bottom === 'right', bottom === 'left'];
  return corners.map((isSharp) => (isSharp ? '1px' : '12px')).join(' ');
}

/** A small speech bubble with its tip towards the piece: round marks would look like players. */
export const mark = style({
  position: 'relative',
  flexShrink: 0,
  minInlineSize: '24px',
  blockSize: '24px',
  paddingInline: vars.space[4],
  border: `1px solid ${vars.color.commentLine}`,
  borderRadius: tipAt({ bottom: 'right' }),
  fontFamily: vars.font.display,
  fontSize: vars.text[14],
  fontWeight: 650,
  wordSpacing: displayGap,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.canvas,
  backgroundColor: vars.color.commentLine,
  cursor: 'pointer',
  pointerEvents: 'auto',
  selectors: {
    '&[data-quiet]': { color: vars.color.commentLine, backgroundColor: vars.color.comment },
    '&[data-hovered]': { boxShadow: `0 0 0 2px ${vars.color.canvas}` },
    '&[aria-current]': { boxShadow: `0 0 0 2px ${vars.color.canvas}, 0 0 0 4px ${vars.color.commentLine}` },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    // Looks small, but its hit area is larger; marks of one piece divide the room.
    [media.touch]: { '::after': { content: '', position: 'absolute', inset: '-10px -2px' } },
    [media.forcedColours]: {
      forcedColorAdjust: 'none',
      color: 'HighlightText',
      backgroundColor: 'Highlight',
      borderColor: 'Highlight',
      selectors: { '&[data-quiet]': { color: 'CanvasText', backgroundColor: 'Canvas' } },
    },
  },
});

globalStyle(`${marks}[data-at-left] > ${mark}`, { borderRadius: tipAt({ bottom: 'left' }) });
globalStyle(`${marks}[data-at-top] > ${mark}`, { borderRadius: tipAt({ top: 'right' }) });
globalStyle(`${marks}[data-at-left][data-at-top] > ${mark}`, { borderRadius: tipAt({ top: 'left' }) });
globalStyle(`${marks} > ${mark}:only-child::after`, { '@media': { [media.touch]: { inset: '-10px' } } });

const barGap = `(0.8 * ${piece} + ${vars.space[8]})`;
const barLeft = `clamp(0px, calc(${x} - 50%), calc(100cqw - 100%))`;

/** Above the piece, or below it at the top of the drawing; never beyond the sides. */
export const bar = style({
  ...atPiece,
  zIndex: vars.layer.raised,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  inlineSize: 'max-content',
  maxInlineSize: '100cqw',
  padding: vars.space[4],
  paddingInlineStart: vars.space[12],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  color: vars.color.text,
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.floating,
  pointerEvents: 'auto',
  transform: `translate(${barLeft}, max(0px, calc(${y} - 100% - ${barGap})))`,
  selectors: { '&[data-in-upper-part]': { transform: `translate(${barLeft}, calc(${y} + ${barGap}))` } },
});

export const name = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 600,
  paddingInlineEnd: vars.space[4],
});
