const validId = /^[A-Za-z0-9_-]{6,24}$/;

export const isBlockId = (id: string) => validId.test(id);

/** Returns a new block id of 60 random bits. */
export function newBlockId(): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';
  return Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => letters.charAt(byte % 64)).join('');
}
