import { settingsTexts as texts } from '@touchline/contract';
import { Container, Heading, Tabs, Stack } from '@touchline/ui-kit';
import { useSearchParams } from 'react-router-dom';
import { ActivityList } from '../../features/activities/activity-list';
import { NotificationChoices } from '../../features/accounts/notification-choices';
import { usePageTitle } from '../../shared/hooks/use-page-title';
import { ProfileSettings } from './profile-settings';
import { SecuritySettings } from './security-settings';
import { Panel } from '../shared/panel';
import { TeamManagement } from './team-management';

/** /settings */
export function SettingsScreen() {
  const [params, setParams] = useSearchParams();
  usePageTitle(texts.title);
  return (
    <Container width="content">
      <Stack gap="24">
        <Heading level={1}>{texts.title}</Heading>
        <Tabs
          place="side"
          label={texts.title}
          selectedId={params.get('tab') ?? 'profile'}
          onSelect={(tab) => setParams({ tab }, { replace: true })}
          items={[
            { id: 'profile', label: texts.profile, content: <ProfileSettings /> },
            {
              id: 'notifications',
              label: texts.notifications,
              content: (
                <Panel title={texts.notifications} lead={texts.notificationsLead}>
                  <NotificationChoices />
                </Panel>
              ),
            },
            { id: 'security', label: texts.security, content: <SecuritySettings /> },
            { id: 'teams', label: texts.teams, content: <TeamManagement /> },
            {
              id: 'activity',
              label: texts.activity,
              content: (
                <Panel title={texts.activity} lead={texts.activityLead}>
                  <ActivityList />
                </Panel>
              ),
            },
          ]}
        />
      </Stack>
    </Container>
  );
}
