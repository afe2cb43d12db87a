import type { Meta, StoryObj } from '@storybook/react-vite';
import { Measure, Section, Sheet } from '../story/sheet';
import { Prose } from '../prose/prose';

const meta = { title: 'Foundations/Writing', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const rules: { rule: string; yes: string; no: string }[] = [
  { rule: 'A button is a verb and what it is done to', yes: 'Send invitation', no: 'OK' },
  { rule: 'Sentence case', yes: 'Copy link', no: 'Copy Link' },
  {
    rule: 'Say what happened, then what to do',
    yes: 'The page was not saved. Try again.',
    no: 'Oops! Error 500',
  },
  { rule: 'At the field, what it needs', yes: 'Team name is required', no: 'Invalid input' },
  { rule: 'Empty is a beginning', yes: 'No pages yet. Create the first one.', no: 'No data' },
  { rule: 'Before what cannot be undone, name it', yes: 'Delete "Lineout calls"?', no: 'Are you sure?' },
  { rule: 'Times as people say them, exact on asking', yes: '2 hours ago', no: '2025-03-04T18:20:00Z' },
  { rule: 'Numbers in digits', yes: '3 new comments', no: 'Three new comment(s)' },
];

const rows = rules.map(({ rule, yes, no }) => `<tr><td>${rule}</td><td>${yes}</td><td>${no}</td></tr>`);
const table = `<div data-scroll="" role="region" tabindex="0" aria-label="What we write"><table><thead><tr><th scope="col">Rule</th><th scope="col">We write</th><th scope="col">We do not write</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;

export const Writing: StoryObj = {
  render: () => (
    <Sheet
      title="Writing"
      lead="Plain and short, as one says it across a pitch. No exclamation marks, no apologies for the computer, no jokes about what was lost."
    >
      <Section title="Rules">
        <Prose html={table} />
      </Section>
      <Section title="Words of the kit">
        <Measure>
          <Prose html="<p>Components come with few words of their own: Close, Cancel, Clear search. Each is a property with an English default, so that an app can say it in another language. Every other word is the app's.</p>" />
        </Measure>
      </Section>
    </Sheet>
  ),
};
