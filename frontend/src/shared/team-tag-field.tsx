import { limits } from '@touchline/contract';
import { TagField, type TagFieldProps } from '@touchline/ui-kit';
import { useTagSuggestions } from './hooks/use-tag-suggestions';

type Shown = Pick<TagFieldProps, 'label' | 'placeholder' | 'value' | 'onChange' | 'error' | 'isFramed'>;

/** A field for tags that suggests those of a team. */
export function TeamTagField({ teamId, ...field }: Shown & { teamId: number }) {
  const { suggestions, note, onType } = useTagSuggestions(teamId);
  return (
    <TagField
      {...field}
      suggestFrom={limits.tagSuggestionsFrom}
      maxTags={limits.tags}
      maxLength={limits.tagLength}
      suggestions={suggestions}
      suggestionsNote={note}
      onType={onType}
    />
  );
}
