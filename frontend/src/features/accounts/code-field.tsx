import { codeTexts as texts } from '@touchline/contract';
import { Button, Inline, Stack, TextField } from '@touchline/ui-kit';
import { useState } from 'react';

interface CodeFieldProps {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  autoFocus?: boolean;
}

const kinds = {
  app: {
    label: texts.code,
    description: texts.codeHint,
    autoComplete: 'one-time-code',
    inputMode: 'numeric',
  },
  recovery: { label: texts.recoveryCode, description: texts.recoveryCodeHint, autoComplete: 'off' },
} as const;

/** Input for a code of an authenticator app, or for a recovery code, each with its own keyboard. */
export function CodeField({ autoFocus = false, ...field }: CodeFieldProps) {
  const [kind, setKind] = useState<'app' | 'recovery'>('app');
  const [wasTurned, setTurned] = useState(false);
  const turn = () => {
    setKind(kind === 'app' ? 'recovery' : 'app');
    setTurned(true);
    field.onChange('');
  };
  return (
    <Stack gap="4">
      <TextField key={kind} {...kinds[kind]} autoFocus={autoFocus || wasTurned} {...field} />
      <Inline gap="none" isHanging>
        <Button tone="quiet" size="small" onPress={turn}>
          {kind === 'app' ? texts.useRecoveryCode : texts.useApp}
        </Button>
      </Inline>
    </Stack>
  );
}
