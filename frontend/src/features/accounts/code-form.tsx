import { accountRules, accountTexts, codeTexts } from '@touchline/contract';
import { Button, Form, Stack } from '@touchline/ui-kit';
import { useForm } from '../../shared/hooks/use-form';
import { CodeField } from './code-field';

interface CodeFormProps {
  isPending: boolean;
  /** Calls `onFailure` if the server refuses; its message is shown at the field. */
  onSubmit: (code: string, onFailure: (error: unknown) => void) => void;
  onBack: () => void;
}

/** Second step of signing in. */
export function CodeForm({ isPending, onSubmit, onBack }: CodeFormProps) {
  const form = useForm({ code: '' }, { code: accountRules.signInCode });
  return (
    <Form onSubmit={() => form.check() && onSubmit(form.values.code, form.showFailure)}>
      <Stack gap="16">
        <CodeField autoFocus {...form.field('code')} />
        <Stack gap="8">
          <Button type="submit" tone="accent" fullWidth isPending={isPending}>
            {accountTexts.signIn}
          </Button>
          <Button tone="quiet" fullWidth onPress={onBack}>
            {codeTexts.back}
          </Button>
        </Stack>
      </Stack>
    </Form>
  );
}
