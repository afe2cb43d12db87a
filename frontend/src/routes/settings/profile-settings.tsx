import { appTexts, settingsTexts as texts } from '@touchline/contract';
import { SegmentedControl, Stack, Text, useTheme } from '@touchline/ui-kit';
import { AvatarField } from '../../features/accounts/avatar-field';
import { ProfileForm } from '../../features/accounts/profile-form';
import { useUser } from '../../shared/session';
import { useTimeZone } from '../../shared/time-zone';
import { Panel } from '../shared/panel';

const themes = [
  { id: 'system', label: appTexts.themeSystem },
  { id: 'light', label: appTexts.themeLight },
  { id: 'dark', label: appTexts.themeDark },
] as const;

export function ProfileSettings() {
  const user = useUser();
  const { choice, choose } = useTheme();
  const chooseById = (id: string) => {
    const theme = themes.find((each) => each.id === id);
    if (theme) choose(theme.id);
  };
  return (
    <Stack gap="24">
      <Panel title={texts.profile} lead={texts.profileLead}>
        <AvatarField user={user} />
        <ProfileForm user={user} />
      </Panel>
      <Panel title={texts.theme}>
        <SegmentedControl label={texts.theme} items={themes} selectedId={choice} onSelect={chooseById} />
      </Panel>
      <Panel title={texts.timeZone}>
        <Text>{texts.timesShownIn(useTimeZone())}</Text>
      </Panel>
    </Stack>
  );
}
