import { savingTexts, type User } from '@touchline/contract';
import { Dialog, Stack, Text } from '@touchline/ui-kit';
import { LoginForm } from '../features/accounts/login-form';
import { useUser } from '../shared/session';

interface SignInAgainProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onDone: () => void;
  /** Someone else has signed in: what is open here is not theirs. */
  onSomeoneElse: () => void;
}

/** Signing in over a page whose session has ended, so that it stays as it is. */
export function SignInAgain({ isOpen, onOpenChange, onDone, onSomeoneElse }: SignInAgainProps) {
  const { id } = useUser();
  const signedIn = (user: User) => {
    if (user.id !== id) return onSomeoneElse();
    onOpenChange(false);
    onDone();
  };
  return (
    <Dialog title={savingTexts.signInAgainTitle} isOpen={isOpen} onOpenChange={onOpenChange} size="small">
      <Stack gap="16">
        <Text>{savingTexts.signInAgainLead}</Text>
        <LoginForm onDone={signedIn} />
      </Stack>
    </Dialog>
  );
}
