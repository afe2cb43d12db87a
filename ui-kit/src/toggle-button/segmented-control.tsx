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
  /** The accessible name of the choice. */
  label: string;
  items: readonly Segment[];
  selectedId: string;
  onSelect: (id: string) => void;
  size?: keyof typeof styles.sizes;
  /** Shows icons only; labels stay the accessible names. */
  isLabelHidden?: boolean;
  /** Fills the width with equal segments. */
  fullWidth?: boolean;
  isDisabled?: boolean;
}

/** Switches between views of the same content; Tabs are for different contents. */
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
