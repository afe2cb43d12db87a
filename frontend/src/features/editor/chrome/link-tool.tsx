import { editorTexts } from '@touchline/contract';
import { Button, Form, Inline, LinkIcon, PageIcon, Stack, TextField, ToolPopover } from '@touchline/ui-kit';
import { useState } from 'react';
import { setLink } from '../core/commands';
import type { Editor } from '../core/editor';
import { typedUrl } from '@touchline/content';
import { afterOverlay } from './after-overlay';
import { useMentionOptions, type ShownMention } from './use-mention-options';
import { useStore } from './use-store';

interface LinkToolProps {
  editor: Editor;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

/** Sets, changes or removes the link of the selection. */
export function LinkTool({ editor, isOpen, setOpen }: LinkToolProps) {
  const href = useStore(editor.state, ({ marks }) => marks.href);
  const isOnText = useStore(editor.state, (state) => state.isOnText);
  /** Restores the selection: where the tool itself goes with its form, the focus returns to the start of the text. */
  const close = (act: () => void) => {
    const { place } = editor;
    setOpen(false);
    afterOverlay(() => {
      if (place && !editor.cells.isActive) editor.select(place);
      act();
    });
  };
  return (
    <ToolPopover
      label={editorTexts.link}
      icon={LinkIcon}
      isSelected={href !== undefined}
      isDisabled={!isOnText && !isOpen}
      isOpen={isOpen && isOnText}
      onOpenChange={(open) => (open ? setOpen(true) : close(() => editor.focus()))}
    >
      <LinkForm
        href={href}
        teamId={editor.options.teamId}
        onSet={(address) => close(() => setLink(editor, address))}
      />
    </ToolPopover>
  );
}

interface LinkFormProps {
  href?: string;
  teamId: number;
  onSet: (href: string | undefined) => void;
}

/** A name of a page, and not the beginning of an address. */
const isName = (typed: string) => typed.trim() !== '' && !/[.:/@#]/.test(typed);

function LinkForm({ href, teamId, onSet }: LinkFormProps) {
  const [address, setAddress] = useState(href ?? '');
  const [isWrong, setWrong] = useState(false);
  const pages = useMentionOptions(teamId, {
    kind: '[[',
    typed: isName(address) ? address : '',
    offersNewest: false,
  });
  const found = isName(address) ? pages : [];
  const submit = () => {
    const [first] = found;
    const url = first ? addressOf(first) : typedUrl(address);
    if (url === undefined) setWrong(true);
    else onSet(url);
  };
  return (
    <Form onSubmit={submit}>
      <Stack gap="12">
        <TextField
          label={editorTexts.linkAddress}
          name="address"
          placeholder={editorTexts.linkPlaceholder}
          autoFocus
          value={address}
          onChange={setAddress}
          error={isWrong ? editorTexts.linkWrong : undefined}
        />
        {found.length > 0 && (
          <Stack gap="4" as="section" label={editorTexts.linkPages}>
            {found.map((page) => (
              <Button key={page.id} tone="quiet" icon={PageIcon} onPress={() => onSet(addressOf(page))}>
                {page.label}
              </Button>
            ))}
          </Stack>
        )}
        <Inline gap="8">
          <Button type="submit" tone="accent">
            {editorTexts.linkApply}
          </Button>
          {href !== undefined && (
            <Button tone="quiet" onPress={() => onSet(undefined)}>
              {editorTexts.linkRemove}
            </Button>
          )}
        </Inline>
      </Stack>
    </Form>
  );
}

const addressOf = ({ mention }: ShownMention) => `/pages/${mention?.split(':')[1]}`;
