import { passwordScreenTexts } from '@touchline/contract';
import { Inline, Text, TextLink } from '@touchline/ui-kit';

/** The way out of the screens before one is in. */
export function BackToSignIn() {
  return (
    <Inline gap="none" justify="center">
      <Text size="14" tone="muted">
        <TextLink href="/login">{passwordScreenTexts.backToSignIn}</TextLink>
      </Text>
    </Inline>
  );
}
