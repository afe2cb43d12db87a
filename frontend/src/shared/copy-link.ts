import { pageTexts } from '@touchline/contract';
import { toast } from '@touchline/ui-kit';

/** Puts an address on the clipboard and says so. */
export const copyLink = (url: string) => copyText(url, pageTexts.linkCopied);

export async function copyText(text: string, said: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: said, tone: 'success' });
  } catch {
    toast({ title: pageTexts.copyFailed, description: pageTexts.copyFailedDetail, tone: 'danger' });
  }
}
