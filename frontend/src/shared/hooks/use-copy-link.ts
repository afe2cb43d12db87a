import { limits } from '@touchline/contract';
import { useEffect, useState } from 'react';
import { monotonicMs } from '../clock';
import { copyLink } from '../copy-text';

/** Copies a URL; `isCopied` stays true for `limits.copiedResetMs` after the last copy. */
export function useCopyLink(url: string) {
  const [copiedAt, setCopiedAt] = useState<number>();
  useEffect(() => {
    if (copiedAt === undefined) return;
    const timer = setTimeout(() => setCopiedAt(undefined), limits.copiedResetMs);
    return () => clearTimeout(timer);
  }, [copiedAt]);
  const copy = async () => {
    if (await copyLink(url)) setCopiedAt(monotonicMs());
  };
  return { isCopied: copiedAt !== undefined, copy };
}
