import type { ReactNode } from 'react';
import { Text } from '../text/text';
import { vars } from '../theme/vars.css';

export interface TileProps {
  /** Minimum height in pixels. */
  height?: number;
  children?: ReactNode;
}

/** A neutral block that stands in for content in layout stories. */
export function Tile({ height = 48, children }: TileProps) {
  const looks = {
    flexShrink: 0,
    minBlockSize: height,
    display: 'grid',
    placeItems: 'center',
    padding: 8,
    borderRadius: vars.radius.small,
    border: `1px dashed ${vars.color.borderStrong}`,
    background: vars.color.accentSubtle,
  };
  return (
    <div style={looks}>
      <Text as="span" size="12" tone="muted">
        {children}
      </Text>
    </div>
  );
}
