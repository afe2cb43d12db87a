/** Returns the selector of tables with at least so many columns. */
const wide = (columns: number) => `main table:has(tr > :nth-child(${columns}))`;

/** Print styles, in addition to the typography of the app's style sheet (ui-kit/src/prose). */
export const printCss = `
@page { margin: 18mm 16mm; }
html { background: #fff; }
body { height: auto; margin: 0 auto; max-width: 72ch; padding: 24px 16px; color: #17211c; background: #fff; overflow: visible; }
header { border-bottom: 1px solid #c8c4b8; margin-bottom: 24px; padding-bottom: 12px; }
header p { margin: 4px 0; color: #59645d; font-size: 14px; }
header ul { display: flex; flex-wrap: wrap; gap: 4px; list-style: none; margin: 8px 0 0; padding: 0; font-size: 12px; }
header li { border: 1px solid #c8c4b8; border-radius: 999px; padding: 0 8px; }
h1 { margin: 0; font-family: var(--tl-font-display, inherit); font-size: 28px; font-weight: 650; line-height: 1.2; }
h2, h3, h4 { break-after: avoid; }
main pre { white-space: pre-wrap; }
main table { width: 100%; }
@media print { body { max-width: none; padding: 0; } }
${wide(6)} :is(th, td) { min-inline-size: 0; padding: 3px 5px; font-size: 12px; overflow-wrap: anywhere; }
${wide(9)} { page: landscape; }
${wide(9)} :is(th, td) { padding: 2px 4px; font-size: 11px; }
${wide(13)} :is(th, td) { font-size: 9px; }
@page landscape { size: landscape; margin: 14mm; }
thead { display: table-header-group; }
tr, figure, blockquote, pre { break-inside: avoid; }
main video, main audio { display: none; }
* { print-color-adjust: exact; }
${Array.from({ length: 12 }, (_, place) => `main [data-cols='${place + 1}'] { width: ${((place + 1) / 12) * 100}%; }`).join('\n')}
`;
