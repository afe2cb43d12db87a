import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ListIcon, MonitorIcon, MoonIcon, SunIcon, TableIcon } from '../icons/icons';
import { Container } from '../layout/container';
import { Stack } from '../layout/stack';
import { InState } from '../story/in-state';
import { Matrix } from '../story/matrix';
import { SegmentedControl, type SegmentedControlProps } from './segmented-control';

const comments = [
  { id: 'active', label: 'Active' },
  { id: 'resolved', label: 'Resolved' },
];
const themes = [
  { id: 'light', label: 'Light', icon: SunIcon },
  { id: 'dark', label: 'Dark', icon: MoonIcon },
  { id: 'system', label: 'System', icon: MonitorIcon },
];
const views = [
  { id: 'list', label: 'As a list', icon: ListIcon },
  { id: 'table', label: 'As a table', icon: TableIcon },
];

const choice = { label: 'Comments', items: comments, selectedId: 'active', onSelect: fn() };

const meta = {
  title: 'Actions/Segmented control',
  component: SegmentedControl,
  args: choice,
  render: (args) => <Chooser {...args} />,
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

function Chooser({ selectedId: startId, onSelect, ...props }: SegmentedControlProps) {
  const [selectedId, setSelected] = useState(startId);
  const select = (id: string) => {
    setSelected(id);
    onSelect(id);
  };
  return <SegmentedControl {...props} selectedId={selectedId} onSelect={select} />;
}

const sizesOf = (props: SegmentedControlProps) => [
  <Chooser key="medium" {...props} />,
  <Chooser key="small" {...props} size="small" />,
];
const second = 'button:nth-of-type(2), [role="radio"]:nth-of-type(2)';

export const Overview: Story = {
  render: () => {
    const theme = { ...choice, label: 'Theme', items: themes, selectedId: 'dark' };
    return (
      <Stack gap="24" align="start">
        <Matrix
          label="Segmented controls"
          columns={['Medium', 'Small']}
          rows={[
            { label: 'Rest', cells: sizesOf(choice) },
            {
              label: 'Hover on the second',
              cells: sizesOf(choice).map((control, place) => (
                <InState key={place} is="hovered" target={second}>
                  {control}
                </InState>
              )),
            },
            {
              label: 'Focus',
              cells: sizesOf(choice).map((control, place) => (
                <InState key={place} is="focus-visible">
                  {control}
                </InState>
              )),
            },
            { label: 'With icons', cells: sizesOf(theme) },
            {
              label: 'Icons alone',
              cells: sizesOf({ ...choice, items: views, selectedId: 'list', isLabelHidden: true }),
            },
            { label: 'Disabled', cells: sizesOf({ ...choice, isDisabled: true }) },
          ]}
        />
        <Container width="form">
          <SegmentedControl {...theme} fullWidth />
        </Container>
      </Stack>
    );
  },
};

export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };

export const ArrowsMoveAndOneIsAlwaysChosen: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight} ');
    await expect(args.onSelect).toHaveBeenCalledWith('resolved');
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: 'Resolved' })).toBeChecked();
  },
};
