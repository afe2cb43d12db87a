import { useQuery } from '@tanstack/react-query';
import { appTexts, accountCalls, fullName } from '@touchline/contract';
import { Banner, Button } from '@touchline/ui-kit';
import { api } from '../../shared/api/api';
import { useUser } from '../../shared/session';

/**
 * Names the user who has signed in in this browser since the tab was opened; the server refuses all calls of this tab until it is
 * reloaded.
 */
export function AnotherUserBanner({ isOpen }: { isOpen: boolean }) {
  const user = useUser();
  const { data: other } = useQuery({
    queryKey: ['signed-in-as-another'],
    queryFn: () => api(accountCalls.currentUser, {}, { asAnyone: true }),
    enabled: isOpen,
    gcTime: 0,
  });
  if (!isOpen || !other || other.id === user.id) return null;
  const name = fullName(other);
  return (
    <Banner
      tone="warning"
      action={
        <Button size="small" onPress={() => location.reload()}>
          {appTexts.continueAs(name)}
        </Button>
      }
    >
      {appTexts.signedInAsAnother(name, fullName(user))}
    </Banner>
  );
}
