import { pageTexts, type Page } from '@touchline/contract';
import { useLocation, useNavigate } from 'react-router-dom';

/** History state of the navigation to a newly created page. */
interface NewPageState {
  isNewPage: true;
  /** The title is a suggestion, such as that of a copy: typing replaces it. */
  isTitleSelected: boolean;
}

/** Opens a newly created page for editing. */
export function useOpenNewPage(isTitleSelected = false) {
  const navigate = useNavigate();
  return ({ id }: Pick<Page, 'id'>) =>
    void navigate(`/pages/${id}`, { state: { isNewPage: true, isTitleSelected } satisfies NewPageState });
}

/** Returns the state of the current navigation if it leads to a newly created page, whose screen sets the caret. */
export function useNewPageStep(): NewPageState | undefined {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null && 'isNewPage' in state
    ? (state as NewPageState)
    : undefined;
}

/** Returns where editing starts in a newly created page; undefined if it has changed since, or was opened otherwise. */
export function useWritingStart({ title, version }: Page): 'title' | 'text' | undefined {
  const step = useNewPageStep();
  if (!step || version > 1) return undefined;
  return step.isTitleSelected || title === pageTexts.untitledPage ? 'title' : 'text';
}
