import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '../layout/stack';
import { Prose } from '../prose/prose';
import { DiffBlock } from './diff-block';
import { DiffFold } from './diff-fold';

const meta = {
  title: 'Data/DiffBlock',
  component: DiffBlock,
  subcomponents: { DiffFold },
  args: {
    change: 'changed',
    label: 'Changed',
    children: <Prose html="<p>Lift <ins>him </ins>at once</p>" />,
  },
} satisfies Meta<typeof DiffBlock>;
export default meta;

export const Overview: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap="16">
      <DiffBlock change="added" label="Added">
        <Prose html="<ins><p>Hawk goes to the <b>middle</b>, never to the tail.</p></ins>" />
      </DiffBlock>
      <DiffBlock change="removed" label="Removed">
        <Prose html="<del><ul><li>Falcon</li><li>Hawk</li></ul></del>" />
      </DiffBlock>
      <DiffBlock change="changed" label="Changed">
        <Prose html='<p>Lift <del>him </del><ins>the jumper </ins>at once, see <a href="#film">the <del>old </del>film</a>.</p>' />
      </DiffBlock>
      <DiffFold label="2 unchanged parts">
        <Prose html="<p>The jumper lands with his feet first.</p>" />
      </DiffFold>
      <DiffBlock change="moved" label="Moved">
        <Prose html="<h3>Who chases</h3>" />
      </DiffBlock>
      <DiffBlock change="changed" label="Changed">
        <Prose html='<del><figure data-type="tactics"><svg viewBox="0 0 100 20"><rect width="100" height="20" fill="#0b7a43"></rect></svg></figure></del><ins><aside data-type="callout" data-tone="warning">Feet first</aside></ins>' />
      </DiffBlock>
    </Stack>
  ),
};
export const RightToLeft: StoryObj<typeof meta> = { ...Overview, globals: { direction: 'rtl' } };

export const UnfoldedByKeyboard: StoryObj<typeof meta> = {
  render: () => (
    <DiffFold label="2 unchanged parts">
      <Prose html="<p>The jumper lands with his feet first.</p>" />
    </DiffFold>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/feet first/)).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(/feet first/)).toBeVisible();
    await expect(canvas.getByRole('button', { expanded: true })).toHaveFocus();
  },
};
