/** In this order, because most browsers also name others in their user agent. */
const browsers: readonly [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** Returns a name such as 'Safari on iPhone' from a user agent; undefined if it names neither browser nor system. */
export function browserName(userAgent: string | null): string | undefined {
  const browser = firstOf(browsers, userAgent);
  const system = firstOf(systems, userAgent);
  return browser && system ? `${browser} on ${system}` : (browser ?? system);
}

const firstOf = (known: typeof browsers, userAgent: string | null) =>
  known.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
