import { limits, pageTexts } from '@touchline/contract';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { matchingTagsQuery } from '../api/tag-queries';
import { draftAfter, openDraft } from './draft';
import { TagsField } from './content-fields';
import { page, render } from '../pages-under-test';

function Fields({ tags }: { tags: string[] }) {
  const [draft, setDraft] = useState(() => openDraft({ ...page, tags }));
  const dispatch = (event: Parameters<typeof draftAfter>[1]) => setDraft(draftAfter(draft, event));
  return <TagsField draft={draft} dispatch={dispatch} />;
}

const field = screen.getByRole('combobox', { name: pageTexts.tags });
const option = screen.getByRole('option', { name: 'lineout' });
const edit = (tags: string[] = []) =>
  render(<Fields tags={tags} />).setQueryData(matchingTagsQuery(page.teamId, '').queryKey, {
    tags: ['lineout'],
    nextCursor: null,
  });

it('tags of the team are suggested from the second typed character', async () => {
  edit();
  const typed = 'lineout'.slice(0, limits.tagSuggestionsFrom);
  await field.fill(typed.slice(0, -1));
  await expect.element(field).toHaveAttribute('aria-expanded', 'false');
  await field.fill(typed);
  await expect.element(option).toBeVisible();
});

it('a tag takes at most 50 characters', async () => {
  edit();
  await userEvent.type(field, 'x'.repeat(limits.tagLength + 1));
  await expect.element(field).toHaveValue('x'.repeat(limits.tagLength));
});

it('a page with 50 tags gets no suggestions', async () => {
  edit(Array.from({ length: limits.tags }, (_, place) => `tag ${place}`));
  await field.fill('lineout');
  await expect.element(field).toHaveAttribute('aria-expanded', 'false');
});
