import { appTexts, fullName, isSuperAdminRole, limits, roleLabel, userMenuTexts } from '@touchline/contract';
import {
  AdminIcon,
  Avatar,
  MenuButton,
  MonitorIcon,
  MoonIcon,
  SettingsIcon,
  SignOutIcon,
  Stack,
  SunIcon,
  Text,
  useTheme,
} from '@touchline/ui-kit';
import { hardNavigate } from '../../shared/hard-navigate';
import { useUser } from '../../shared/session';
import { useLogout } from './account-queries';

/** Menu with the user's name, theme, settings and sign-out. */
export function UserMenu() {
  const user = useUser();
  const logout = useLogout();
  const signOut = () =>
    logout.mutate(undefined, {
      onSuccess: () => setTimeout(() => hardNavigate('/login'), limits.logoutRedirectMs),
    });
  const themes = useThemeItems();

  return (
    <MenuButton
      label={appTexts.userMenu}
      tone="quiet"
      trigger={<Avatar name={fullName(user)} src={user.avatar} size="small" />}
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
          id: 'settings',
          label: userMenuTexts.profileAndSettings,
          icon: SettingsIcon,
          href: '/settings?tab=profile',
        },
        ...(isSuperAdminRole(user.role) ? [adminEntry] : []),
        {
          id: 'theme',
          title: appTexts.theme,
          items: themes,
        },
        {
          id: 'session',
          items: [
            {
              id: 'sign-out',
              label: logout.isPending ? userMenuTexts.signingOut : userMenuTexts.signOut,
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

const adminEntry = {
  id: 'admin',
  label: userMenuTexts.adminDashboard,
  icon: AdminIcon,
  href: '/admin',
};

function useThemeItems() {
  const { choice, choose } = useTheme();
  const theme = (id: typeof choice, label: string, icon: typeof SunIcon) => ({
    id,
    label,
    icon,
    isSelected: choice === id,
    onAction: () => choose(id),
  });
  return [
    theme('system', appTexts.themeSystem, MonitorIcon),
    theme('light', appTexts.themeLight, SunIcon),
    theme('dark', appTexts.themeDark, MoonIcon),
  ];
}
