/** The typography of a printed page: ink on paper, the same proportions as on the screen. */
export const printCss = `
@page { margin: 18mm 16mm; }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 72ch; padding: 24px 16px; color: #17211c; background: #fff;
  font: 16px/1.6 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', Arial, sans-serif; overflow-wrap: anywhere; }
header { border-bottom: 1px solid #c8c4b8; margin-bottom: 24px; padding-bottom: 12px; }
header p { margin: 4px 0; color: #59645d; font-size: 14px; }
header ul { display: flex; flex-wrap: wrap; gap: 4px; list-style: none; margin: 8px 0 0; padding: 0; font-size: 12px; }
header li { border: 1px solid #c8c4b8; border-radius: 999px; padding: 0 8px; }
h1 { font-size: 28px; line-height: 1.2; margin: 0; }
h2, h3, h4 { line-height: 1.2; margin: 1.3em 0 0.4em; break-after: avoid; }
h2 { font-size: 22px; } h3 { font-size: 18px; } h4 { font-size: 16px; }
p, ul, ol, blockquote, aside, pre, figure, table { margin: 0 0 0.75em; }
a { color: inherit; }
blockquote { border-left: 3px solid #0b7a43; padding-left: 16px; }
aside { border: 1px solid #c8c4b8; border-radius: 6px; padding: 8px 12px; }
pre { background: #f1eee6; border-radius: 6px; padding: 12px; white-space: pre-wrap; }
code { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 0.875em; }
table { border-collapse: collapse; width: 100%; }
thead { display: table-header-group; }
tr, figure, blockquote, pre { break-inside: avoid; }
th, td { border: 1px solid #c8c4b8; padding: 6px 10px; text-align: left; vertical-align: top; }
th { background: #f1eee6; }
img, svg { max-width: 100%; height: auto; }
video, audio { display: none; }
figcaption { color: #59645d; font-size: 14px; }
ul[data-type='checklist'] { list-style: none; padding-left: 0; }
ul[data-type='checklist'] li::before { content: '\\2610\\00a0'; }
ul[data-type='checklist'] li[data-checked='true']::before { content: '\\2611\\00a0'; }
[data-color='red'] { color: #b3261e; } [data-color='blue'] { color: #1b5a91; }
${Array.from({ length: 12 }, (_, place) => `[data-cols='${place + 1}'] { width: ${((place + 1) / 12) * 100}%; }`).join('\n')}
[data-align='center'] { margin-inline: auto; } [data-align='right'] { margin-left: auto; }
`;
