import { ownDataTexts, settingsTexts as texts, twoFactorTexts } from '@touchline/contract';
import { Stack } from '@touchline/ui-kit';
import { AccountDeletion } from '../../features/accounts/account-deletion';
import { DataExportField } from '../../features/accounts/data-export-field';
import { DeviceList } from '../../features/accounts/device-list';
import { PasswordChangeForm } from '../../features/accounts/password-change-form';
import { TwoFactorSettings } from '../../features/accounts/two-factor-settings';
import { Panel } from '../shared/panel';

export function SecuritySettings() {
  return (
    <Stack gap="24">
      <Panel title={texts.changePassword} lead={texts.securityLead}>
        <PasswordChangeForm />
      </Panel>
      <Panel title={twoFactorTexts.title} lead={twoFactorTexts.lead}>
        <TwoFactorSettings />
      </Panel>
      <Panel title={texts.devices}>
        <DeviceList />
      </Panel>
      <Panel title={ownDataTexts.title} lead={ownDataTexts.lead}>
        <DataExportField />
        <AccountDeletion />
      </Panel>
    </Stack>
  );
}
