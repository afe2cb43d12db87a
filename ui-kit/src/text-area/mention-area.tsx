import { useId, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { Avatar } from '../avatar/avatar';
import type { Option } from '../option-list/option-list';
import { lazyPart } from '../overlay/lazy-overlay';
import { codeOf } from '../overlay/use-loaded';
import { completeName, typedName, type TypedName } from './suggesting';
import { TextArea, type TextAreaProps } from './text-area';

/** Most fields are read past: the code is loaded with the first letter. Without it nobody is suggested. */
const Suggestions = lazyPart(codeOf(async () => (await import('../option-list/option-list')).OptionList));

export interface Mentionable {
  /** The name that is inserted after the `@`. */
  name: string;
  /** The display name. */
  label: string;
  /** URL of the user's picture; initials without one. */
  picture?: string | null;
}

export interface MentionAreaProps extends Omit<TextAreaProps, 'value' | 'onChange' | 'inputRef' | 'size'> {
  value: string;
  onChange: (text: string) => void;
  /** Returns users that match the letters after an `@`, best first. */
  suggest: (typed: string) => readonly Mentionable[];
  /**
   * Called with the letters after an `@` while they are typed, and with undefined when no name is being
   * typed.
   */
  onType?: (typed: string | undefined) => void;
  /** The accessible name of the list of suggestions. */
  suggestionsLabel: string;
}

/** Plain text in which `@` suggests users: arrow keys move, Enter or Tab inserts, Escape closes. */
export function MentionArea(props: MentionAreaProps) {
  const { value, onChange, suggest, onType, suggestionsLabel, onKeyDown, onBlur, ...area } = props;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { found, active, at, look, take, press, close } = useSuggestions(field, {
    value,
    onChange,
    suggest,
    onType,
    onKeyDown,
  });
  const activeName = found[active]?.name ?? '';
  const [isTyped, setTyped] = useState(false);

  return (
    <>
      <TextArea
        {...area}
        inputRef={field}
        value={value}
        onChange={(text) => {
          setTyped(true);
          onChange(text);
          look(text);
        }}
        onKeyDown={press}
        onBlur={(event) => {
          close();
          onBlur?.(event);
        }}
        suggestions={at && { list: id, active: `${id}-${activeName}` }}
      />
      {isTyped && (
        <Suggestions
          shown={
            at && {
              id,
              label: suggestionsLabel,
              options: found.map(optionOf),
              activeId: activeName,
              anchor: at,
              onChoose: (name) => take(found.find((each) => each.name === name)),
            }
          }
        />
      )}
    </>
  );
}

const optionOf = ({ name, label, picture }: Mentionable): Option => ({
  id: name,
  label,
  detail: `@${name}`,
  start: <Avatar name={label} src={picture} size="small" />,
});

interface Typing extends TypedName {
  /** The bounding box of the field when the name was typed. */
  at: DOMRect;
}

/** Returns the suggestions for the name being typed and the keyboard handler. */
function useSuggestions(
  field: RefObject<HTMLTextAreaElement | null>,
  {
    value,
    onChange,
    suggest,
    onType,
    onKeyDown,
  }: Pick<MentionAreaProps, 'value' | 'onChange' | 'suggest' | 'onType' | 'onKeyDown'>,
) {
  const [typing, setTyping] = useState<Typing>();
  const [active, setActive] = useState(0);
  const found = typing ? suggest(typing.name) : [];
  const isOpen = found.length > 0;
  const type = (typed: Typing | undefined) => {
    setTyping(typed);
    onType?.(typed?.name);
  };
  const close = () => type(undefined);
  const look = (text: string) => {
    const typed = field.current && typedName(text, field.current.selectionStart);
    type(typed && field.current ? { ...typed, at: field.current.getBoundingClientRect() } : undefined);
    setActive(0);
  };
  const take = (chosen: Mentionable | undefined) => {
    if (!typing || !chosen) return;
    const { text, caret } = completeName(value, typing, chosen.name);
    // Synchronously: the next letter may arrive before the next frame, and belongs after the name.
    flushSync(() => {
      onChange(text);
      close();
    });
    field.current?.setSelectionRange(caret, caret);
  };
  const press = (event: KeyPress) => {
    const act = isOpen ? actions[event.key] : undefined;
    if (!act) return onKeyDown?.(event);
    event.preventDefault();
    event.stopPropagation();
    if (act === 'close') close();
    else if (act === 'take') take(found[active]);
    else setActive((active + act + found.length) % found.length);
  };
  return { found, active, at: isOpen ? typing?.at : undefined, look, take, press, close };
}

type KeyPress = Parameters<NonNullable<TextAreaProps['onKeyDown']>>[0];

const actions: Partial<Record<string, 1 | -1 | 'take' | 'close'>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  Enter: 'take',
  Tab: 'take',
  Escape: 'close',
};
