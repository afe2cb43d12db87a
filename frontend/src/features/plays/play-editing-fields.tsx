import { playRules, playTexts, type Play } from '@touchline/contract';
import { Column, Columns, Stack, TextArea, TextField } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import type { ContentValues, Draft, DraftEvent } from '../../shared/drafts/draft';
import { TeamTagField } from '../../shared/team-tag-field';
import { DiagramField, type DiagramMedia } from './diagram-field';
import { PlayFacts } from './play-reading';

interface PlayEditingFieldsProps {
  play: Play;
  draft: Draft;
  dispatch: (event: DraftEvent) => void;
  diagrams: DiagramMedia;
  /** Called on Enter in the title. */
  onTitleDone: () => void;
  /** Renders the category field. */
  categoryPicker: (field: {
    value: number | null;
    onChange: (categoryId: number | null) => void;
  }) => ReactNode;
}

/** Fields of a play in the editor, except its text. */
export function PlayEditingFields(props: PlayEditingFieldsProps) {
  const { play, draft, dispatch, diagrams, onTitleDone, categoryPicker } = props;
  const { title, formation = '', description = '', diagramUrl = null, tags, categoryId } = draft.values;
  const edit = (values: Partial<ContentValues>) => dispatch({ type: 'edited', values });
  const leaveTitle = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    onTitleDone();
  };
  return (
    <Stack gap="16">
      <Stack gap="8">
        <TextArea
          label={playTexts.name}
          isLabelHidden
          name="title"
          size="title"
          autoComplete="off"
          placeholder={playTexts.untitled}
          value={title}
          error={playRules.playName(title)}
          onChange={(value) => edit({ title: oneLine(value) })}
          onKeyDown={(event) => event.key === 'Enter' && leaveTitle(event)}
        />
        <PlayFacts play={play} />
        <TeamTagField
          teamId={play.teamId}
          label={playTexts.tags}
          placeholder={playTexts.tagsPlaceholder}
          value={tags}
          onChange={(value) => edit({ tags: value })}
        />
        {categoryPicker({ value: categoryId, onChange: (value) => edit({ categoryId: value }) })}
      </Stack>
      <DiagramField
        name={title}
        value={diagramUrl}
        onChange={(url) => edit({ diagramUrl: url })}
        media={diagrams}
      />
      <Columns gap="16">
        <Column>
          <TextField
            label={playTexts.formation}
            placeholder={playTexts.formationPlaceholder}
            name="formation"
            value={formation}
            error={playRules.formation(formation)}
            onChange={(value) => edit({ formation: value })}
          />
        </Column>
        <Column width={2}>
          <TextArea
            label={playTexts.description}
            placeholder={playTexts.descriptionPlaceholder}
            name="description"
            rows={2}
            value={description}
            error={playRules.playDescription(description)}
            onChange={(value) => edit({ description: value })}
          />
        </Column>
      </Columns>
    </Stack>
  );
}

/** Replaces pasted line breaks, which a title cannot have. */
const oneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ');
