/** The style sheet of the mailbox, with the colours of the app in light and dark mode. */
export const mailboxCss = `
:root { color-scheme: light dark; --canvas: #f7f6f1; --surface: #fff; --ink: #17211c; --quiet: #59645d; --line: #dedbd0; --accent: #0b7a43; }
@media (prefers-color-scheme: dark) {
  :root { --canvas: #0f1512; --surface: #18201c; --ink: #e9ede7; --quiet: #a3aea7; --line: #2c3732; --accent: #5fd08e; }
}
* { box-sizing: border-box; }
body { margin: 0; color: var(--ink); background: var(--canvas);
  font: 16px/1.5 -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Ubuntu, Cantarell, 'Noto Sans', Arial, sans-serif; }
header { padding: 12px 16px; border-bottom: 1px solid var(--line); background: var(--surface); }
header a { color: var(--ink); font-weight: 700; text-decoration: none; }
main { max-width: 720px; margin: 0 auto; padding: 24px 16px 48px; }
h1 { margin: 0 0 16px; font-size: 24px; line-height: 1.2; overflow-wrap: anywhere; }
a { color: var(--accent); }
nav { margin: 0 0 8px; font-size: 14px; }
nav a { display: inline-block; padding: 4px 0; color: var(--quiet); text-decoration: none; }
nav a:hover { color: var(--ink); }
.none { padding: 48px 16px; border: 1px dashed var(--line); border-radius: 10px; color: var(--quiet); text-align: center; }
a:focus-visible, summary:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
ul { margin: 0; padding: 0; list-style: none; border: 1px solid var(--line); border-radius: 10px; background: var(--surface); overflow: hidden; }
li + li { border-top: 1px solid var(--line); }
li a { display: grid; grid-template-columns: 1fr auto; gap: 0 16px; padding: 12px 16px; color: var(--ink); text-decoration: none; overflow-wrap: anywhere; }
@media (max-width: 480px) { li a { grid-template-columns: minmax(0, 1fr); } }
li a:hover { background: var(--canvas); }
li strong { grid-column: 1 / -1; font-weight: 600; }
li span { min-width: 0; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
li span, li time, dt, summary { color: var(--quiet); font-size: 14px; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; align-items: baseline; margin: 0 0 16px; font-size: 14px; }
dd { margin: 0; overflow-wrap: anywhere; }
iframe { display: block; width: 100%; height: max(560px, calc(100dvh - 240px)); border: 1px solid var(--line); border-radius: 10px; background: var(--canvas); }
details { margin-top: 16px; }
summary { padding: 8px 0; cursor: pointer; }
pre { margin: 8px 0 0; padding: 16px; font: 14px/1.5 ui-monospace, Menlo, Consolas, monospace; border: 1px solid var(--line); border-radius: 10px; background: var(--surface); white-space: pre-wrap; overflow-wrap: anywhere; }
`;
