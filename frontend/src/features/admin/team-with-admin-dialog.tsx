import { adminRules, adminTexts as texts, teamRules, teamTexts, type AgeGroup } from '@touchline/contract';
import { Grid, Heading, Stack, Text, TextField } from '@touchline/ui-kit';
import { useForm } from '../../shared/hooks/use-form';
import { useCreateTeamWithAdmin } from './all-teams-queries';
import { descriptionHtml } from './description-text';
import { FormDialog } from './form-dialog';
import { TeamFields } from './team-fields';

const rules = {
  name: teamRules.teamName,
  sport: teamRules.sport,
  ageGroup: teamRules.ageGroup,
  description: teamRules.teamDescription,
  adminEmail: adminRules.adminEmail,
  adminFirstName: adminRules.adminFirstName,
  adminLastName: adminRules.adminLastName,
};
interface Values extends Record<string, unknown> {
  name: string;
  sport: string;
  ageGroup: AgeGroup | null;
  description: string;
  adminEmail: string;
  adminFirstName: string;
  adminLastName: string;
}

const empty: Values = {
  name: '',
  sport: '',
  ageGroup: null,
  description: '',
  adminEmail: '',
  adminFirstName: '',
  adminLastName: '',
};

/** Dialog that creates a team together with the account of its admin. */
export function TeamWithAdminDialog({ onClose }: { onClose: () => void }) {
  const create = useCreateTeamWithAdmin();
  const form = useForm(empty, rules);
  const submit = () => {
    if (!form.check()) return;
    const body = { ...form.values, description: descriptionHtml(form.values.description) };
    create.mutate(body, { onSuccess: onClose, onError: form.showFailure });
  };
  return (
    <FormDialog
      title={texts.createWithAdmin}
      submitLabel={teamTexts.create}
      isPending={create.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TeamFields field={form.field} ageGroup={form.field('ageGroup')} />
      <Stack gap="4">
        <Heading level={3} size="16">
          {texts.admin}
        </Heading>
        <Text size="14" tone="muted">
          {texts.createWithAdminLead}
        </Text>
      </Stack>
      <TextField label={texts.adminEmail} type="email" isRequired {...form.field('adminEmail')} />
      <Grid columns={[1, 2, 2]} gap="16">
        <TextField label={texts.adminFirstName} isRequired {...form.field('adminFirstName')} />
        <TextField label={texts.adminLastName} isRequired {...form.field('adminLastName')} />
      </Grid>
    </FormDialog>
  );
}
