import { useQuery } from '@tanstack/react-query';
import type { Statistics } from '@touchline/contract';
import { Grid, StatCard } from '@touchline/ui-kit';
import { LoadFailed } from '../../shared/load-failed';
import { statisticsQuery } from './admin-queries';

interface FiguresProps {
  shown: readonly { label: string; value: (figures: Statistics) => number | string }[];
}

/** Key figures for super admins. */
export function Figures({ shown }: FiguresProps) {
  const { data, isError, refetch } = useQuery(statisticsQuery);
  if (isError && !data) return <LoadFailed query={{ refetch }} />;
  return (
    <Grid columns={shown.length > 2 ? [2, 4, 4] : [2, 2, 2]} gap="16">
      {shown.map(({ label, value }) => (
        <StatCard key={label} label={label} value={data && value(data)} isLoading={!data} />
      ))}
    </Grid>
  );
}
