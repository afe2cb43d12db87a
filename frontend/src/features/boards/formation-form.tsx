import { appTexts, boardFormationRules, limits, type BoardFormation } from '@touchline/contract';
import { boardEditorTexts as texts } from '@touchline/contract/boards';
import { Button, Form, Inline, Stack, Text, TextField } from '@touchline/ui-kit';
import { useForm } from '../../shared/hooks/use-form';

interface FormationFormProps {
  label: string;
  lead?: string;
  name: string;
  /** Formations of the team whose names are taken. */
  others: readonly BoardFormation[];
  isPending: boolean;
  onSubmit: (name: string, showFailure: (error: unknown) => void) => void;
  onCancel: () => void;
}

/** Asks for the name of a formation. */
export function FormationForm(props: FormationFormProps) {
  const { label, lead, name, others, isPending, onSubmit, onCancel } = props;
  const isTaken = (value: string) =>
    others.some((other) => other.name.toLowerCase() === value.trim().toLowerCase());
  const form = useForm(
    { name },
    {
      name: (value) =>
        boardFormationRules.formationName(value) ??
        (isTaken(String(value)) ? texts.formationNameTaken : undefined),
    },
  );
  const submit = () => {
    if (form.check()) onSubmit(form.values.name.trim(), form.showFailure);
  };
  return (
    <Form onSubmit={submit} label={label}>
      <Stack gap="16">
        {lead && <Text tone="muted">{lead}</Text>}
        <TextField
          label={texts.formationName}
          autoFocus
          maxLength={limits.boardFormationName}
          {...form.field('name')}
        />
        <Inline gap="8" justify="end">
          <Button onPress={onCancel}>{appTexts.cancel}</Button>
          <Button type="submit" tone="accent" isPending={isPending}>
            {texts.save}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
