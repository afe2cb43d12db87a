import { useQuery } from '@tanstack/react-query';
import {
  accountRoles,
  accountRules,
  adminRules,
  adminUserTexts as texts,
  roleLabel,
  teamTexts,
  type AdminUser,
} from '@touchline/contract';
import { ComboBox, Select, TextField } from '@touchline/ui-kit';
import { teamsQuery, useUser } from '../../shared/session';
import { useForm } from '../../shared/hooks/use-form';
import { useChangeAccount } from './account-queries';
import { FormDialog } from './form-dialog';

interface AccountDialogProps {
  account: AdminUser;
  onClose: () => void;
}

const rules = {
  username: accountRules.username,
  email: adminRules.userEmail,
  role: adminRules.userRole,
  teamId: adminRules.userTeam,
};
const roles = accountRoles.map((id) => ({ id, label: roleLabel(id) }));

/** Dialog that edits an account. */
export function AccountDialog({ account, onClose }: AccountDialogProps) {
  const change = useChangeAccount(account.id);
  const { data: teams = [] } = useQuery(teamsQuery);
  const isSelf = useUser().id === account.id;
  const { username, email, role, teamId } = account;
  const form = useForm({ username, email, role, teamId }, rules);
  const { values, errors, field, set } = form;
  const submit = () => {
    if (form.check()) change.mutate(values, { onSuccess: onClose, onError: form.showFailure });
  };
  return (
    <FormDialog
      title={texts.edit}
      submitLabel={teamTexts.save}
      isPending={change.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField label={texts.username} isRequired {...field('username')} />
      <TextField label={texts.email} type="email" isRequired {...field('email')} />
      <Select
        label={texts.role}
        name="role"
        items={roles}
        selectedKey={values.role}
        onSelectionChange={(id) => set('role', accountRoles.find((each) => each === id) ?? role)}
        description={isSelf ? texts.ownRole : undefined}
        isDisabled={isSelf}
        error={errors.role}
      />
      <ComboBox
        label={texts.team}
        name="teamId"
        items={teams.map(({ id, name, sport }) => ({ id: String(id), label: name, description: sport }))}
        selectedId={values.teamId === null ? null : String(values.teamId)}
        onSelect={(id) => set('teamId', id === null ? null : Number(id))}
        placeholder={texts.noTeam}
        description={texts.teamHint}
        error={errors.teamId}
      />
    </FormDialog>
  );
}
