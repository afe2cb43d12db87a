type Sharp = (typeof import('sharp'))['default'];

/** Loads sharp lazily, because most processes never process a picture. */
export async function loadSharp(): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
