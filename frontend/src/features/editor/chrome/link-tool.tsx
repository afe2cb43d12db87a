import { editorTexts } from '@touchline/contract';
import { Button, Form, Inline, LinkIcon, PageIcon, Stack, TextField, ToolPopover } from '@touchline/ui-kit';
import { useState } from 'react';
import { setLink } from '../core/commands';
import type { Editor } from '../core/editor';
import { typedUrl } from '@touchline/content';
import { afterOverlay } from './after-overlay';
import { useMentionOptions, type ShownMention } from './use-mention-options';
import { useStore } from './use-store';

/** An open form of a link. */
export interface Linking {
  /** The selection at which the form is shown; by default it is at its tool. */
  range?: Range;
}

interface LinkToolProps {
  editor: Editor;
  linking: Linking | undefined;
  setLinking: (linking: Linking | undefined) => void;
}

/** The selection of the document: it changes when the form gets the focus. */
export function selectedRange(): Range | undefined {
  const selection = getSelection();
  return selection?.rangeCount ? selection.getRangeAt(0).cloneRange() : undefined;
}

/** Undefined for a caret in an empty block, which has no rectangle. */
function visibleRect(range: Range | undefined): DOMRect | undefined {
  const rect = range?.getBoundingClientRect();
  return rect?.height ? rect : undefined;
}

/** Sets, changes or removes the link of the selection. */
export function LinkTool({ editor, linking, setLinking }: LinkToolProps) {
  const href = useStore(editor.state, ({ marks }) => marks.href);
  const isOnText = useStore(editor.state, (state) => state.isOnText);
  /** Restores the selection: where the tool itself goes with its form, the focus returns to the start of the text. */
  const close = (act: () => void) => {
    const { place } = editor;
    setLinking(undefined);
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
      isDisabled={!isOnText && !linking}
      isOpen={linking !== undefined && isOnText}
      onOpenChange={(open) => (open ? setLinking({}) : close(() => editor.focus()))}
      getRect={() => visibleRect(linking?.range)}
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
