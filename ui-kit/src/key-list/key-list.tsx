import { useId } from 'react';
import { Heading } from '../heading/heading';
import { Keys } from '../overlay/keys';
import * as styles from './key-list.css';

export interface KeyGroup {
  title: string;
  /** Shortcuts as displayed, such as 'Ctrl S', with what they do. */
  keys: readonly { keys: string; label: string }[];
}

export interface KeyListProps {
  /** Name of the list. It takes the focus, so that keys scroll a dialog with a long list. */
  label: string;
  groups: readonly KeyGroup[];
}

/** Keyboard shortcuts by the place where they work, in columns where there is room. */
export function KeyList({ label, groups }: KeyListProps) {
  return (
    <div role="group" aria-label={label} tabIndex={0} className={styles.groups}>
      {groups.map((group) => (
        <Group key={group.title} {...group} />
      ))}
    </div>
  );
}

function Group({ title, keys: shortcuts }: KeyGroup) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.group}>
      <Heading level={3} size="16" id={id}>
        {title}
      </Heading>
      <dl className={styles.list}>
        {shortcuts.map(({ keys, label }) => (
          <div key={keys} className={styles.row}>
            <dt>{label}</dt>
            <dd className={styles.keys}>
              <Keys>{keys}</Keys>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
