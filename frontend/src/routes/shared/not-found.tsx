import { appTexts, pageTexts, teamNavTexts } from '@touchline/contract';
import { Button, EmptyState } from '@touchline/ui-kit';
import { usePageTitle } from '../../shared/hooks/use-page-title';

export const AccessDenied = ({ reason }: { reason: string }) => (
  <NothingToShow title={appTexts.accessDenied} detail={reason} />
);
export const TeamNotFound = () => (
  <NothingToShow title={teamNavTexts.notFoundTitle} detail={teamNavTexts.notFound} />
);
export const PageNotFound = () => <NothingToShow title={pageTexts.notFound} detail={appTexts.notFound} />;
export const NotFound = () => <NothingToShow title={appTexts.notFoundTitle} detail={appTexts.notFound} />;

/** Full-screen empty state with a reason and a link to the dashboard. */
export function NothingToShow({ title, detail }: { title: string; detail: string }) {
  usePageTitle(title);
  const home = <Button href="/dashboard">{appTexts.toDashboard}</Button>;
  return <EmptyState level={1} title={title} detail={detail} action={home} />;
}
