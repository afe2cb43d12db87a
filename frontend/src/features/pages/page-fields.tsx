import { pageRules, pageTexts, type Page } from '@touchline/contract';
import { Stack, TextArea } from '@touchline/ui-kit';
import { useEffect, useRef, type ReactNode } from 'react';
import { TeamTagField } from '../../shared/team-tag-field';
import { AuthorLine } from './author-line';
import type { DraftEvent, Draft } from '../../shared/drafts/draft';

interface PageFieldsProps {
  page: Page;
  draft: Draft;
  dispatch: (event: DraftEvent) => void;
  /** Selects the title of a newly created page, so that typing replaces it. */
  isTitleSelected?: boolean;
  /** Called on Enter in the title. */
  onTitleDone: () => void;
  /** Renders the category field. */
  categoryPicker: (field: CategoryPickerProps) => ReactNode;
}

export interface CategoryPickerProps {
  value: number | null;
  onChange: (categoryId: number | null) => void;
}

/** Title, tags and category of a page in the editor. */
export function PageFields({
  page,
  draft,
  dispatch,
  isTitleSelected,
  onTitleDone,
  categoryPicker,
}: PageFieldsProps) {
  const { title, tags, categoryId } = draft.values;
  const titleField = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!isTitleSelected) return;
    titleField.current?.focus();
    titleField.current?.select();
  }, [isTitleSelected]);
  const leaveTitle = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    onTitleDone();
  };
  return (
    <Stack gap="8">
      <TextArea
        inputRef={titleField}
        label={pageTexts.title}
        isLabelHidden
        name="title"
        size="title"
        autoComplete="off"
        placeholder={pageTexts.titlePlaceholder}
        value={title}
        error={pageRules.pageTitle(title)}
        onChange={(value) => dispatch({ type: 'edited', values: { title: oneLine(value) } })}
        onKeyDown={(event) => event.key === 'Enter' && leaveTitle(event)}
      />
      <AuthorLine page={page} />
      <TeamTagField
        teamId={draft.saved.teamId}
        label={pageTexts.tags}
        placeholder={pageTexts.tagsPlaceholder}
        value={tags}
        onChange={(value) => dispatch({ type: 'edited', values: { tags: value } })}
      />
      {categoryPicker({
        value: categoryId,
        onChange: (value) => dispatch({ type: 'edited', values: { categoryId: value } }),
      })}
    </Stack>
  );
}

/** Replaces pasted line breaks, which a title cannot have. */
const oneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ');
