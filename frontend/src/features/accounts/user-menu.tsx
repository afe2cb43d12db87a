import { accountTexts, appTexts, fullName, limits, roleLabel } from '@touchline/contract';
import {
  Avatar,
  MenuButton,
  MonitorIcon,
  MoonIcon,
  SignOutIcon,
  Stack,
  SunIcon,
  Text,
  useTheme,
} from '@touchline/ui-kit';
import { useNavigate } from 'react-router-dom';
import { useUser } from '../../shared/session';
import { useLogout } from './account-queries';

/** Who is signed in, how it looks, and the way out. */
export function UserMenu() {
  const user = useUser();
  const navigate = useNavigate();
  const logout = useLogout();
  const { choice, choose } = useTheme();
  const signOut = () =>
    logout.mutate(undefined, {
      onSuccess: () => setTimeout(() => void navigate('/login'), limits.logoutRedirect),
    });
  const theme = (id: typeof choice, label: string, icon: typeof SunIcon) => ({
    id,
    label,
    icon,
    isSelected: choice === id,
    onAction: () => choose(id),
  });

  return (
    <MenuButton
      label={appTexts.userMenu}
      tone="quiet"
      trigger={<Avatar name={fullName(user)} src={user.avatar ?? undefined} size="small" />}
      header={
        <Stack gap="2">
          <Text weight="strong">{fullName(user)}</Text>
          <Text size="14" tone="muted">
            {user.email}
          </Text>
          <Text size="14" tone="muted">
            {roleLabel(user.role)}
          </Text>
        </Stack>
      }
      items={[
        {
          id: 'theme',
          title: appTexts.theme,
          items: [
            theme('system', appTexts.themeSystem, MonitorIcon),
            theme('light', appTexts.themeLight, SunIcon),
            theme('dark', appTexts.themeDark, MoonIcon),
          ],
        },
        {
          id: 'session',
          items: [
            {
              id: 'sign-out',
              label: logout.isPending ? accountTexts.signingOut : accountTexts.signOut,
              icon: SignOutIcon,
              isDisabled: logout.isPending,
              onAction: signOut,
            },
          ],
        },
      ]}
    />
  );
}
