import { savingTexts } from '@touchline/contract';
import { Button, Dialog, Inline, Stack, Text } from '@touchline/ui-kit';
import { useState } from 'react';
import { ConflictingBlock, ConflictingTitle } from './conflicting-block';
import {
  choicesFor,
  questionsOf,
  resolveMerge,
  titleQuestion,
  type Choice,
  type Choices,
  type PageMerge,
} from './merge-page';
import type { PageValues } from './page-draft';

interface ConflictDialogProps {
  isOpen: boolean;
  onPutOff: () => void;
  merge: PageMerge;
  /** Called with the merged page once every choice is made. */
  onResolve: (values: PageValues) => void;
  onCopyMine: () => void;
}

/** Conflict dialog: both versions of each conflicting block side by side, and a choice for each. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { isOpen, onPutOff, merge, onResolve, onCopyMine } = props;
  const [choices, setChoices] = useState<Choices>({});
  const left = questionsOf(merge).filter((question) => choices[question] === undefined).length;
  const resolved = resolveMerge(merge, choices);
  const chooseAll = (choice: Choice) => setChoices(choicesFor(merge, choice));

  return (
    <Dialog
      title={savingTexts.conflictTitle}
      isOpen={isOpen}
      onOpenChange={onPutOff}
      size="large"
      closeLabel={savingTexts.later}
      footer={
        <>
          <Button tone="quiet" onPress={onCopyMine}>
            {savingTexts.copyMine}
          </Button>
          <Button tone="accent" isDisabled={!resolved} onPress={() => resolved && onResolve(resolved)}>
            {savingTexts.saveChoices}
          </Button>
        </>
      }
    >
      <Stack gap="24">
        <Stack gap="12">
          <Text>{savingTexts.conflictLead}</Text>
          <Inline gap="8" wrap>
            <Button size="small" onPress={() => chooseAll('theirs')}>
              {savingTexts.allTheirs}
            </Button>
            <Button size="small" onPress={() => chooseAll('mine')}>
              {savingTexts.allMine}
            </Button>
            <span role="status">
              {left > 0 && <Text size="14" tone="muted">{`${left} ${savingTexts.choicesLeft}`}</Text>}
            </span>
          </Inline>
        </Stack>
        <Questions
          merge={merge}
          choices={choices}
          onChoose={(question, choice) => setChoices((made) => ({ ...made, [question]: choice }))}
        />
      </Stack>
    </Dialog>
  );
}

interface QuestionsProps {
  merge: PageMerge;
  choices: Choices;
  onChoose: (question: string, choice: Choice) => void;
}

function Questions({ merge, choices, onChoose }: QuestionsProps) {
  const questions = questionsOf(merge);
  const { title } = merge;
  const choiceProps = (question: string) => ({
    label: `${savingTexts.conflictQuestion} ${questions.indexOf(question) + 1} ${savingTexts.conflictOf} ${questions.length}`,
    choice: choices[question],
    onChoose: (choice: Choice) => onChoose(question, choice),
  });
  return (
    <>
      {title.state === 'conflict' && (
        <ConflictingTitle
          {...choiceProps(titleQuestion)}
          base={merge.sides.base.title}
          mine={title.mine}
          theirs={title.theirs}
        />
      )}
      {merge.parts.map(
        (part) =>
          part.state === 'conflict' && (
            <ConflictingBlock
              key={part.mine.id}
              {...choiceProps(part.mine.id)}
              base={part.base}
              mine={part.mine}
              theirs={part.theirs}
            />
          ),
      )}
    </>
  );
}
