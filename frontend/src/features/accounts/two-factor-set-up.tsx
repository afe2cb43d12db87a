import {
  accountRules,
  codeTexts,
  settingsTexts,
  twoFactorTexts as texts,
  type TwoFactorKey,
} from '@touchline/contract';
import {
  Button,
  CopyIcon,
  Form,
  Grid,
  IconButton,
  Inline,
  PasswordField,
  QrCode,
  Stack,
  Text,
  TextField,
  TextLink,
  toast,
} from '@touchline/ui-kit';
import { copyText } from '../../shared/copy-text';
import { useForm } from '../../shared/hooks/use-form';
import { RecoveryCodeList } from './recovery-code-list';
import { useBeginTwoFactor, useConfirmTwoFactor } from './two-factor-queries';

/** Steps of the setup: password, key and first code, recovery codes. */
export function TwoFactorSetUp({ onDone }: { onDone: () => void }) {
  const begin = useBeginTwoFactor();
  const confirm = useConfirmTwoFactor();
  /** Shows the toast only now: on a phone it would cover the buttons below the codes. */
  const kept = () => {
    toast({ title: texts.turnedOn, description: texts.turnedOnDetail, tone: 'success' });
    onDone();
  };
  if (confirm.data) return <RecoveryCodeList codes={confirm.data.codes} onDone={kept} />;
  if (!begin.data) return <PasswordStep begin={begin} />;
  return (
    <Stack gap="24">
      <Key of={begin.data} />
      <CodeStep confirm={confirm} />
    </Stack>
  );
}

function PasswordStep({ begin }: { begin: ReturnType<typeof useBeginTwoFactor> }) {
  const form = useForm({ password: '' }, { password: accountRules.currentPassword });
  const submit = () => form.check() && begin.mutate(form.values.password, { onError: form.showFailure });
  return (
    <Form onSubmit={submit}>
      <Stack gap="16">
        <PasswordField
          label={settingsTexts.currentPassword}
          autoComplete="current-password"
          autoFocus
          {...form.field('password')}
        />
        <Button type="submit" tone="accent" fullWidth isPending={begin.isPending}>
          {texts.next}
        </Button>
      </Stack>
    </Form>
  );
}

/** Key as QR code, as link for an app on this device, and as text. */
function Key({ of: { secret, address } }: { of: TwoFactorKey }) {
  return (
    <Stack gap="16">
      <Text>{texts.scan}</Text>
      <Grid columns={[1, 2, 2]} gap="24">
        <QrCode value={address} label={texts.keyImage} />
        <Stack gap="16">
          <Text>
            <TextLink href={address} isAlone>
              {texts.openApp}
            </TextLink>
          </Text>
          <Stack gap="4">
            <Text size="14" tone="muted">
              {texts.key}
            </Text>
            <Inline gap="8">
              <Text size="16" literal>
                {secret.replace(/.{4}(?!$)/g, '$& ')}
              </Text>
              <IconButton
                label={texts.copyKey}
                icon={CopyIcon}
                onPress={() => void copyText({ text: secret }, { copied: texts.copied })}
              />
            </Inline>
          </Stack>
        </Stack>
      </Grid>
    </Stack>
  );
}

function CodeStep({ confirm }: { confirm: ReturnType<typeof useConfirmTwoFactor> }) {
  const form = useForm({ code: '' }, { code: accountRules.signInCode });
  const submit = () => form.check() && confirm.mutate(form.values.code, { onError: form.showFailure });
  return (
    <Form onSubmit={submit}>
      <Stack gap="16">
        <TextField
          label={codeTexts.code}
          description={codeTexts.codeHint}
          autoComplete="one-time-code"
          inputMode="numeric"
          autoFocus
          {...form.field('code')}
        />
        <Button type="submit" tone="accent" fullWidth isPending={confirm.isPending}>
          {texts.turnOn}
        </Button>
      </Stack>
    </Form>
  );
}
