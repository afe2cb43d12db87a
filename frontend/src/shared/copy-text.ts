import { pageTexts } from '@touchline/contract';
import { toast } from '@touchline/ui-kit';
import { writeClipboard, type ClipboardText } from './clipboard';

/** The toasts of a copy. */
export interface CopyTexts {
  copied: string;
  failedDetail?: string;
}

/** Copies an address to the clipboard and shows a toast; resolves to false when the browser refuses. */
export const copyLink = (url: string) => copyText({ text: url }, { copied: pageTexts.linkCopied });

/** Copies to the clipboard and shows a toast; resolves to false when the browser refuses. */
export async function copyText(
  content: ClipboardText,
  { copied, failedDetail = pageTexts.copyFailedDetail }: CopyTexts,
): Promise<boolean> {
  try {
    await writeClipboard(content);
    toast({ title: copied, tone: 'success' });
    return true;
  } catch {
    toast({ title: pageTexts.copyFailed, description: failedDetail, tone: 'danger' });
    return false;
  }
}
