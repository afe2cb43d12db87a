import { useQuery } from '@tanstack/react-query';
import { settingsTexts as texts, type EmailPreferences } from '@touchline/contract';
import { Checkbox, SkeletonText, Stack } from '@touchline/ui-kit';
import { notificationSettingsQuery, useChangeNotifications } from './settings-queries';
import { LoadFailed } from '../../shared/load-failed';

const choices: readonly { id: keyof EmailPreferences; label: string; hint: string }[] = [
  { id: 'pageUpdates', label: texts.pageUpdates, hint: texts.pageUpdatesHint },
  { id: 'newMembers', label: texts.newMembers, hint: texts.newMembersHint },
  { id: 'comments', label: texts.comments, hint: texts.commentsHint },
];

/** Email preferences; each change is saved at once. */
export function NotificationChoices() {
  const settings = useQuery(notificationSettingsQuery);
  const change = useChangeNotifications();
  if (settings.isLoadingError) return <LoadFailed query={settings} />;
  if (!settings.data) return <SkeletonText lines={3} />;
  const chosen = settings.data;
  return (
    <Stack gap="16">
      {choices.map(({ id, label, hint }) => (
        <Checkbox
          key={id}
          isSelected={chosen[id]}
          description={hint}
          onChange={(isWanted) => change.mutate({ [id]: isWanted })}
        >
          {label}
        </Checkbox>
      ))}
    </Stack>
  );
}
