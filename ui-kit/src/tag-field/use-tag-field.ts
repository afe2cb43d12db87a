import { useState, type KeyboardEvent } from 'react';
import { tagOptions, typedTag, type TagRules } from './tag-options';

interface TagFieldState extends TagRules {
  onChange: (tags: string[]) => void;
  onType?: (text: string) => void;
  maxTags: number;
}

/**
 * The keyboard behaviour of a tag field: Enter and blur add, Escape cancels, arrow keys move, Backspace in an
 * empty field removes.
 */
export function useTagField({ tags, known, from, onChange, onType, maxTags }: TagFieldState) {
  const rules = { tags, known, from };
  const [text, setText] = useState('');
  const [active, setActive] = useState(-1);
  const options = tags.length < maxTags ? tagOptions(text, rules) : [];

  const type = (typed: string) => {
    setText(typed);
    onType?.(typed);
    setActive(-1);
  };
  const add = (tag: string | undefined) => {
    type('');
    if (tag && tags.length < maxTags) onChange([...tags, tag]);
  };
  const remove = (tag: string) => onChange(tags.filter((other) => other !== tag));
  const move = (step: number) => {
    const stops = options.length + 1;
    setActive(((active + 1 + step + stops) % stops) - 1);
  };

  const keys: Record<string, () => void> = {
    Enter: () => add(options[active]?.tag ?? typedTag(text, rules)),
    Escape: () => type(''),
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const lastTag = tags.at(-1);
    if (event.key === 'Backspace' && !text && lastTag) remove(lastTag);
    if (!text || event.nativeEvent.isComposing) return;
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };

  return { text, options, active, type, add, remove, onKeyDown, addTyped: () => add(typedTag(text, rules)) };
}
