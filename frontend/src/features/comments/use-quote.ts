import { useMemo } from 'react';
import type { ContentId } from '../../shared/api/content-queries';
import type { Quote } from './text-position';
import { useCommentDraft } from './comment-drafts';

/** Quote of a new comment; stored as a draft with it. */
export function useQuote(content: ContentId) {
  const [kept, keep] = useCommentDraft(content, 'quote');
  const quote = useMemo(() => (kept === '' ? undefined : (JSON.parse(kept) as Quote)), [kept]);
  const setQuote = (next: Quote | undefined) => keep(next ? JSON.stringify(next) : '');
  return [quote, setQuote] as const;
}
