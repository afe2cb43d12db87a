import { globalStyle, style } from '@vanilla-extract/css';
import { edgeFade } from '../layout/edge-fade';
import { lowerEdgeVar } from '../layout/lower-edge';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';
import { rulesWithin } from './rules-within';

const barSize = `calc(${vars.target.small} + ${vars.space[8]} + 1px)`;

export const frame = style({
  position: 'relative',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface,
  /** Keeps the text in place while the toolbar is docked elsewhere. */
  selectors: { '&[data-docked]': { paddingBlockStart: barSize } },
});

export const bar = style({
  position: 'sticky',
  insetBlockStart: vars.header.height,
  zIndex: vars.layer.raised,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  borderStartStartRadius: vars.radius.medium,
  borderStartEndRadius: vars.radius.medium,
  backgroundColor: vars.color.surface,
  padding: vars.space[4],
  /** Has the height of the tools before they are loaded. */
  minBlockSize: barSize,
  selectors: {
    [`${frame}[data-docked] > &`]: {
      position: 'fixed',
      insetBlockStart: 'auto',
      insetInline: 0,
      zIndex: vars.layer.header,
      borderRadius: 0,
      borderBlockStart: `1px solid ${vars.color.border}`,
      boxShadow: vars.shadow.floating,
    },
  },
});

/** Part of a page: no frame, and the toolbar in another element, on phones at the lower edge of the window. */
export const bare = style({ position: 'relative' });
export const bareBar = style({
  minInlineSize: 0,
  '@media': {
    [media.belowTablet]: {
      position: 'fixed',
      insetInline: 0,
      insetBlockEnd: 0,
      zIndex: vars.layer.header,
      padding: vars.space[4],
      borderBlockStart: `1px solid ${vars.color.border}`,
      backgroundColor: vars.color.surface,
    },
  },
  selectors: {
    '&[data-docked]': {
      position: 'fixed',
      insetInline: 0,
      zIndex: vars.layer.header,
      padding: vars.space[4],
      borderBlockStart: `1px solid ${vars.color.border}`,
      backgroundColor: vars.color.surface,
      boxShadow: vars.shadow.floating,
    },
  },
});
globalStyle(`body:has(${bareBar})`, {
  '@media': {
    [media.belowTablet]: {
      vars: { [lowerEdgeVar]: barSize },
      paddingBlockEnd: `calc(${barSize} + ${vars.space[4]})`,
    },
  },
});

/** At least as high as the editor. */
export const preview = style({
  minBlockSize: `calc(400px + 2 * ${vars.space[24]})`,
  selectors: { [`${frame}[data-short] > &`]: { minBlockSize: `calc(120px + 2 * ${vars.space[24]})` } },
});

export const page = style({
  padding: `${vars.space[24]} ${vars.space[16]}`,
  '@media': { [media.tablet]: { padding: `${vars.space[24]} ${vars.space[48]}` } },
  selectors: { [`${bare} > &`]: { padding: 0 } },
});

const inPage = rulesWithin(`.${page}`);

/**
 * Editor.js ships without its own styles (`frontend/build/patch-editorjs.ts`), and its menus are not used.
 */
inPage('.codex-editor__redactor', { minHeight: '400px' });
globalStyle(`${frame}[data-short] .${page} .codex-editor__redactor`, { minHeight: '120px' });
inPage('.ce-toolbar, .ce-inline-toolbar, .codex-editor-overlay, .ce-popover', { display: 'none' });
globalStyle('.ct, .cdx-notifies', { display: 'none' });
inPage('.ce-block--selected [data-kind]', {
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.accentSubtle,
  boxShadow: `0 0 0 ${vars.space[4]} ${vars.color.accentSubtle}`,
});

inPage('[data-dragged]', { opacity: 0.45 });
/** A stacking context for each block: a keystroke in one block does not repaint the others. */
inPage('.ce-block', { isolation: 'isolate' });

inPage('[contenteditable]', {
  outline: 'none',
  whiteSpace: 'pre-wrap',
  minBlockSize: '1lh',
  caretColor: vars.color.accent,
});
inPage('[data-placeholder]:empty::before, [data-placeholder][data-empty="true"]::before', {
  content: 'attr(data-placeholder)',
  float: ['left', 'inline-start'],
  blockSize: 0,
  color: vars.color.textMuted,
  pointerEvents: 'none',
});
inPage('.ce-block:not(:only-child) p[data-placeholder]:not(:focus)::before', { content: 'none' });
inPage('blockquote > footer[data-placeholder]:is(:empty, [data-empty="true"])::before', {
  content: 'attr(data-placeholder)',
});
inPage(':is(td, th)[contenteditable]:focus', { boxShadow: `inset 0 0 0 2px ${vars.color.focus}` });
inPage(':is(td, th)[data-selected]', {
  backgroundColor: vars.color.accentSubtle,
  boxShadow: `inset 0 0 0 1px ${vars.color.accent}`,
  caretColor: 'transparent',
});
inPage('[data-selected]::selection, [data-selected] ::selection', { backgroundColor: 'transparent' });
inPage('ul[data-type="checklist"] input', {
  inlineSize: '1.125em',
  blockSize: '1.125em',
  margin: '0.25em 0 0',
  accentColor: vars.color.accent,
});
inPage('textarea', {
  display: 'block',
  inlineSize: '100%',
  marginBlockEnd: '0.75em',
  padding: vars.space[16],
  border: 0,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.sunken,
  fontFamily: vars.font.mono,
  fontSize: vars.text[14],
  lineHeight: vars.leading.text,
  resize: 'none',
});
inPage('[role="group"]', { borderRadius: vars.radius.small });

/** Rules that React Aria would add as `<style>` elements (`frontend/build/strict-styles.ts`). */
globalStyle('[data-react-aria-pressable]', { touchAction: 'pan-x pan-y pinch-zoom' });

/** The tools stay on one line on every screen: they scroll, and fade at the sides on which more follow. */
export const tools = style({
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  /** Space for rings of focus. */
  margin: `calc(-1 * ${vars.space[4]})`,
  padding: vars.space[4],
  selectors: edgeFade(vars.space[32]),
});
globalStyle(`${tools} > [role="toolbar"]`, {
  flexWrap: 'nowrap',
  inlineSize: 'max-content',
  minInlineSize: '100%',
  blockSize: vars.target.small,
  '@media': { [media.belowTablet]: { gap: 0, justifyContent: 'space-between' } },
});

export const dialog = style({ padding: vars.space[16], outline: 'none' });
