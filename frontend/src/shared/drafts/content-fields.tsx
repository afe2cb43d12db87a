import { pageListTexts, pageTexts } from '@touchline/contract';
import { Heading, TextArea, VisuallyHidden } from '@touchline/ui-kit';
import { useEffect, useRef } from 'react';
import { TeamTagField } from '../team-tag-field';
import type { DraftEvent, Draft } from './draft';

interface FieldProps {
  draft: Draft;
  dispatch: (event: DraftEvent) => void;
}

interface TitleFieldProps extends FieldProps {
  label: string;
  /** Stands for an empty title. */
  placeholder: string;
  error: string | undefined;
  /** Selects the title of a newly created page, so that typing replaces it. */
  isSelected?: boolean;
  /** Called on Enter. */
  onDone: () => void;
}

/** Title of a page or name of a play in the editor, with a heading for screen readers. */
export function TitleField(props: TitleFieldProps) {
  const { draft, dispatch, label, placeholder, error, isSelected, onDone } = props;
  const { title } = draft.values;
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!isSelected) return;
    field.current?.focus();
    field.current?.select();
  }, [isSelected]);
  const leave = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    onDone();
  };
  return (
    <>
      <VisuallyHidden>
        <Heading level={1}>{title || placeholder}</Heading>
      </VisuallyHidden>
      <TextArea
        inputRef={field}
        label={label}
        isLabelHidden
        name="title"
        size="title"
        autoComplete="off"
        placeholder={placeholder}
        value={title}
        error={error}
        onChange={(value) => dispatch({ type: 'edited', values: { title: oneLine(value) } })}
        onKeyDown={(event) => event.key === 'Enter' && leave(event)}
      />
    </>
  );
}

/** Tags of a page or play in the editor. */
export function TagsField({ draft, dispatch }: FieldProps) {
  return (
    <TeamTagField
      teamId={draft.saved.teamId}
      label={pageTexts.tags}
      placeholder={pageListTexts.tagsPlaceholder}
      value={draft.values.tags}
      onChange={(tags) => dispatch({ type: 'edited', values: { tags } })}
    />
  );
}

/** Replaces pasted line breaks, which a title cannot have. */
const oneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ');
