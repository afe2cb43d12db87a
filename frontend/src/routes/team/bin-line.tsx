import { binTexts, canUseBin, type TeamSummary } from '@touchline/contract';
import { Text, TextLink } from '@touchline/ui-kit';
import { useStanding } from '../../shared/session';

interface BinLineProps {
  team: TeamSummary;
  isHidden: boolean;
}

/** A line below the lists, where an editor looks for what is not in them any more. */
export function BinLine({ team, isHidden }: BinLineProps) {
  const standing = useStanding(team);
  if (isHidden || !standing || !canUseBin(standing)) return null;
  return (
    <Text size="14" tone="muted">
      {binTexts.lead} <TextLink href={`/teams/${team.id}/bin`}>{binTexts.openBin}</TextLink>
    </Text>
  );
}
