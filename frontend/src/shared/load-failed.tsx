import { appTexts, connectionTexts } from '@touchline/contract';
import { ErrorState, type ErrorStateProps } from '@touchline/ui-kit';
import { useOnline } from './hooks/use-online';

interface LoadFailedProps extends Pick<ErrorStateProps, 'level'> {
  query: { refetch: () => unknown };
  title?: string;
}

/** Error state of a failed query, with a retry button. Offline it says so: such a query is fetched again once there is a connection. */
export function LoadFailed({ query, title = appTexts.failed, level }: LoadFailedProps) {
  return (
    <ErrorState
      title={useOnline() ? title : connectionTexts.loadsOnline}
      level={level}
      onRetry={() => void query.refetch()}
    />
  );
}
