import { savingTexts, type User } from '@touchline/contract';
import { Dialog, Stack, Text } from '@touchline/ui-kit';
import { LoginForm } from '../../features/accounts/login-form';
import { useUser } from '../../shared/session';

interface SignInAgainProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onDone: () => void;
  /** Called if another user signs in: the open page is not theirs. */
  onSomeoneElse: () => void;
}

/** Sign-in dialog over a page whose session has expired, so that the page keeps its state. */
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
