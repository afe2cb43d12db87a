import { appTexts, teamTexts } from '@touchline/contract';
import { Button, EmptyState } from '@touchline/ui-kit';

const home = <Button href="/dashboard">{appTexts.toDashboard}</Button>;

export function AccessDenied({ reason }: { reason: string }) {
  return <EmptyState level={1} title={appTexts.accessDenied} detail={reason} action={home} />;
}

export function TeamMissing() {
  return <EmptyState level={1} title={teamTexts.notFoundTitle} detail={teamTexts.notFound} action={home} />;
}

export function Nowhere() {
  return <EmptyState level={1} title={appTexts.notFoundTitle} detail={appTexts.notFound} action={home} />;
}
