import {
  adminTexts as texts,
  appTexts,
  teamRules,
  teamTexts,
  type AgeGroup,
  type TeamSummary,
} from '@touchline/contract';
import { toast } from '@touchline/ui-kit';
import { useForm } from '../../shared/hooks/use-form';
import { useSaveTeam } from './all-teams-queries';
import { descriptionHtml, descriptionText } from './description-text';
import { FormDialog } from './form-dialog';
import { TeamFields } from './team-fields';

interface AnyTeamDialogProps {
  /** The team to edit; a new one is created without it. */
  team?: TeamSummary;
  onClose: () => void;
}

const rules = {
  name: teamRules.teamName,
  sport: teamRules.sport,
  ageGroup: teamRules.ageGroup,
  description: teamRules.teamDescription,
};

interface Values extends Record<string, unknown> {
  name: string;
  sport: string;
  ageGroup: AgeGroup | null;
  description: string;
}

/** Dialog that creates or edits a team. */
export function AnyTeamDialog({ team, onClose }: AnyTeamDialogProps) {
  const save = useSaveTeam(team);
  const before = descriptionText(team?.description ?? null);
  const { name: nameBefore = '', sport: sportBefore = '', ageGroup: ageGroupBefore = null } = team ?? {};
  const form = useForm<Values>(
    { name: nameBefore, sport: sportBefore, ageGroup: ageGroupBefore, description: before },
    rules,
  );
  const submit = () => {
    const { name, sport, ageGroup, description } = form.values;
    if (!name.trim() || !sport) {
      toast({ title: appTexts.error, description: texts.requiredFields, tone: 'danger' });
    }
    if (!form.check()) return;
    const body = {
      name,
      sport,
      ageGroup,
      ...(description !== before && { description: descriptionHtml(description) }),
    };
    save.mutate(body, { onSuccess: onClose, onError: form.showFailure });
  };
  return (
    <FormDialog
      title={team ? texts.edit : texts.create}
      submitLabel={team ? teamTexts.save : teamTexts.create}
      isPending={save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TeamFields field={form.field} ageGroup={form.field('ageGroup')} sportBefore={sportBefore} />
    </FormDialog>
  );
}
