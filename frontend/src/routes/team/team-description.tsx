import { canChangeTeam, teamTexts as texts, type TeamSummary } from '@touchline/contract';
import {
  Button,
  EditIcon,
  EditorPreview,
  Collapsible,
  Heading,
  Inline,
  Prose,
  Spacer,
  Stack,
  Text,
} from '@touchline/ui-kit';
import { lazy, Suspense, useMemo, useState } from 'react';
import { cleanContent } from '../../shared/content/clean-content';
import { isContentEmpty } from '../../shared/content/decorate-content';
import { readableContent } from '../../shared/content/readable-content';
import { useStanding } from '../../shared/session';

const DescriptionEditor = lazy(() =>
  import('./description-editor').then((module) => ({ default: module.DescriptionEditor })),
);

/** Description of a team, edited in place by users who may; the editor is loaded on demand. */
export function TeamDescription({ team }: { team: TeamSummary }) {
  const standing = useStanding(team);
  const canEdit = standing !== undefined && canChangeTeam(standing);
  const [editing, setEditing] = useState<'not yet' | 'now' | 'done'>('not yet');
  if (editing === 'now') {
    return (
      <Stack as="section" label={texts.description} gap="8">
        <DescriptionHeading />
        <Suspense fallback={<Preview html={team.description ?? ''} />}>
          <DescriptionEditor team={team} onDone={() => setEditing('done')} />
        </Suspense>
      </Stack>
    );
  }
  return (
    <Stack as="section" label={texts.description} gap="8">
      <Inline gap="8">
        <DescriptionHeading />
        <Spacer />
        {canEdit && (
          <Button
            size="small"
            tone="quiet"
            icon={EditIcon}
            autoFocus={editing === 'done'}
            onPress={() => setEditing('now')}
          >
            {texts.edit}
          </Button>
        )}
      </Inline>
      <DescriptionText html={team.description ?? ''} canEdit={canEdit} />
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

/** Sanitises the text only while the preview is shown. */
function Preview({ html }: { html: string }) {
  return <EditorPreview isShort html={cleanContent(html)} />;
}

function DescriptionText({ html, canEdit }: { html: string; canEdit: boolean }) {
  const readable = useMemo(() => readableContent(html).html, [html]);
  if (isContentEmpty(readable)) {
    const lead = canEdit ? `${texts.noDescription} ${texts.noDescriptionLead}` : texts.noDescription;
    return <Text tone="muted">{lead}</Text>;
  }
  return (
    <Collapsible moreLabel={texts.descriptionShow} lessLabel={texts.descriptionHide}>
      <Prose html={readable} />
    </Collapsible>
  );
}
