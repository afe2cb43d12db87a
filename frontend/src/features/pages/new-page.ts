import { pageTexts, type Page } from '@touchline/contract';
import { useLocation, useNavigate } from 'react-router-dom';

/** The state of a step of the tab's history that leads to a page just made. */
interface NewPageState {
  isNewPage: true;
}

/** Opens a page that was just made, to be written. */
export function useOpenNewPage() {
  const navigate = useNavigate();
  return ({ id }: Pick<Page, 'id'>) =>
    void navigate(`/pages/${id}`, { state: { isNewPage: true } satisfies NewPageState });
}

/** Returns whether the current step leads to a page just made, whose screen puts the caret where writing begins. */
export function useIsNewPageStep(): boolean {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null && 'isNewPage' in state;
}

/** Returns where writing begins in a page just made; undefined for one that has been changed since, or is just opened. */
export function useWritingStart({ title, version }: Page): 'title' | 'text' | undefined {
  const isNewPageStep = useIsNewPageStep();
  if (!isNewPageStep || version > 1) return undefined;
  return title === pageTexts.untitledPage ? 'title' : 'text';
}
