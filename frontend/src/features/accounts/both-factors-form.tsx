import { accountRules, settingsTexts, type BothFactors } from '@touchline/contract';
import { Button, Form, PasswordField, Stack, Text } from '@touchline/ui-kit';
import { useForm } from '../../shared/hooks/use-form';
import { CodeField } from './code-field';

interface BothFactorsFormProps {
  /** Explains what the form does. */
  lead: string;
  action: string;
  tone: 'accent' | 'danger';
  isPending: boolean;
  /** Calls `onFailure` if the server refuses; its messages are shown at the fields. */
  onSubmit: (both: BothFactors, onFailure: (error: unknown) => void) => void;
}

/** Form with password and code, required to change the second factor. */
export function BothFactorsForm({ lead, action, tone, isPending, onSubmit }: BothFactorsFormProps) {
  const form = useForm(
    { password: '', code: '' },
    { password: accountRules.currentPassword, code: accountRules.signInCode },
  );
  return (
    <Form onSubmit={() => form.check() && onSubmit(form.values, form.showFailure)}>
      <Stack gap="16">
        <Text>{lead}</Text>
        <PasswordField
          label={settingsTexts.currentPassword}
          autoComplete="current-password"
          autoFocus
          {...form.field('password')}
        />
        <CodeField {...form.field('code')} />
        <Button type="submit" tone={tone} fullWidth isPending={isPending}>
          {action}
        </Button>
      </Stack>
    </Form>
  );
}
