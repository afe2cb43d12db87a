import { pageRules, savingTexts, titleOfCopy, type Page } from '@touchline/contract';
import { useCreatePage, useSavePage } from '../../features/pages/page-mutations';
import { conflictingPage } from '../../shared/api/api-error';
import type { ContentValues } from '../../shared/drafts/draft';
import type { DraftedKind } from '../../shared/drafts/use-draft';

/** Saves the draft of a page, and creates copies of it. */
export function useDraftedPage(page: Page) {
  const { mutateAsync: send } = useSavePage(page);
  const { mutateAsync: create } = useCreatePage(page.teamId);
  const kind: DraftedKind = {
    kind: 'page',
    problemOf: ({ title }) => pageRules.pageTitle(title),
    send,
    conflictOf: conflictingPage,
    texts: savingTexts,
  };
  return {
    kind,
    createCopy: async ({ title, content, tags }: ContentValues) => {
      const { id } = await create({ title: titleOfCopy(title), content, tags });
      return `/pages/${id}`;
    },
  };
}
