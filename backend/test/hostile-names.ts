/** Names that look like code, paths or markup. Each must be stored unchanged. */
export const hostileNames: string[] = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  `O'Brien "Robbie"; drop table users; --`,
  '../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '%00%0d%0aSet-Cookie: a=b',
  '${7*7} {{7*7}} #{7*7} <%= 7 %>',
  '=HYPERLINK("https://elsewhere.example")',
  'constructor',
  '__proto__',
  'null',
  'right\u202eto left',
  'zero\u200bwidth\u2066marks\u2069',
  'Ünïcödé 🏉 日本語 عربى',
  'Z\u0351\u036b\u0343a\u0322l\u0489go',
  'two\r\nlines',
  'a\ttab and \u0007a bell',
];

/** NUL characters, which PostgreSQL cannot store, and lone surrogates, which UTF-8 cannot encode. They are refused or replaced. */
export const unkeepable: string[] = [
  'a\u0000b',
  '\u0000',
  'lone \ud800 high',
  'lone \udc00 low',
  '\udc00\ud800 turned round',
];
