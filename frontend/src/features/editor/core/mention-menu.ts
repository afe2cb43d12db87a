import { editorTexts } from '@touchline/contract';
import type { Mention } from '@touchline/content';
import { fieldsIn } from '../block-views/block-view';
import { hasTrigger, insertMention, mentionTrigger, type MentionTrigger } from '../edits/mention';
import { describeCombobox } from './combobox';
import type { Editor } from './editor';
import { Store } from './store';

/** A person, page or play to insert. */
export interface MentionOption {
  id: string;
  /** The text to insert: a title, or `@` and a username. */
  words: string;
  /** Undefined for a person, whom the text itself mentions. */
  mention?: Mention;
  /** Creates the page to mention. It reports its own failure. */
  create?: () => Promise<Mention>;
}

export interface MentionState {
  /** Undefined while the menu is closed. */
  trigger?: MentionTrigger;
  options: readonly MentionOption[];
  active: number;
  /** Edges of the caret's line, in the viewport. */
  at: { left: number; top: number; bottom: number };
}

const TYPED_MS = 500;
const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Menu that opens on `@` and `[[` and inserts a mention. Its options are loaded while it is open. */
export class MentionMenu {
  readonly state = new Store<MentionState>({ options: [], active: 0, at: { left: 0, top: 0, bottom: 0 } });
  /** The trigger for which the user closed the menu. */
  private dismissed?: string;
  private line?: Element;

  constructor(private readonly editor: Editor) {}

  /** Updates the menu after typing. */
  typed(): void {
    const { block, place } = this.editor.state.get();
    const found = this.editor.hasFocus ? mentionTrigger(block, place) : undefined;
    const trigger = found && nameOf(found) === this.dismissed ? undefined : found;
    if (!found) this.dismissed = undefined;
    const before = this.state.get().trigger;
    if (!trigger) {
      if (before) this.close();
    } else if (before ? !isSame(trigger, before) : this.isTyped)
      this.state.set({ trigger, active: 0, at: this.caret(trigger) });
  }

  /** Shows the options that were found for the letters. */
  offer(options: readonly MentionOption[]): void {
    const { active, options: before } = this.state.get();
    const kept = options.findIndex(({ id }) => id === before[active]?.id);
    this.state.set({ options, active: active > 0 && kept > 0 ? kept : 0 });
  }

  /** Handles a key while the menu is open; returns false if it is not for the menu. */
  key(event: KeyboardEvent): boolean {
    const { trigger, options, active } = this.state.get();
    if (!trigger || options.length === 0 || event.isComposing) return false;
    const step = steps[event.key];
    if (step !== undefined) this.state.set({ active: (active + step + options.length) % options.length });
    else if (event.key === 'Enter' || event.key === 'Tab') this.choose(options[active]);
    else if (event.key === 'Escape') this.dismiss(trigger);
    else return false;
    return true;
  }

  choose(option: MentionOption | undefined): void {
    this.editor.synchronise();
    const { block, place } = this.editor.state.get();
    const trigger = mentionTrigger(block, place);
    this.dismissed = trigger && nameOf(trigger);
    this.close();
    if (!option || !trigger) return;
    if (option.create)
      option.create().then(
        (mention) => this.insertLater(trigger, { ...option, mention }),
        () => undefined,
      );
    else this.editor.edit((blocks) => insertMention(blocks, trigger.place, option));
  }

  /** Inserts the mention of a new page if the letters still stand in their place. */
  private insertLater(trigger: MentionTrigger, option: MentionOption): void {
    if (!this.editor.state.get().isReady) return;
    this.editor.synchronise();
    this.editor.edit((blocks) =>
      hasTrigger(blocks, trigger) ? insertMention(blocks, trigger.place, option) : undefined,
    );
  }

  /** Sets or removes the ARIA attributes of a combobox on the line. */
  describe(shown: { list: string; option: string } | undefined): void {
    const { trigger } = this.state.get();
    const root = trigger && this.editor.adapter.rootOf(trigger.place.block);
    const line = this.line ?? (root && fieldsIn(root)[trigger?.place.field ?? 0]);
    this.line = shown ? line : undefined;
    describeCombobox(line, editorTexts.mentionMenu, shown);
  }

  /** Closes the menu and keeps the letters as text. */
  private dismiss(trigger: MentionTrigger): void {
    this.dismissed = nameOf(trigger);
    this.close();
  }

  private close(): void {
    this.state.set({ trigger: undefined, options: [] });
  }

  /** True right after a change; a caret that is only moved opens no menu. */
  private get isTyped(): boolean {
    return this.editor.options.now() - this.editor.changedAt < TYPED_MS;
  }

  private caret({ place }: MentionTrigger): MentionState['at'] {
    const selection = document.getSelection();
    const caret = selection?.rangeCount ? selection.getRangeAt(0).getBoundingClientRect() : undefined;
    const box = caret?.height ? caret : this.editor.adapter.rootOf(place.block)?.getBoundingClientRect();
    return box ? { left: box.left, top: box.top, bottom: box.bottom } : this.state.get().at;
  }
}

const nameOf = ({ kind, place }: MentionTrigger) => `${kind} ${place.block} ${place.field} ${place.start}`;

const isSame = (one: MentionTrigger, other: MentionTrigger) =>
  one.typed === other.typed && nameOf(one) === nameOf(other);
