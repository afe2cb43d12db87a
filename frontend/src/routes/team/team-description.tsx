import { canChangeTeam, teamTexts as texts, type TeamSummary } from '@touchline/contract';
import {
  Button,
  EditIcon,
  EditorPreview,
  Collapsible,
  Heading,
  IconButton,
  Inline,
  Prose,
  RevealOnHover,
  Spacer,
  Stack,
  Text,
} from '@touchline/ui-kit';
import { useMemo, useState } from 'react';
import { isContentEmpty } from '../../shared/content/decorate-content';
import { lazyContent } from '../../shared/lazy-content';
import { readableContent } from '../../shared/content/readable-content';
import { useStanding } from '../../shared/session';
import { tellLoadFailure } from '../../shared/tell-load-failure';

const DescriptionEditor = lazyContent(async () => (await import('./description-editor')).DescriptionEditor);

interface TeamDescriptionProps {
  team: TeamSummary;
  /** Small text below the team's name, without a heading; the pencil appears with hover and focus. */
  isCompact?: boolean;
}

/** Description of a team, edited in place by users who may; the editor is loaded on demand. */
export function TeamDescription({ team, isCompact }: TeamDescriptionProps) {
  const standing = useStanding(team);
  const canEdit = standing !== undefined && canChangeTeam(standing);
  const [editing, setEditing] = useState<'not yet' | 'now' | 'done'>('not yet');
  const leave = () => setEditing('done');
  if (editing === 'now') {
    return (
      <Stack as="section" label={texts.description} gap="8">
        {!isCompact && <DescriptionHeading />}
        <DescriptionEditor
          team={team}
          onDone={leave}
          onFailure={() => {
            leave();
            tellLoadFailure();
          }}
          fallback={<Preview html={team.description ?? ''} />}
        />
      </Stack>
    );
  }
  const edit = { autoFocus: editing === 'done', onPress: () => setEditing('now') };
  const text = <DescriptionText html={team.description ?? ''} canEdit={canEdit} isCompact={isCompact} />;
  if (isCompact) {
    return (
      <Stack as="section" label={texts.description} gap="8">
        <RevealOnHover
          action={canEdit && <IconButton label={texts.edit} icon={EditIcon} size="small" {...edit} />}
        >
          {text}
        </RevealOnHover>
      </Stack>
    );
  }
  return (
    <Stack as="section" label={texts.description} gap="8">
      <Inline gap="8">
        <DescriptionHeading />
        <Spacer />
        {canEdit && (
          <Button size="small" tone="quiet" icon={EditIcon} {...edit}>
            {texts.edit}
          </Button>
        )}
      </Inline>
      {text}
    </Stack>
  );
}

function DescriptionHeading() {
  return (
    <Heading level={2} size="18">
      {texts.description}
    </Heading>
  );
}

/** The text while the editor is loading; the server has sanitised it. */
function Preview({ html }: { html: string }) {
  return <EditorPreview isShort html={readableContent(html).html} />;
}

interface DescriptionTextProps {
  html: string;
  canEdit: boolean;
  isCompact?: boolean;
}

function DescriptionText({ html, canEdit, isCompact }: DescriptionTextProps) {
  const readable = useMemo(() => readableContent(html).html, [html]);
  if (isContentEmpty(readable)) {
    const lead = canEdit ? `${texts.noDescription} ${texts.noDescriptionLead}` : texts.noDescription;
    return (
      <Text size={isCompact ? '14' : undefined} tone="muted">
        {lead}
      </Text>
    );
  }
  return (
    <Collapsible moreLabel={texts.descriptionShow} lessLabel={texts.descriptionHide} isCompact={isCompact}>
      <Prose html={readable} isSmall={isCompact} />
    </Collapsible>
  );
}
