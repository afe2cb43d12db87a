import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FolderIcon } from '../icons/icons';
import { Box } from '../layout/box';
import { Grid } from '../layout/grid';
import { InState } from '../story/in-state';
import { NavTree, type NavBranch } from './nav-tree';

const place = (label: string, children?: NavBranch[]): NavBranch => ({
  id: label,
  label,
  href: `#${label}`,
  icon: FolderIcon,
  children,
});
const items = [
  place('Attack', [place('Lineouts', [place('Front ball'), place('Tail')]), place('Scrums')]),
  place('Defence', [place('Line speed')]),
  place('The under-eighteens of the united clubs of the northern shore'),
];
const deep = [place('1', [place('2', [place('3', [place('4', [place('5', [place('Sixth')])])])])])];

const meta = {
  title: 'Data/Nav tree',
  component: NavTree,
  args: {
    label: 'Categories',
    items,
    toggleLabel: (label: string, isExpanded: boolean) =>
      `${isExpanded ? 'Hide' : 'Show'} what is in ${label}`,
    onNavigate: fn(),
  },
} satisfies Meta<typeof NavTree>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: (args) => (
    <Grid columns={[1, 2, 3]} gap="16">
      <Box surface="sunken" padding="12">
        <NavTree {...args} label="Closed" />
      </Box>
      <Box surface="sunken" padding="12">
        <NavTree {...args} label="Open to where one is" currentId="Tail" />
      </Box>
      <Box surface="sunken" padding="12">
        <NavTree {...args} label="As deep as it goes" items={deep} currentId="Sixth" />
      </Box>
      <Box surface="sunken" padding="12">
        <InState is="hovered" target="li:nth-child(1) a">
          <InState is="focus-visible" target="li:nth-child(2) button">
            <NavTree {...args} label="States" />
          </InState>
        </InState>
      </Box>
    </Grid>
  ),
};
export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };

export const ToggledByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByText('Scrums')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Attack' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Hide what is in Attack' })).toHaveFocus();
    await expect(canvas.getByText('Scrums')).toBeVisible();
    await expect(args.onNavigate).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Lineouts' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(canvas.queryByText('Scrums')).toBeNull();
  },
};

export const TheWayToWhereOneIsStandsOpen: Story = {
  args: { currentId: 'Tail' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Tail' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('button', { name: 'Show what is in Defence' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide what is in Attack' }));
    await expect(canvas.queryByRole('link', { name: 'Tail' })).toBeNull();
  },
};
