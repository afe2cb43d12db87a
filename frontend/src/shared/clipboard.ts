/** Plain text for the clipboard, and the same as HTML. */
export interface ClipboardText {
  text: string;
  html?: string;
}

/**
 * Writes to the clipboard; rejects when the browser refuses. `navigator.clipboard` exists in secure contexts only (https and
 * localhost), so over plain http a copy command is run instead, which needs no permission but must follow a user gesture.
 */
export async function writeClipboard({ text, html }: ClipboardText): Promise<void> {
  if (!isSecureContext) return runCopyCommand({ text, html });
  if (html === undefined) return navigator.clipboard.writeText(text);
  const as = (type: string, value: string) => ({ [type]: new Blob([value], { type }) });
  const item = new ClipboardItem({ ...as('text/html', html), ...as('text/plain', text) });
  return navigator.clipboard.write([item]);
}

/** Selects hidden text, because Safari copies nothing without a selection, and fills the copy event. */
function runCopyCommand({ text, html }: ClipboardText): void {
  const selection = getSelection();
  const ranges = Array.from({ length: selection?.rangeCount ?? 0 }, (_, at) => selection?.getRangeAt(at));
  const source = Object.assign(document.createElement('span'), { textContent: text || ' ' });
  Object.assign(source.style, { position: 'fixed', top: '0', clipPath: 'inset(50%)', userSelect: 'text' });
  const fill = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    if (html !== undefined) event.clipboardData?.setData('text/html', html);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  document.body.append(source);
  selection?.selectAllChildren(source);
  window.addEventListener('copy', fill, { capture: true });
  const isCopied = document.execCommand('copy');
  window.removeEventListener('copy', fill, { capture: true });
  source.remove();
  selection?.removeAllRanges();
  for (const range of ranges) if (range) selection?.addRange(range);
  if (!isCopied) throw new Error('The browser refused to copy');
}
