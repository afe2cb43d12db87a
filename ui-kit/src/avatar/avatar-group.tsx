import { Text } from '../text/text';
import { Tooltip } from '../tooltip/tooltip';
import { Avatar } from './avatar';
import * as styles from './avatar-group.css';

/** Pictures before the rest is a number. */
const MAX_PICTURES = 3;

export interface AvatarGroupProps {
  people: readonly { name: string; src?: string | null }[];
  /** Names the users and what they do: the accessible name, and the tooltip. */
  label: string;
}

/** Pictures of users, three at most, then how many more there are. Reached by keyboard, so that the tooltip is. */
export function AvatarGroup({ people, label }: AvatarGroupProps) {
  const shown = people.slice(0, MAX_PICTURES);
  const more = people.length - shown.length;
  return (
    <Tooltip label={label}>
      <span className={styles.group} role="img" aria-label={label} tabIndex={0}>
        {shown.map(({ name, src }) => (
          <Avatar key={name} name={name} src={src} size="small" />
        ))}
        {more > 0 && (
          <Text as="span" size="12" tone="muted">
            +{more}
          </Text>
        )}
      </span>
    </Tooltip>
  );
}
