import { useId, useRef, useState } from 'react';
import { OptionList } from '../option-list/option-list';
import { completeName, typedName, type TypedName } from './suggesting';
import { TextArea, type TextAreaProps } from './text-area';

export interface Mentionable {
  /** What is written behind the `@`. */
  name: string;
  /** What people call them. */
  label: string;
}

export interface MentionAreaProps extends Omit<TextAreaProps, 'value' | 'onChange' | 'inputRef' | 'size'> {
  value: string;
  onChange: (text: string) => void;
  /** Who may be meant by the letters behind an `@`, best first. */
  suggest: (typed: string) => readonly Mentionable[];
  /** The name of the list of suggestions. */
  suggestionsLabel: string;
}

/** Plain text in which `@` suggests names: arrows choose, Enter or Tab takes one, Escape goes on typing. */
export function MentionArea(props: MentionAreaProps) {
  const { value, onChange, suggest, suggestionsLabel, onKeyDown, onBlur, ...area } = props;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState<TypedName>();
  const [active, setActive] = useState(0);
  const found = typed ? suggest(typed.name) : [];
  const isOpen = typed !== undefined && found.length > 0;
  const close = () => setTyped(undefined);

  const look = (text: string) => {
    setTyped(typedName(text, field.current?.selectionStart ?? text.length));
    setActive(0);
  };
  const take = (chosen: Mentionable | undefined) => {
    if (!typed || !chosen) return;
    const { text, caret } = completeName(value, typed, chosen.name);
    onChange(text);
    close();
    requestAnimationFrame(() => field.current?.setSelectionRange(caret, caret));
  };
  const press = (event: KeyPress) => {
    const act = isOpen ? actions[event.key] : undefined;
    if (!act) {
      event.continuePropagation();
      return onKeyDown?.(event);
    }
    event.preventDefault();
    if (act === 'close') close();
    else if (act === 'take') take(found[active]);
    else setActive((active + act + found.length) % found.length);
  };
  const rect = isOpen ? field.current?.getBoundingClientRect() : undefined;

  return (
    <>
      <TextArea
        {...area}
        inputRef={field}
        value={value}
        onChange={(text) => {
          onChange(text);
          look(text);
        }}
        onKeyDown={press}
        onBlur={(event) => {
          close();
          onBlur?.(event);
        }}
        suggestions={isOpen ? { list: id, active: `${id}-${found[active]?.name}` } : undefined}
      />
      {rect && (
        <OptionList
          id={id}
          label={suggestionsLabel}
          options={found.map(({ name, label }) => ({ id: name, label, detail: `@${name}` }))}
          activeId={found[active]?.name ?? ''}
          anchor={rect}
          onChoose={(name) => take(found.find((each) => each.name === name))}
        />
      )}
    </>
  );
}

type KeyPress = Parameters<NonNullable<TextAreaProps['onKeyDown']>>[0];

const actions: Partial<Record<string, 1 | -1 | 'take' | 'close'>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  Enter: 'take',
  Tab: 'take',
  Escape: 'close',
};
