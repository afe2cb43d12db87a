import { savingTexts } from '@touchline/contract';
import { Box, Column, Columns, Picture, Prose, RadioGroup, Stack, Text } from '@touchline/ui-kit';
import { Suspense, type ReactNode } from 'react';
import { type Block, blockToHtml } from '@touchline/content';
import { draftBoard } from '../boards/draft-board';
import { ComparedBoard } from '../boards/lazy-boards';
import { cleanContent } from '../content/clean-content';
import { markBlock } from '../content/compare-block';
import { markPlainWords } from '../content/mark-words';
import type { Sides } from '../content/merge-order';
import type { Choice, FieldName } from './merge-content';

interface ChoiceProps {
  label: string;
  choice: Choice | undefined;
  onChoose: (choice: Choice) => void;
}

const choiceNames: readonly Choice[] = ['theirs', 'mine', 'both'];

/** Both versions of a block, with the words that differ from the base. */
export function ConflictingBlock({ base, mine, theirs, ...choiceProps }: ChoiceProps & BlockConflict) {
  const marked = (block: Block) => (base ? markBlock(base, block) : blockToHtml(block));
  return (
    <Question
      {...choiceProps}
      choices={choiceNames}
      theirs={<Marked html={marked(theirs)} />}
      mine={<Marked html={marked(mine)} />}
    />
  );
}

interface BlockConflict {
  base: Block | undefined;
  mine: Block;
  theirs: Block;
}

type FieldConflict = Sides<string | null | undefined> & { name: FieldName };

/** Both values of a field, of which only one can stay. */
export function ConflictingField({ name, base, mine, theirs, ...choiceProps }: ChoiceProps & FieldConflict) {
  const marked = (value: string | null | undefined) => {
    if (name === 'diagramUrl') return value ? `<img src="${value}" alt="">` : '';
    return `<p>${markPlainWords(base ?? '', value ?? '')}</p>`;
  };
  const drawn = (value: string | null | undefined) => (
    <Suspense fallback={<Picture alt="" />}>
      <ComparedBoard was={draftBoard(base) ?? undefined} is={draftBoard(value) ?? undefined} />
    </Suspense>
  );
  const shown = (value: string | null | undefined) =>
    name === 'board' ? drawn(value) : <Marked html={marked(value)} />;
  return (
    <Question
      {...choiceProps}
      label={`${choiceProps.label}: ${savingTexts.conflictOn[name]}`}
      choices={['theirs', 'mine']}
      theirs={shown(theirs)}
      mine={shown(mine)}
    />
  );
}

const Marked = ({ html }: { html: string }) => <Prose html={cleanContent(html)} />;

interface QuestionProps extends ChoiceProps {
  choices: readonly Choice[];
  theirs: ReactNode;
  mine: ReactNode;
}

function Question({ label, choice, onChoose, choices, theirs, mine }: QuestionProps) {
  return (
    <Box border radius="medium" padding="16">
      <Stack gap="16">
        <Columns gap="16" besideFrom="tablet">
          <Side title={savingTexts.theirs}>{theirs}</Side>
          <Side title={savingTexts.mine}>{mine}</Side>
        </Columns>
        <RadioGroup
          label={`${label}: ${savingTexts.whatStays}`}
          items={choices.map((id) => ({ id, label: savingTexts[id] }))}
          value={choice ?? null}
          onChange={(id) => onChoose(choices.find((name) => name === id) ?? 'mine')}
        />
      </Stack>
    </Box>
  );
}

function Side({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Column>
      <Stack gap="8">
        <Text size="14" weight="strong" tone="muted">
          {title}
        </Text>
        {children}
      </Stack>
    </Column>
  );
}
