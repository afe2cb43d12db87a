/** Returns the URL of a file, which ends with its original name. */
export function mediaUrl(id: number, name: string): string {
  return `/api/media/${id}/${encodeURIComponent(name)}`;
}
