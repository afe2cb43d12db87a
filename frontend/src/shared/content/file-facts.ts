import { fileSize } from '@touchline/ui-kit';

/** Returns type and size of a file: `PDF · 2 KB`. */
export function fileFacts(name: string, size: string | null): string {
  const ending = /\.(\w{1,5})$/.exec(name)?.[1]?.toUpperCase();
  const bytes = /^\d+$/.test(size ?? '') ? fileSize(Number(size)) : undefined;
  return [ending, bytes].filter(Boolean).join(' · ');
}
