import { useQuery } from '@tanstack/react-query';
import {
  builtInTemplates,
  pageTemplateTexts as texts,
  type BuiltInTemplateId,
  type TeamSummary,
} from '@touchline/contract';
import { Button, TemplateCards, Text, type TemplateCard } from '@touchline/ui-kit';
import { useState } from 'react';
import { savedBy, TemplateManager } from './template-dialogs';
import { readTemplate, templatesQuery } from './template-queries';

/** The start of a new page. */
export interface PageStart {
  title: string;
  tags: string[];
  content: string;
  /** Reads the content of a template of the team, when the page is created. */
  readContent?: () => Promise<string>;
}

export const blankStart: PageStart = { title: '', tags: [], content: '' };

const blank: TemplateCard = {
  id: 'blank',
  label: texts.blank,
  description: texts.blankDetail,
  sketch: 'blank',
};
const sketches = {
  'match-plan': 'plan',
  'session-plan': 'session',
  'opposition-report': 'report',
} as const satisfies Record<BuiltInTemplateId, TemplateCard['sketch']>;

interface TemplateFieldProps {
  team: Pick<TeamSummary, 'id' | 'name' | 'sport'>;
  value: string;
  onChange: (id: string, start: PageStart) => void;
}

/** Cards of the templates that a page can begin with: those of Touchline, and the team's own. */
export function TemplateField({ team, value, onChange }: TemplateFieldProps) {
  const [isManaging, setManaging] = useState(false);
  const own = useQuery(templatesQuery(team.id));
  const builtIn = builtInTemplates(team.sport);
  const startOf = (id: string): PageStart => {
    const template = own.data?.find((each) => String(each.id) === id);
    if (template) {
      const readContent = async () => (await readTemplate(team.id, template.id)).content;
      return { title: template.name, tags: template.tags, content: '', readContent };
    }
    return builtIn.find((each) => each.id === id) ?? blankStart;
  };
  const more = (own.data ?? []).map((template) => ({
    id: String(template.id),
    label: template.name,
    description: savedBy(template),
  }));
  return (
    <>
      <TemplateCards
        label={texts.start}
        value={value}
        onChange={(id) => onChange(id, startOf(id))}
        items={[
          ...builtIn.map(({ id, name, detail }) => ({
            id,
            label: name,
            description: detail,
            sketch: sketches[id],
          })),
          blank,
        ]}
        moreTitle={texts.of(team.name)}
        more={more}
        moreAction={
          <Button size="small" tone="quiet" onPress={() => setManaging(true)}>
            {texts.manageShort}
          </Button>
        }
      />
      {own.isLoadingError && (
        <Text size="14" tone="muted">
          {texts.loadFailed}
        </Text>
      )}
      <TemplateManager teamId={team.id} isOpen={isManaging} onClose={() => setManaging(false)} />
    </>
  );
}
