import { pageTexts } from '@touchline/contract';
import { toast } from '@touchline/ui-kit';

/** Puts an address on the clipboard and says so. */
export async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast({ title: pageTexts.linkCopied, tone: 'success' });
  } catch {
    toast({ title: pageTexts.copyFailed, description: pageTexts.copyFailedDetail, tone: 'danger' });
  }
}
