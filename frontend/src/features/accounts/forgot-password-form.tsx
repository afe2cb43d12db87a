import { accountRules, accountTexts, passwordScreenTexts } from '@touchline/contract';
import { Button, Form, Stack, TextField } from '@touchline/ui-kit';
import { useForm } from '../../shared/hooks/use-form';
import { useForgotPassword } from './password-queries';

interface ForgotPasswordFormProps {
  /** Initial value. */
  email: string;
  onSent: (email: string) => void;
}

/** Requests a link to reset the password. */
export function ForgotPasswordForm({ email, onSent }: ForgotPasswordFormProps) {
  const forgot = useForgotPassword();
  const form = useForm({ email }, { email: accountRules.email });
  const submit = () => {
    if (!form.check()) return;
    const address = form.values.email.trim();
    forgot.mutate(address, { onSuccess: () => onSent(address), onError: form.showFailure });
  };
  return (
    <Form onSubmit={submit}>
      <Stack gap="16">
        <TextField label={accountTexts.email} type="email" autoComplete="username" {...form.field('email')} />
        <Button type="submit" tone="accent" fullWidth isPending={forgot.isPending}>
          {passwordScreenTexts.sendLink}
        </Button>
      </Stack>
    </Form>
  );
}
