import type { SavingTexts } from '@touchline/contract';
import { Button, Dialog, Inline, Stack, Text } from '@touchline/ui-kit';
import { useState } from 'react';
import { ConflictingBlock, ConflictingField } from './conflicting-block';
import {
  choicesFor,
  fieldNames,
  questionsOf,
  resolveMerge,
  type Choice,
  type Choices,
  type ContentMerge,
} from './merge-content';
import type { ContentValues } from './draft';

interface ConflictDialogProps {
  isOpen: boolean;
  onPutOff: () => void;
  merge: ContentMerge;
  /** Called with the merged values once every choice is made. */
  onResolve: (values: ContentValues) => void;
  onCopyMine: () => void;
  texts: SavingTexts;
}

/** Conflict dialog: both versions of each conflicting block side by side, and a choice for each. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { isOpen, onPutOff, merge, onResolve, onCopyMine, texts } = props;
  const [choices, setChoices] = useState<Choices>({});
  const left = questionsOf(merge).filter((question) => choices[question] === undefined).length;
  const resolved = resolveMerge(merge, choices);
  const chooseAll = (choice: Choice) => setChoices(choicesFor(merge, choice));

  return (
    <Dialog
      title={texts.conflictTitle}
      isOpen={isOpen}
      onOpenChange={onPutOff}
      size="large"
      closeLabel={texts.later}
      footer={
        <>
          <Button tone="quiet" onPress={onCopyMine}>
            {texts.copyMine}
          </Button>
          <Button tone="accent" isDisabled={!resolved} onPress={() => resolved && onResolve(resolved)}>
            {texts.saveChoices}
          </Button>
        </>
      }
    >
      <Stack gap="24">
        <Stack gap="12">
          <Text>{texts.conflictLead}</Text>
          <Inline gap="8" wrap>
            <Button size="small" onPress={() => chooseAll('theirs')}>
              {texts.allTheirs}
            </Button>
            <Button size="small" onPress={() => chooseAll('mine')}>
              {texts.allMine}
            </Button>
            <span role="status">
              {left > 0 && <Text size="14" tone="muted">{`${left} ${texts.choicesLeft}`}</Text>}
            </span>
          </Inline>
        </Stack>
        <Questions
          texts={texts}
          merge={merge}
          choices={choices}
          onChoose={(question, choice) => setChoices((made) => ({ ...made, [question]: choice }))}
        />
      </Stack>
    </Dialog>
  );
}

interface QuestionsProps {
  texts: SavingTexts;
  merge: ContentMerge;
  choices: Choices;
  onChoose: (question: string, choice: Choice) => void;
}

function Questions({ texts, merge, choices, onChoose }: QuestionsProps) {
  const questions = questionsOf(merge);
  const choiceProps = (question: string) => ({
    label: `${texts.conflictQuestion} ${questions.indexOf(question) + 1} ${texts.conflictOf} ${questions.length}`,
    choice: choices[question],
    onChoose: (choice: Choice) => onChoose(question, choice),
  });
  return (
    <>
      {fieldNames.map((name) => {
        const field = merge.fields[name];
        return (
          field.state === 'conflict' && (
            <ConflictingField
              key={name}
              {...choiceProps(name)}
              name={name}
              base={merge.sides.base[name]}
              mine={field.mine}
              theirs={field.theirs}
            />
          )
        );
      })}
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
