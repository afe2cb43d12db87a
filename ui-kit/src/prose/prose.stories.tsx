import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { markAsMissing } from './missing-media';
import { Prose } from './prose';

const drawing =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 60 30'%3E%3Cpath fill='%230b7a43' d='M0 0h60v30H0z'/%3E%3Cpath stroke='%23fff' d='M8 0v30M30 0v30'/%3E%3Cg fill='%23fff'%3E%3Ccircle cx='16' cy='10' r='2'/%3E%3Ccircle cx='22' cy='10' r='2'/%3E%3Ccircle cx='16' cy='20' r='2'/%3E%3C/g%3E%3C/svg%3E";
const shirts = Array.from({ length: 15 }, (_, place) => place + 1);
const head = shirts.map((shirt) => `<th scope="col">${shirt}</th>`).join('');
const cells = shirts.map(() => '<td>on his feet</td>').join('');

const html = `<h2>Calls</h2><p>Four calls, <b>one</b> shape, <mark>called <b>before</b> the <span data-color="red">walk</span> <code>in</code></mark>. See <a href="#film">the film</a>, or <code>call = side + number</code>.</p>
<ul><li>Falcon: front pod<ul><li>Two lifts on <span data-color="red">2</span></li><li>Ball to the <span data-color="blue">scrum-half</span></li></ul></li><li>Hawk: <i>middle</i></li></ul>
<h3>Order</h3><ol><li>Walk in</li><li>Call<ol><li>Loudly</li></ol></li><li>Throw</li></ol>
<table><thead><tr><th scope="col">Call</th><th scope="col">Jumper</th></tr></thead><tbody><tr><th scope="row">Falcon</th><td>2</td></tr><tr><th scope="row">Hawk</th><td></td></tr></tbody></table>
<h4>Before the match</h4><ul data-type="checklist"><li data-checked="true">Ball pumped</li><li data-checked="false">Towels on <b>both</b> <a href="#lines">touchlines</a></li></ul>
<blockquote><p>Feet first, then the call.</p><footer>Coach</footer></blockquote>
<aside data-type="callout" data-tone="info">Training moves to pitch 2.</aside><aside data-type="callout" data-tone="tip">Eyes on the hooker.</aside><aside data-type="callout" data-tone="warning">No contest in the air at U14.</aside>
<pre><code>call = side + number
if wind: tail = no</code></pre><figure data-cols="6" data-align="center"><img alt="A lineout from above: two pods on the five metre line" src="${drawing}"><figcaption>Two pods, three calls</figcaption></figure>
<div data-scroll="" role="region" tabindex="0" aria-label="Table"><table><thead><tr>${head}</tr></thead><tbody><tr>${cells}</tr></tbody></table></div>
<hr><p>Done.</p>`;

const meta = { title: 'Editor/Prose', component: Prose } satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = { args: { html } };
export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };

export const WordsOfAChecklistRunOn: Story = {
  ...Overview,
  play: async ({ canvas }) => {
    const [plain, marked] = ['Ball pumped', 'both'].map((words) => canvas.getByText(words).closest('li'));
    await expect(marked?.offsetHeight).toBe(plain?.offsetHeight);
  },
};

export const WordsHaveTheDirectionOfTheirScript: Story = {
  args: { html: '<p>خطة المباراة</p><ul><li>الهجوم</li></ul><p>Match plan</p>' },
  play: async ({ canvasElement }) => {
    const texts = [...canvasElement.querySelectorAll('p, li')];
    await expect(texts.map((text) => getComputedStyle(text).direction)).toEqual(['rtl', 'rtl', 'ltr']);
  },
};

const missing = (media: string) =>
  `<figure data-type="image">${media}<figcaption>Falcon</figcaption></figure>`;

export const MediaThatDoesNotLoadIsReplacedByANote: Story = {
  args: {
    html:
      missing('<img src="data:image/png;base64,AAAA" alt="">') +
      missing('<audio src="data:audio/mpeg,no" controls></audio>'),
    onMediaFailed: (media) => markAsMissing(media, 'This file could not be shown.'),
  },
  play: async ({ canvasElement }) => {
    const figures = [...canvasElement.querySelectorAll('figure')];
    await waitFor(() =>
      expect(figures.map(({ dataset }) => dataset['missing'])).toEqual(
        Array(2).fill('This file could not be shown.'),
      ),
    );
    for (const media of canvasElement.querySelectorAll('img, audio')) await expect(media).not.toBeVisible();
  },
};

export const AnIconKeepsItsSize: Story = {
  args: {
    html: `<figure data-type="image" data-cols="6" data-align="center"><img alt="A whistle" width="16" height="8" src="${drawing}"></figure>`,
  },
  play: async ({ canvas }) => {
    const icon = canvas.getByRole('img');
    await expect(icon.getBoundingClientRect().width).toBe(16);
    const [left, right] = [icon, icon.parentElement].map((element) => element?.getBoundingClientRect());
    await expect((left?.left ?? 0) + 8).toBeCloseTo((right?.left ?? 0) + (right?.width ?? 0) / 2, 0);
  },
};
