import { modulesOf, pathOf } from './modules';
import * as styles from './qr-code.css';

export interface QrCodeProps {
  /** What a camera reads from it, such as an address. */
  value: string;
  /** What it is, for those who do not see it. */
  label: string;
}

/** Something for cameras to read from across a room: dark on light in every theme, as cameras expect. */
export function QrCode({ value, label }: QrCodeProps) {
  const modules = modulesOf(value);
  const { length: size } = modules;
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={styles.code}>
      <path d={pathOf(modules)} className={styles.dark} shapeRendering="crispEdges" />
    </svg>
  );
}
