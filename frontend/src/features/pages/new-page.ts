import { pageTexts, type Page } from '@touchline/contract';
import { useLocation, useNavigate } from 'react-router-dom';

/** History state of the navigation to a newly created page. */
interface NewPageState {
  isNewPage: true;
}

/** Opens a newly created page for editing. */
export function useOpenNewPage() {
  const navigate = useNavigate();
  return ({ id }: Pick<Page, 'id'>) =>
    void navigate(`/pages/${id}`, { state: { isNewPage: true } satisfies NewPageState });
}

/** Returns true if the current navigation leads to a newly created page, whose screen sets the caret. */
export function useIsNewPageStep(): boolean {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null && 'isNewPage' in state;
}

/** Returns where editing starts in a newly created page; undefined if it has changed since, or was opened otherwise. */
export function useWritingStart({ title, version }: Page): 'title' | 'text' | undefined {
  const isNewPageStep = useIsNewPageStep();
  if (!isNewPageStep || version > 1) return undefined;
  return title === pageTexts.untitledPage ? 'title' : 'text';
}
