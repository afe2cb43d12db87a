import { accountRules, settingsTexts } from '@touchline/contract';
import { PasswordField } from '@touchline/ui-kit';
import { useState } from 'react';
import { fieldErrors } from '../../shared/api/api-error';
import { NewPasswordForm } from './new-password-form';
import { useChangePassword } from './settings-queries';

/** Changes the password; requires the current one. */
export function PasswordChangeForm() {
  const change = useChangePassword();
  const [current, setCurrent] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [edition, setEdition] = useState(0);

  const submit = (newPassword: string, onFailure: (error: unknown) => void) => {
    const broken = accountRules.currentPassword(current);
    setRefusal(broken);
    if (broken) return;
    change.mutate(
      { currentPassword: current, newPassword },
      {
        onError: (error) => {
          setRefusal(fieldErrors(error).currentPassword);
          onFailure(error);
        },
        onSuccess: () => {
          setCurrent('');
          setEdition(edition + 1);
        },
      },
    );
  };
  return (
    <NewPasswordForm
      key={edition}
      action={settingsTexts.changePassword}
      isPending={change.isPending}
      isPart
      onSubmit={submit}
      before={
        <PasswordField
          label={settingsTexts.currentPassword}
          name="currentPassword"
          autoComplete="current-password"
          value={current}
          error={refusal}
          onChange={(value) => {
            setCurrent(value);
            setRefusal(undefined);
          }}
        />
      }
    />
  );
}
