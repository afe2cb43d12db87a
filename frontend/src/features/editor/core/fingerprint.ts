/** Hash of a string (cyrb53 and its length), to compare it without storing it. */
export function fingerprint(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  return `${text.length}:${high >>> 0}:${low >>> 0}`;
}
