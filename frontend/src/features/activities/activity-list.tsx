import { useQuery } from '@tanstack/react-query';
import { activityTexts, activityVerb, settingsTexts, type Activity } from '@touchline/contract';
import { EmptyState, Facts, List, ListItem, RelativeTime, SkeletonText, TextLink } from '@touchline/ui-kit';
import { recentActivitiesQuery } from './activity-queries';
import { addressOf } from './address-of';
import { LoadFailed } from '../../shared/load-failed';

/** Last twenty activities in the user's teams. */
export function ActivityList() {
  const activities = useQuery(recentActivitiesQuery);
  if (activities.isLoadingError) return <LoadFailed query={activities} />;
  if (!activities.data) return <SkeletonText lines={8} />;
  if (activities.data.length === 0) return <EmptyState title={activityTexts.none} />;
  return (
    <List label={settingsTexts.activity}>
      {activities.data.map((activity) => (
        <Line key={activity.id} activity={activity} />
      ))}
    </List>
  );
}

function Line({ activity }: { activity: Activity }) {
  const { user, targetName, createdAt, teamId, teamName } = activity;
  const href = addressOf(activity);
  const title = (
    <>
      {`${user?.username ?? activityTexts.someone} ${activityVerb(activity)} `}
      {href ? <TextLink href={href}>{targetName}</TextLink> : targetName}
    </>
  );
  const detail = (
    <Facts>
      <RelativeTime at={createdAt} />
      {teamName}
      <TextLink href={`/teams/${teamId}`} tone="quiet">
        {settingsTexts.teamSpace}
      </TextLink>
    </Facts>
  );
  return <ListItem title={title} detail={detail} />;
}
