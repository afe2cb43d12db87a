import { passwordScreenTexts as texts } from '@touchline/contract';
import { Button, Stack, Text } from '@touchline/ui-kit';
import { useState } from 'react';
import { ForgotPasswordForm } from '../features/accounts/forgot-password-form';
import { BackToSignIn } from './back-to-sign-in';
import { Entrance } from './entrance';

/** /forgot-password: the address, then where to look. */
export function ForgotPasswordScreen() {
  const [email, setEmail] = useState('');
  const [isSent, setSent] = useState(false);

  if (isSent) {
    return (
      <Entrance title={texts.checkEmail} footer={<BackToSignIn />}>
        <Stack gap="16">
          <Text>{texts.checkEmailLead(email)}</Text>
          <Text tone="muted">{texts.checkSpam}</Text>
          <Button onPress={() => setSent(false)} fullWidth>
            {texts.tryAgain}
          </Button>
        </Stack>
      </Entrance>
    );
  }
  return (
    <Entrance title={texts.forgotTitle} lead={texts.forgotLead} footer={<BackToSignIn />}>
      <ForgotPasswordForm
        email={email}
        onSent={(address) => {
          setEmail(address);
          setSent(true);
        }}
      />
    </Entrance>
  );
}
