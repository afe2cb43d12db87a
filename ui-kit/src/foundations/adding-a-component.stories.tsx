import type { Meta, StoryObj } from '@storybook/react-vite';
import { Prose } from '../prose/prose';
import { Measure, Sheet } from '../story/sheet';

const meta = { title: 'Foundations/Adding a component', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const guide = `
<h2>First look for it</h2>
<p>Most screens need no new component but two that exist beside one another. A new one earns its place when two screens want it, or when one wants behaviour that is hard to get right.</p>
<h2>Its folder</h2>
<pre tabindex="0" role="region" aria-label="Files"><code>stopwatch/
  stopwatch.tsx           the component and its props, with doc comments
  stopwatch.css.ts        its looks, from the theme alone
  stopwatch.stories.tsx   the overview, right to left, and its rules as play tests
  elapsed.ts              what can be reckoned without a browser
  elapsed.spec.ts         and its test</code></pre>
<h2>Its behaviour</h2>
<p>What is simply pressed is a <code>Pressable</code>, what one types into stands in a <code>TypedFrame</code>: both are the browser's own. All else starts from <code>react-aria-components</code>, where keyboard, focus, screen readers and touch are done, and done well, within an <code>AriaRoot</code> or, for a field, an <code>AriaField</code>. State shows in data attributes, and the styles follow them:</p>
<pre tabindex="0" role="region" aria-label="Styles"><code>export const lap = style({
  minBlockSize: vars.target.medium,
  color: vars.color.text,
  selectors: { '&[data-hovered]': { backgroundColor: vars.color.hover } },
});</code></pre>
<h2>Its manners</h2>
<ul>
<li>It takes <code>tone</code> and <code>size</code>, never <code>className</code> or <code>style</code>.</li>
<li>It has no outer margin. Stack, Inline, Grid and Columns own the space between things.</li>
<li>It names no colour, no duration and no layer but those of the theme, and only start and end, never left and right.</li>
<li>It knows no team, no page and no player. Words come in as properties.</li>
<li>What it says in colour, it also says in words, an icon or a line, for those who see no colour.</li>
<li>When its code is heavy and not needed at once, it loads it when it is opened, as Select and Dialog do.</li>
</ul>
<h2>Its story</h2>
<p><code>Overview</code> shows every tone and state at once; <code>InState</code> holds a control as a pointer would. <code>RightToLeft</code> turns it around. The other stories are rules with a <code>play</code>: their names are sentences.</p>
<pre tabindex="0" role="region" aria-label="Commands"><code>npm run storybook                       the catalogue, while working on it
npx vitest run src/stopwatch            its stories as tests, in ui-kit, in both themes
npx nx build-storybook ui-kit           the catalogue as files
npm test -- build ui-kit catalogue      everything, and pictures of every overview</code></pre>
<h2>Before it lands</h2>
<ul data-type="checklist">
<li data-checked="false">Every state is in the overview, long text too</li>
<li data-checked="false">The keyboard does all that the pointer does, and a story shows it</li>
<li data-checked="false">Its pictures were looked at: phone and desktop, light and dark</li>
<li data-checked="false">It stands in <code>src/index.ts</code></li>
</ul>`;

export const AddingAComponent: StoryObj = {
  name: 'Adding a component',
  render: () => (
    <Sheet title="Adding a component" lead="From a wish to something that every screen can use.">
      <Measure>
        <Prose html={guide} />
      </Measure>
    </Sheet>
  ),
};
