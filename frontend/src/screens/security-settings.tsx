import { settingsTexts as texts } from '@touchline/contract';
import { Stack } from '@touchline/ui-kit';
import { DeviceList } from '../features/accounts/device-list';
import { PasswordChangeForm } from '../features/accounts/password-change-form';
import { SettingsSection } from './settings-section';

export function SecuritySettings() {
  return (
    <Stack gap="24">
      <SettingsSection title={texts.changePassword} lead={texts.securityLead}>
        <PasswordChangeForm />
      </SettingsSection>
      <SettingsSection title={texts.devices}>
        <DeviceList />
      </SettingsSection>
    </Stack>
  );
}
