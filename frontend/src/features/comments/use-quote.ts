import type { Quote } from './text-position';
import { useCommentDraft } from './comment-drafts';

/** Quote of a new comment; stored as a draft with it. */
export function useQuote(pageId: number) {
  const [kept, keep] = useCommentDraft(pageId, 'quote');
  const quote = kept === '' ? undefined : (JSON.parse(kept) as Quote);
  const setQuote = (next: Quote | undefined) => keep(next ? JSON.stringify(next) : '');
  return [quote, setQuote] as const;
}
