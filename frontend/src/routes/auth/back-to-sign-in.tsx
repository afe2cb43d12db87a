import { passwordScreenTexts } from '@touchline/contract';
import { Inline, Text, TextLink } from '@touchline/ui-kit';

/** Link from a screen without a session to the sign-in. */
export function BackToSignIn() {
  return (
    <Inline gap="none" justify="center">
      <Text size="14" tone="muted">
        <TextLink href="/login" isAlone>
          {passwordScreenTexts.backToSignIn}
        </TextLink>
      </Text>
    </Inline>
  );
}
