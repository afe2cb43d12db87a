import { pageTexts, savingTexts } from '@touchline/contract';
import { toast } from '@touchline/ui-kit';
import type { PageValues } from './page-draft';

/** Puts what was written on the clipboard, marked for where marks are known and plain for where they are not. */
export async function copyText({ title, content }: PageValues): Promise<void> {
  const { body } = new DOMParser().parseFromString(content, 'text/html');
  const lines = [...body.children].map((block) => block.textContent ?? '');
  const as = (type: string, text: string) => ({ [type]: new Blob([text], { type }) });
  try {
    await navigator.clipboard.write([
      new ClipboardItem({ ...as('text/html', content), ...as('text/plain', [title, ...lines].join('\n')) }),
    ]);
    toast({ title: savingTexts.textCopied, tone: 'success' });
  } catch {
    toast({ title: pageTexts.copyFailed, description: savingTexts.textCopyFailed, tone: 'danger' });
  }
}
