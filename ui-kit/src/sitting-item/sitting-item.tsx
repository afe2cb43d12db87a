import { useId, type ReactNode } from 'react';
import { Avatar } from '../avatar/avatar';
import { ChevronRightIcon } from '../icons/icons';
import { Pressable } from '../press/pressable';
import { Facts } from '../text/facts';
import { VisuallyHidden } from '../text/text';
import * as styles from './sitting-item.css';

/** A list of SittingItem elements, such as those of a day. */
export function SittingList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}

export interface WordCounts {
  added: number;
  removed: number;
  /** The same in words, for screen readers. */
  label: string;
}

export interface SittingItemProps {
  /** The name of the user who saved. */
  name: string;
  picture?: string | null;
  /** Time of day, from and to. */
  when: string;
  /** Number of saves, if there are several. */
  count?: string;
  words?: WordCounts;
  /** Badge elements. */
  badges?: ReactNode;
  /** A quotation below the badges. */
  note?: string;
  isSelected: boolean;
  onPress: () => void;
  /** Expands to the single saves. */
  saves?: {
    toggleLabel: string;
    isExpanded: boolean;
    onToggle: (isExpanded: boolean) => void;
    content: ReactNode;
  };
}

/** Successive saves by one user in a history: a button that selects them, and a toggle that shows each. */
export function SittingItem(props: SittingItemProps) {
  const { name, picture, when, count, words, badges, note, isSelected, onPress, saves } = props;
  return (
    <li className={styles.item} data-selected={isSelected || undefined}>
      <Pressable className={styles.main} onPress={onPress} aria-current={isSelected ? 'true' : undefined}>
        <Avatar name={name} src={picture} size="small" />
        <span className={styles.words}>
          <span className={styles.head}>
            <bdi className={styles.when}>{when}</bdi>
            <Counts words={words} />
          </span>
          <span className={styles.detail}>
            <Facts>
              {name}
              {count}
            </Facts>
          </span>
          {badges && <span className={styles.badges}>{badges}</span>}
          {note && (
            <span className={styles.note} dir="auto">
              {note}
            </span>
          )}
        </span>
      </Pressable>
      {saves && <Saves {...saves} />}
    </li>
  );
}

function Saves({ toggleLabel, isExpanded, onToggle, content }: NonNullable<SittingItemProps['saves']>) {
  const panelId = useId();
  return (
    <>
      <Pressable
        className={styles.toggle}
        aria-expanded={isExpanded}
        aria-controls={isExpanded ? panelId : undefined}
        onPress={() => onToggle(!isExpanded)}
      >
        <span className={styles.chevron}>
          <ChevronRightIcon size={16} />
        </span>
        {toggleLabel}
      </Pressable>
      {isExpanded && (
        <div id={panelId} className={styles.saves}>
          {content}
        </div>
      )}
    </>
  );
}

/** A list of SaveItem elements. */
export function SaveItems({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.saveList} aria-label={label}>
      {children}
    </ul>
  );
}

export interface SaveItemProps {
  when: string;
  words?: WordCounts;
  isSelected: boolean;
  onPress: () => void;
}

/** One save of an expanded SittingItem. */
export function SaveItem({ when, words, isSelected, onPress }: SaveItemProps) {
  return (
    <li>
      <Pressable className={styles.save} onPress={onPress} aria-current={isSelected ? 'true' : undefined}>
        <bdi>{when}</bdi>
        <Counts words={words} />
      </Pressable>
    </li>
  );
}

/** Numbers keep their order in right-to-left interfaces: the sign is before its number. */
function Counts({ words }: { words: WordCounts | undefined }) {
  if (!words) return null;
  return (
    <>
      <VisuallyHidden>{`, ${words.label}, `}</VisuallyHidden>
      <span className={styles.counts} aria-hidden="true">
        <bdi dir="ltr" className={styles.added}>{`+${words.added}`}</bdi>
        <bdi dir="ltr" className={styles.removed}>{`−${words.removed}`}</bdi>
      </span>
    </>
  );
}
