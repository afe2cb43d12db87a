type Sharp = (typeof import('sharp'))['default'];

/** What draws pictures comes with the first of them: most processes never draw one. */
export async function drawing(): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
