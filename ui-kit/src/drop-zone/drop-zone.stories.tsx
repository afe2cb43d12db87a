import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { UploadIcon } from '../icons/icons';
import { Grid } from '../layout/grid';
import { Inline } from '../layout/inline';
import { Stack } from '../layout/stack';
import { InState } from '../story/in-state';
import { DropZone } from './drop-zone';
import { FileTrigger } from './file-trigger';
import { UploadList, type Upload } from './upload-list';

const onFiles = fn();
const onRetry = fn();
const onCancel = fn();

const uploads: Upload[] = [
  { id: '1', name: 'lineout-calls.pdf', size: 240_000, state: 'done' },
  { id: '2', name: 'semi-final-second-half.mp4', size: 180_000_000, state: 'sending', share: 0.42 },
  { id: '3', name: 'team-photo.jpg', size: 3_400_000, state: 'waiting' },
  { id: '4', name: 'notes.exe', size: 12, state: 'failed', reason: 'This kind of file is not accepted' },
  {
    id: '5',
    name: 'a-file-whose-name-somebody-made-so-long-that-it-goes-on-in-the-next-line-of-every-phone.png',
    size: 9000,
    state: 'sending',
  },
];

const meta = {
  title: 'Forms/Drop zone',
  component: DropZone,
  subcomponents: { FileTrigger, UploadList },
  args: { label: 'Drop pictures, films or documents here', detail: 'Up to 20 files of 200 MB each', onFiles },
} satisfies Meta<typeof DropZone>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: (args) => (
    <Stack gap="32">
      <Grid columns={[1, 2, 3]} gap="24">
        <DropZone {...args} />
        <InState is="hovered" target="div">
          <DropZone {...args} label="Under the pointer" />
        </InState>
        <InState is="focus-visible" target="div">
          <DropZone {...args} label="With the focus" />
        </InState>
        <DropZone {...args} label="For one picture" chooseLabel="Choose a picture" isMultiple={false} />
        <DropZone
          {...args}
          label="An invitation that somebody made so long that it goes on in the next line"
          detail="And what is taken, said at such length that it goes on as well, however wide the screen is"
        />
        <DropZone {...args} label="Disabled" isDisabled />
      </Grid>
      <UploadList label="Uploads" uploads={uploads} onCancel={onCancel} onRetry={onRetry} />
      <Inline gap="12" wrap>
        <FileTrigger onFiles={onFiles} icon={UploadIcon} tone="accent">
          Upload
        </FileTrigger>
        <FileTrigger onFiles={onFiles} isPending>
          Uploading
        </FileTrigger>
        <FileTrigger onFiles={onFiles} isDisabled>
          Disabled
        </FileTrigger>
      </Inline>
    </Stack>
  ),
};
export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };

export const FilesAreChosen: Story = {
  play: async ({ canvas, canvasElement }) => {
    onFiles.mockClear();
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toBeVisible();
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    const files = [new File(['a'], 'one.txt'), new File(['b'], 'two.txt')];
    if (input) await userEvent.upload(input, files);
    await expect(onFiles).toHaveBeenCalledWith(files);
  },
};

const drag = (...files: File[]) => {
  const dataTransfer = new DataTransfer();
  files.forEach((file) => dataTransfer.items.add(file));
  return { dataTransfer };
};
const photo = new File(['a'], 'team.png', { type: 'image/png' });

export const LightsUpUnderFiles: Story = {
  play: async ({ canvas }) => {
    const words = canvas.getByText('Drop pictures, films or documents here');
    await fireEvent.dragEnter(words, drag(photo));
    await waitFor(() => expect(words.closest('[data-drop-target]')).not.toBeNull());
  },
};

export const WhatFailedIsTriedAgain: Story = {
  render: () => <UploadList label="Uploads" uploads={uploads} onCancel={onCancel} onRetry={onRetry} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledWith('4');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel team-photo.jpg' }));
    await expect(onCancel).toHaveBeenCalledWith('3');
  },
};
