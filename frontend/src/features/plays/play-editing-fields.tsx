import { playRules, playTexts } from '@touchline/contract';
import { Column, Columns, Stack, TextArea, TextField } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import type { ContentValues, Draft, DraftEvent } from '../../shared/drafts/draft';
import { DiagramField, type DiagramMedia } from './diagram-field';

interface PlayEditingFieldsProps {
  draft: Draft;
  dispatch: (event: DraftEvent) => void;
  diagrams: DiagramMedia;
  /** The field of the board. */
  board: ReactNode;
  /** Button beside the diagram that traces it; nothing if there is a board. */
  trace: ReactNode;
}

/** Fields that a play has in the editor and a page has not. */
export function PlayEditingFields({ draft, dispatch, diagrams, board, trace }: PlayEditingFieldsProps) {
  const { title, formation = '', description = '', diagramUrl = null } = draft.values;
  const edit = (values: Partial<ContentValues>) => dispatch({ type: 'edited', values });
  return (
    <Stack gap="16">
      {board}
      <DiagramField
        name={title}
        value={diagramUrl}
        onChange={(url) => edit({ diagramUrl: url })}
        media={diagrams}
        action={trace}
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
