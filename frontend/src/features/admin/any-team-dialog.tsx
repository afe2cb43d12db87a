import { adminTexts as texts, appTexts, teamRules, teamTexts, type TeamSummary } from '@touchline/contract';
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

const rules = { name: teamRules.teamName, sport: teamRules.sport, description: teamRules.teamDescription };

/** Dialog that creates or edits a team. */
export function AnyTeamDialog({ team, onClose }: AnyTeamDialogProps) {
  const save = useSaveTeam(team);
  const before = descriptionText(team?.description ?? null);
  const form = useForm({ name: team?.name ?? '', sport: team?.sport ?? '', description: before }, rules);
  const submit = () => {
    const { name, sport, description } = form.values;
    if (!name.trim() || !sport) {
      toast({ title: appTexts.error, description: texts.requiredFields, tone: 'danger' });
    }
    if (!form.check()) return;
    const body = {
      name,
      sport,
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
      <TeamFields field={form.field} />
    </FormDialog>
  );
}
