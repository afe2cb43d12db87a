import { savingTexts } from '@touchline/contract';
import { copyText } from '../../shared/copy-text';
import type { ContentValues } from '../../shared/drafts/draft';

/** Copies title and text of a page, as HTML with marks and as plain text. */
export function copyPageText({ title, content }: ContentValues): Promise<boolean> {
  const { body } = new DOMParser().parseFromString(content, 'text/html');
  const lines = [...body.children].map((block) => block.textContent ?? '');
  return copyText(
    { text: [title, ...lines].join('\n'), html: content },
    { copied: savingTexts.textCopied, failedDetail: savingTexts.textCopyFailed },
  );
}
