import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { classes } from '../classes';
import type { Icon } from '../icons/icons';
import { AriaRoot } from '../provider/aria-root';
import * as styles from './segmented-control.css';

export interface Segment {
  id: string;
  label: string;
  icon?: Icon;
  isDisabled?: boolean;
}

export interface SegmentedControlProps {
  /** What is chosen between. */
  label: string;
  items: readonly Segment[];
  selectedId: string;
  onSelect: (id: string) => void;
  size?: keyof typeof styles.sizes;
  /** Icons alone; the labels stay their names. */
  isLabelHidden?: boolean;
  /** As wide as there is room, in equal parts. */
  fullWidth?: boolean;
  isDisabled?: boolean;
}

/** One of a few ways to see the same thing; for contents of their own there are Tabs. */
export function SegmentedControl(props: SegmentedControlProps) {
  const { label, items, selectedId, onSelect, size = 'medium', isLabelHidden, fullWidth, isDisabled } = props;
  return (
    <AriaRoot>
      <ToggleButtonGroup
        aria-label={label}
        isDisabled={isDisabled}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[selectedId]}
        onSelectionChange={([id]) => id !== undefined && onSelect(String(id))}
        className={classes(styles.track, styles.sizes[size], fullWidth && styles.fullWidth)}
      >
        {items.map(({ id, label: words, icon: Icon, isDisabled: isOut }) => (
          <ToggleButton
            key={id}
            id={id}
            isDisabled={isOut}
            aria-label={isLabelHidden ? words : undefined}
            className={styles.segment}
          >
            {Icon && <Icon size={16} />}
            {!isLabelHidden && words}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </AriaRoot>
  );
}
