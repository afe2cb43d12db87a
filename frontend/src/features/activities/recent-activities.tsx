import { useQuery } from '@tanstack/react-query';
import { activityTexts, activityVerb, appTexts, type Activity } from '@touchline/contract';
import { Divider, Facts, RelativeTime, SkeletonText, Stack, Text, TextLink } from '@touchline/ui-kit';
import { Fragment } from 'react';
import { recentActivitiesQuery } from './activity-queries';
import { addressOf } from './address-of';

/** Recent activities in the user's teams. */
export function RecentActivities({ onNavigate }: { onNavigate: () => void }) {
  const { data, isLoadingError } = useQuery(recentActivitiesQuery);
  if (isLoadingError) return <Text tone="muted">{appTexts.failed}</Text>;
  if (!data) return <SkeletonText lines={4} />;
  if (data.length === 0) return <Text tone="muted">{activityTexts.none}</Text>;
  return (
    <Stack gap="8">
      {data.map((activity, place) => (
        <Fragment key={activity.id}>
          {place > 0 && <Divider />}
          <Line activity={activity} onNavigate={onNavigate} />
        </Fragment>
      ))}
    </Stack>
  );
}

function Line({ activity, onNavigate }: { activity: Activity; onNavigate: () => void }) {
  const href = addressOf(activity);
  return (
    <Stack gap="none">
      <Text size="14">
        {`${activity.user?.username ?? activityTexts.someone} ${activityVerb(activity)} `}
        {href ? (
          <TextLink href={href} onPress={onNavigate}>
            {activity.targetName}
          </TextLink>
        ) : (
          activity.targetName
        )}
      </Text>
      <Text size="12" tone="muted">
        <Facts>
          <RelativeTime at={activity.createdAt} />
          {activity.teamName}
        </Facts>
      </Text>
    </Stack>
  );
}
