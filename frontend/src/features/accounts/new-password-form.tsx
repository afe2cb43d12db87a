import { accountRules, accountTexts, passwordScreenTexts } from '@touchline/contract';
import { Button, Form, Inline, NewPasswordField, PasswordField, Stack } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { useForm } from '../../shared/hooks/use-form';
import { passwordChecklist, passwordStrength } from './password-strength';

interface NewPasswordFormProps {
  action: string;
  isPending: boolean;
  /** Fields above the password. */
  before?: ReactNode;
  /** The form is one of several on the screen: its button is not full width. */
  isPart?: boolean;
  /** Calls `onFailure` if the server refuses; its messages are shown at the fields. */
  onSubmit: (password: string, onFailure: (error: unknown) => void) => void;
}

const rules = { password: accountRules.newPassword, confirmation: sameAgain };

/** New password and its confirmation, with checklist and strength. */
export function NewPasswordForm({ action, isPending, before, isPart, onSubmit }: NewPasswordFormProps) {
  const form = useForm({ password: '', confirmation: '' }, rules);
  const submit = () => form.check() && onSubmit(form.values.password, form.showFailure);
  const { password } = form.values;

  return (
    <Form isNarrow onSubmit={submit}>
      <Stack gap="16">
        {before}
        <NewPasswordField
          label={passwordScreenTexts.newPassword}
          autoComplete="new-password"
          checklist={passwordChecklist(password)}
          strength={password === '' ? undefined : passwordStrength(password)}
          {...form.field('password')}
        />
        <PasswordField
          label={passwordScreenTexts.confirmPassword}
          autoComplete="new-password"
          {...form.field('confirmation')}
        />
        <Inline gap="8">
          <Button type="submit" tone="accent" fullWidth={!isPart} isPending={isPending}>
            {action}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}

function sameAgain(confirmation: unknown, { password }: { password: string }): string | undefined {
  if (confirmation === '') return accountTexts.confirmPasswordRequired;
  return confirmation === password ? undefined : accountTexts.passwordsDiffer;
}
