import { pageTexts } from '@touchline/contract';
import { toast } from '@touchline/ui-kit';

/** Copies an address to the clipboard and shows a toast; resolves to false when the browser refuses. */
export const copyLink = (url: string) => copyText(url, pageTexts.linkCopied);

export async function copyText(text: string, said: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: said, tone: 'success' });
    return true;
  } catch {
    toast({ title: pageTexts.copyFailed, description: pageTexts.copyFailedDetail, tone: 'danger' });
    return false;
  }
}
