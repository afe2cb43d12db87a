import { sportWords, type SportWords } from './sport-words';
import { blocks, bullets, checklist, heading, paragraph, table } from './template-html';

export const builtInTemplateIds = ['match-plan', 'session-plan', 'opposition-report'] as const;
export type BuiltInTemplateId = (typeof builtInTemplateIds)[number];

export interface BuiltInTemplate {
  id: BuiltInTemplateId;
  name: string;
  detail: string;
  /** Suggested start of the title. */
  title: string;
  tags: string[];
  content: string;
}

const matchPlan = ({ zones, withBall, withoutBall, bench, setPieces }: SportWords) =>
  blocks(
    heading('How we win'),
    bullets('', '', ''),
    heading('By zone'),
    table(
      ['Zone', withBall, withoutBall],
      zones.map((zone) => [zone]),
    ),
    heading(setPieces),
    bullets(''),
    heading('Watch for'),
    bullets('', ''),
    heading(bench),
    table(['Player', 'For', 'When'], [[], [], []]),
  );

const sessionPlan = ({ drills, game, kit }: SportWords) =>
  blocks(
    heading('Aim'),
    paragraph(),
    heading('Blocks'),
    table(
      ['Minutes', 'Block', 'Coaching points'],
      [
        ['10', 'Warm-up'],
        ['20', drills[0]],
        ['20', drills[1]],
        ['20', game],
        ['5', 'Cool-down'],
      ],
    ),
    heading('Kit'),
    checklist(...kit),
    heading('Coaching points'),
    bullets('', '', ''),
  );

const oppositionReport = ({ numbers, setPieces }: SportWords) =>
  blocks(
    heading('In numbers'),
    table(
      ['', 'Them', 'Us'],
      numbers.map((number) => [number]),
    ),
    heading('Strengths'),
    bullets('', ''),
    heading('Where we hurt them'),
    bullets('', ''),
    heading(setPieces),
    bullets(''),
    heading('Who to watch'),
    table(['Player', 'Does', 'Our answer'], [[], [], []]),
  );

/** Returns the templates that come with Touchline, with headings of a team's sport. */
export function builtInTemplates(sport: string): BuiltInTemplate[] {
  const words = sportWords(sport);
  return [
    {
      id: 'match-plan',
      name: 'Match plan',
      detail: `How we win, by zone, watch for, ${words.bench.toLowerCase()}`,
      title: 'Match plan: ',
      tags: ['match-plan'],
      content: matchPlan(words),
    },
    {
      id: 'session-plan',
      name: 'Session plan',
      detail: 'Aim, timed blocks, kit, coaching points',
      title: 'Session plan: ',
      tags: ['session-plan'],
      content: sessionPlan(words),
    },
    {
      id: 'opposition-report',
      name: 'Opposition report',
      detail: 'In numbers, strengths, who to watch',
      title: 'Opposition report: ',
      tags: ['opposition'],
      content: oppositionReport(words),
    },
  ];
}
