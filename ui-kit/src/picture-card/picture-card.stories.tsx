import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ToggleIconButton } from '../icon-button/toggle-icon-button';
import { StarFilledIcon, StarIcon } from '../icons/icons';
import { Grid } from '../layout/grid';
import { storyBoard } from '../picture/story-board';
import { InState } from '../story/in-state';
import { TagRow } from '../tag/tag';
import { PictureCard, PictureCardSkeleton } from './picture-card';

const onStar = fn();
const star = (isSelected = false) => (
  <ToggleIconButton
    label="Star"
    icon={StarIcon}
    selectedIcon={StarFilledIcon}
    isSelected={isSelected}
    onChange={onStar}
  />
);

const meta = {
  title: 'Data/Picture card',
  component: PictureCard,
  args: {
    title: 'Lighthouse',
    href: '#lighthouse',
    picture: { src: storyBoard },
    detail: 'Five-man lineout',
    action: star(),
    children: <TagRow tags={['attack', 'set-play', 'lineout', 'first-phase']} max={3} />,
  },
  beforeEach: () => void onStar.mockClear(),
} satisfies Meta<typeof PictureCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: (args) => (
    <Grid columns={[1, 2, 3]} gap="16">
      <PictureCard {...args} action={star(true)} />
      <PictureCard {...args} title="Press" picture={undefined} words="4-3-3" detail="4-3-3" />
      <PictureCard title="Neither picture nor words" href="#bare" />
      <PictureCardSkeleton />
      <InState is="focus-visible">
        <PictureCard {...args} title="With the focus" />
      </InState>
      <InState is="pressed">
        <PictureCard {...args} title="Pressed" />
      </InState>
      <PictureCard
        {...args}
        title="A title that somebody made long enough to go on in the next line, and then in one more that is not shown any more on a card"
        detail="A formation whose name is a good deal longer than the names of formations are"
      />
    </Grid>
  ),
};
export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };

export const TheWholeCardLeadsThere: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Lighthouse' });
    const { left, top } = canvas.getByRole('presentation').getBoundingClientRect();
    await expect(document.elementFromPoint(left + 40, top + 40)).toBe(link);
  },
};

export const OnlyItsActionDoesSomethingElse: Story = {
  play: async ({ canvas }) => {
    const followed = fn((event: Event) => event.preventDefault());
    canvas.getByRole('link', { name: 'Lighthouse' }).addEventListener('click', followed);
    await userEvent.click(canvas.getByRole('button', { name: 'Star' }));
    await expect(onStar).toHaveBeenCalledWith(true);
    await expect(followed).not.toHaveBeenCalled();
  },
};
