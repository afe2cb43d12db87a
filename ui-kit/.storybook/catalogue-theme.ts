import { create, type ThemeVars } from 'storybook/theming';
import { dark } from '../src/theme/dark';
import { light } from '../src/theme/light';

export type ThemeName = 'light' | 'dark';

const palettes = { light, dark };

/** Returns Storybook's own theme in the colours of the kit. */
export function catalogueTheme(base: ThemeName): ThemeVars {
  const color = palettes[base];
  return create({
    base,
    brandTitle: 'Touchline UI kit',
    brandUrl: './',
    brandTarget: '_self',
    brandImage: sign(color.accent, color.textOnAccent, color.text),
    fontBase: "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Noto Sans', Arial, sans-serif",
    fontCode: "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace",
    colorPrimary: color.accent,
    colorSecondary: color.accent,
    appBg: color.sunken,
    appContentBg: color.canvas,
    appPreviewBg: color.canvas,
    appHoverBg: color.accentSubtle,
    appBorderColor: color.border,
    appBorderRadius: 6,
    textColor: color.text,
    textMutedColor: color.textMuted,
    textInverseColor: color.textOnAccent,
    barBg: color.surface,
    barTextColor: color.textMuted,
    barHoverColor: color.accentText,
    barSelectedColor: color.accentText,
    buttonBg: color.raised,
    buttonBorder: color.border,
    booleanBg: color.sunken,
    booleanSelectedBg: color.raised,
    inputBg: color.surface,
    inputBorder: color.border,
    inputTextColor: color.text,
    inputBorderRadius: 6,
  });
}

/**
 * Returns the product mark with the catalogue's name as one SVG data URL, the only form Storybook's
 * `brandImage` accepts.
 */
function sign(ground: string, line: string, ink: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="150" height="24" viewBox="0 0 150 24">
    <rect y="1" width="22" height="22" rx="5.5" fill="${ground}"/>
    <path d="M6.5 5.5v13h11M6.5 11.5a7 7 0 0 1 7 7" fill="none" stroke="${line}" stroke-width="2"/>
    <text x="32" y="17.5" font-family="system-ui, sans-serif" font-size="15" font-weight="650" fill="${ink}">Touchline kit</text>
  </svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
