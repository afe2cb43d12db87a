import { sports, teamRules, teamTexts, appTexts, type AgeGroup, type TeamSummary } from '@touchline/contract';
import { Button, Dialog, Form, Select, Stack, Text, TextArea, TextField } from '@touchline/ui-kit';
import { AgeGroupSelect } from '../../shared/age-group-select';
import { useForm } from '../../shared/hooks/use-form';
import { useCreateTeam } from './team-queries';

interface TeamDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onCreated: (team: TeamSummary) => void;
}

const formId = 'new-team';
const rules = {
  name: teamRules.teamName,
  sport: teamRules.sport,
  ageGroup: teamRules.ageGroup,
  description: teamRules.teamDescription,
};
const empty = { name: '', sport: '', ageGroup: null, description: '' };

interface Values extends Record<string, unknown> {
  name: string;
  sport: string;
  ageGroup: AgeGroup | null;
  description: string;
}

/** Create New Team Space dialog; resets and closes on success. */
export function TeamDialog({ isOpen, onOpenChange, onCreated }: TeamDialogProps) {
  const create = useCreateTeam();
  const form = useForm<Values>(empty, rules);
  const { field, values } = form;
  const done = (team: TeamSummary) => {
    form.reset();
    onOpenChange(false);
    onCreated(team);
  };
  const submit = () => form.check() && create.mutate(values, { onSuccess: done, onError: form.showFailure });

  return (
    <Dialog
      title={teamTexts.createTitle}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button onPress={() => onOpenChange(false)}>{appTexts.cancel}</Button>
          <Button type="submit" form={formId} tone="accent" isPending={create.isPending}>
            {teamTexts.create}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={submit}>
        <Stack gap="16">
          <Text tone="muted">{teamTexts.createLead}</Text>
          <TextField label={teamTexts.name} autoFocus {...field('name')} />
          <Select
            label={teamTexts.sport}
            name="sport"
            placeholder={teamTexts.chooseSport}
            items={sports.map((sport) => ({ id: sport, label: sport }))}
            selectedKey={values.sport || null}
            onSelectionChange={(sport) => form.set('sport', sport)}
            error={form.errors.sport}
          />
          <AgeGroupSelect
            value={values.ageGroup}
            onChange={(ageGroup) => form.set('ageGroup', ageGroup)}
            error={form.errors.ageGroup}
          />
          <TextArea label={teamTexts.description} rows={3} {...field('description')} />
        </Stack>
      </Form>
    </Dialog>
  );
}
