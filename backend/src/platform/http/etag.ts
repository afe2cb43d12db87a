/** Returns true if the client has the content with this ETag, by its header `If-None-Match`. */
export function hasETag(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}
