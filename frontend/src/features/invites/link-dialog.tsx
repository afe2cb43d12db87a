import {
  appTexts,
  canGrant,
  inviteRules,
  linkTexts as texts,
  roleLabel,
  teamRoles,
  type NewInviteLink,
  type Standing,
  type InviteLink,
  type TeamRole,
  type TeamSummary,
} from '@touchline/contract';
import {
  Button,
  DatePicker,
  Dialog,
  Form,
  Grid,
  Select,
  Stack,
  TextField,
  TimeField,
} from '@touchline/ui-kit';
import { useState } from 'react';
import { useForm } from '../../shared/hooks/use-form';
import { LinkReadyDialog } from './link-ready-dialog';
import { useCreateLink } from './link-queries';

interface LinkDialogProps {
  team: TeamSummary;
  standing: Standing;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

interface Values extends Record<string, unknown> {
  role: TeamRole;
  /** `2026-11-30`, or null without an expiry. */
  day: string | null;
  time: string | null;
  maxUses: string;
}

const formId = 'invite-link';
const initial: Values = { role: 'player', day: null, time: '23:59', maxUses: '' };
const rules = {
  role: inviteRules.inviteRole,
  day: () => undefined,
  time: () => undefined,
  maxUses: (value: unknown) => inviteRules.maxUses(value === '' ? null : Number(value)),
};

/** Dialog that creates an invitation link: role, expiry, number of uses. Then it shows the link. */
export function LinkDialog({ team, ...dialog }: LinkDialogProps) {
  const [created, setCreated] = useState<InviteLink>();
  if (created) return <LinkReadyDialog team={team} link={created} onClose={() => setCreated(undefined)} />;
  return <NewLinkDialog team={team} onCreated={setCreated} {...dialog} />;
}

interface NewLinkDialogProps extends LinkDialogProps {
  onCreated: (link: InviteLink) => void;
}

function NewLinkDialog({ team, standing, isOpen, onOpenChange, onCreated }: NewLinkDialogProps) {
  const create = useCreateLink(team.id);
  const form = useForm(initial, rules);
  const { role } = form.values;
  const done = (link: InviteLink) => {
    form.reset();
    onOpenChange(false);
    onCreated(link);
  };
  const submit = () => {
    if (!form.check()) return;
    create.mutate(linkOf(form.values), { onSuccess: done, onError: form.showFailure });
  };
  return (
    <Dialog
      title={texts.createTitle}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button onPress={() => onOpenChange(false)}>{appTexts.cancel}</Button>
          <Button type="submit" form={formId} tone="accent" isPending={create.isPending}>
            {texts.createAction}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={submit}>
        <Stack gap="16">
          <Select
            label={texts.role}
            items={teamRoles
              .filter((each) => canGrant(standing, each))
              .map((id) => ({ id, label: roleLabel(id) }))}
            selectedKey={role}
            onSelectionChange={(id) => form.set('role', teamRoles.find((each) => each === id) ?? 'player')}
          />
          <Expiry form={form} />
          <TextField
            label={texts.maxUses}
            inputMode="numeric"
            description={texts.maxUsesHint}
            {...form.field('maxUses')}
          />
        </Stack>
      </Form>
    </Dialog>
  );
}

/** Returns the request body; the expiry is in the user's time zone. */
function linkOf({ role, day, time, maxUses }: Values): NewInviteLink {
  const expiresAt = day ? new Date(`${day}T${time ?? '23:59'}`).toISOString() : null;
  return { role, expiresAt, maxUses: maxUses === '' ? null : Number(maxUses) };
}

function Expiry({ form }: { form: ReturnType<typeof useForm<Values>> }) {
  const { day, time } = form.values;
  return (
    <Grid columns={[1, 2, 2]} gap="16">
      <DatePicker
        label={texts.expiryDay}
        description={texts.expiryHint}
        value={day}
        onChange={(next) => form.set('day', next)}
        error={form.errors.expiresAt}
      />
      <TimeField
        label={texts.expiryTime}
        value={time}
        isDisabled={day === null}
        onChange={(next) => form.set('time', next)}
      />
    </Grid>
  );
}
