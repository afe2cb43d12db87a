import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { useState } from 'react';
import { IconButton } from '../icon-button/icon-button';
import { ToggleIconButton } from '../icon-button/toggle-icon-button';
import { BoldIcon, ItalicIcon, LinkIcon, UndoIcon } from '../icons/icons';
import { Text } from '../text/text';
import { Toolbar, ToolbarGroup } from '../toolbar/toolbar';
import { EditorFrame } from './editor-frame';
import { EditorPreview } from './editor-preview';
import { ShowWhenReady } from './show-when-ready';
import { ToolPopover } from './tool-popover';

function Tools() {
  const [isBold, setBold] = useState(true);
  const [isOpen, setOpen] = useState(false);
  return (
    <Toolbar label="Formatting">
      <ToolbarGroup label="History">
        <IconButton label="Undo" icon={UndoIcon} size="small" isDisabled />
      </ToolbarGroup>
      <ToolbarGroup label="Text">
        <ToggleIconButton label="Bold" icon={BoldIcon} size="small" isSelected={isBold} onChange={setBold} />
        <IconButton label="Italic" icon={ItalicIcon} size="small" />
        <ToolPopover label="Link" icon={LinkIcon} isOpen={isOpen} onOpenChange={setOpen}>
          <Text>Where it leads to</Text>
        </ToolPopover>
      </ToolbarGroup>
    </Toolbar>
  );
}

/** Stands in for the editor, which fills the element itself. */
function fill(page: HTMLElement | null) {
  if (page)
    page.innerHTML =
      '<h2 contenteditable="true">Calls</h2><p contenteditable="true">Four calls, one shape.</p>';
}

const meta = {
  title: 'Editor/Editor frame',
  component: EditorFrame,
  args: { label: 'Content', toolbar: <Tools />, pageRef: fill },
} satisfies Meta<typeof EditorFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

/** A short text beside other content. */
export const Short: Story = { args: { isShort: true } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

const preview = <EditorPreview html="<h2>Calls</h2><p>Four calls, one shape.</p>" />;

/** The preview is shown while the editor loads. */
export const ThePreviewIsReplacedWithoutAShift: Story = {
  render: (props) => {
    function Mounting() {
      const [isReady, setReady] = useState(false);
      return (
        <>
          <ShowWhenReady isReady={isReady} preview={preview}>
            <EditorFrame {...props} />
          </ShowWhenReady>
          <button type="button" onClick={() => setReady(true)}>
            Finish
          </button>
        </>
      );
    }
    return <Mounting />;
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[inert] [role="group"]')).not.toBeNull();
    const seen = () => canvas.getAllByText('Four calls, one shape.').at(0)?.getBoundingClientRect().top;
    const before = seen();
    await userEvent.click(canvas.getByRole('button', { name: 'Finish' }));
    await expect(canvas.getAllByText('Four calls, one shape.')).toHaveLength(1);
    await expect(canvasElement.querySelector('[inert]')).toBeNull();
    await expect(Math.abs((seen() ?? 0) - (before ?? 0))).toBeLessThanOrEqual(1);
  },
};

export const ToolsLeaveTheFocusWithTheText: Story = {
  play: async ({ canvas }) => {
    const text = canvas.getByText('Four calls, one shape.');
    await userEvent.click(text);
    await userEvent.click(canvas.getByRole('button', { name: 'Bold' }));
    await expect(text).toHaveFocus();
  },
};

/** The tools stay on one line, which scrolls and fades at the side on which more follow. */
export const NarrowToolsFade: Story = {
  render: (props) => (
    <div style={{ inlineSize: 96 }}>
      <EditorFrame {...props} />
    </div>
  ),
  play: async ({ canvas }) => {
    const tools = canvas.getByRole('toolbar').parentElement;
    await waitFor(() => expect(tools).toHaveAttribute('data-more', 'right'));
    tools?.scrollTo({ left: 1000 });
    await waitFor(() => expect(tools).toHaveAttribute('data-more', 'left'));
  },
};

/** Simulates the resize of the visual viewport when a phone's keyboard opens. */
function showKeyboard(height: number) {
  if (!visualViewport) throw new Error('No visual viewport');
  const left = document.documentElement.clientHeight - height;
  Object.defineProperty(visualViewport, 'height', { configurable: true, get: () => left });
  visualViewport.dispatchEvent(new Event('resize'));
  return () => {
    Reflect.deleteProperty(visualViewport ?? {}, 'height');
    visualViewport?.dispatchEvent(new Event('resize'));
  };
}

export const ToolsStandAboveAKeyboardOnTheScreen: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('toolbar').parentElement?.parentElement;
    const text = canvas.getByText('Four calls, one shape.');
    const before = text.getBoundingClientRect().top;
    await userEvent.click(text);
    const hideKeyboard = showKeyboard(300);
    const edge = document.documentElement.clientHeight - 300;
    await waitFor(() => expect(bar?.getBoundingClientRect().bottom).toBeCloseTo(edge, 0));
    await expect(text.getBoundingClientRect().top).toBeCloseTo(before, 0);
    hideKeyboard();
    await waitFor(() => expect(bar?.getBoundingClientRect().top).toBeLessThan(before));
  },
};
