import { useQuery } from '@tanstack/react-query';
import { pageRules, pageTexts } from '@touchline/contract';
import { Stack, TagField, TextArea } from '@touchline/ui-kit';
import { useEffect, useRef, type ReactNode } from 'react';
import { tagLimits } from '../../shared/tag-limits';
import type { DraftEvent, PageDraft } from './page-draft';
import { tagsQuery } from './page-queries';

interface PageFieldsProps {
  draft: PageDraft;
  dispatch: (event: DraftEvent) => void;
  /** The title of a page just made is selected, so that typing replaces it. */
  isTitleSelected?: boolean;
  /** Enter in the title goes on in the text. */
  onTitleDone: () => void;
  /** The field for where it is filed. */
  filing: (field: Filing) => ReactNode;
}

export interface Filing {
  value: number | null;
  onChange: (categoryId: number | null) => void;
}

/** Title and tags of a page being edited. */
export function PageFields({ draft, dispatch, isTitleSelected, onTitleDone, filing }: PageFieldsProps) {
  const { title, tags, categoryId } = draft.values;
  const { data: teamTags = [] } = useQuery(tagsQuery(draft.saved.teamId));
  const titleField = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!isTitleSelected) return;
    titleField.current?.focus();
    titleField.current?.select();
  }, [isTitleSelected]);
  const goOn = (event: { preventDefault: () => void }) => {
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
        onKeyDown={(event) => event.key === 'Enter' && goOn(event)}
      />
      <TagField
        {...tagLimits}
        label={pageTexts.tags}
        placeholder={pageTexts.tagsPlaceholder}
        suggestions={teamTags}
        value={tags}
        onChange={(value) => dispatch({ type: 'edited', values: { tags: value } })}
      />
      {filing({
        value: categoryId,
        onChange: (value) => dispatch({ type: 'edited', values: { categoryId: value } }),
      })}
    </Stack>
  );
}

/** A title has no line breaks; what is pasted with some becomes one line. */
const oneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ');
