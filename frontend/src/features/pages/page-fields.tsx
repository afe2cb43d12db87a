import { useQuery } from '@tanstack/react-query';
import { pageRules, pageTexts } from '@touchline/contract';
import { Stack, TagField, TextField } from '@touchline/ui-kit';
import type { DraftEvent, PageDraft } from './page-draft';
import { tagsQuery } from './page-queries';

interface PageFieldsProps {
  draft: PageDraft;
  dispatch: (event: DraftEvent) => void;
  /** Enter in the title goes on in the text. */
  onTitleDone: () => void;
}

/** Title and tags of a page being edited. */
export function PageFields({ draft, dispatch, onTitleDone }: PageFieldsProps) {
  const { title, tags } = draft.values;
  const { data: teamTags = [] } = useQuery(tagsQuery(draft.saved.teamId));
  return (
    <Stack gap="8">
      <TextField
        label={pageTexts.title}
        isLabelHidden
        name="title"
        size="title"
        placeholder={pageTexts.titlePlaceholder}
        value={title}
        error={pageRules.pageTitle(title)}
        onChange={(value) => dispatch({ type: 'edited', values: { title: value } })}
        onKeyDown={({ key }) => key === 'Enter' && onTitleDone()}
      />
      <TagField
        label={pageTexts.tags}
        placeholder={pageTexts.tagsPlaceholder}
        suggestions={teamTags}
        value={tags}
        onChange={(value) => dispatch({ type: 'edited', values: { tags: value } })}
      />
    </Stack>
  );
}
