import { modulesOf, pathOf } from './modules';
import * as styles from './qr-code.css';

export interface QrCodeProps {
  /** The encoded text, such as a URL. */
  value: string;
  /** The alternative text. */
  label: string;
}

/** A QR code: dark on light in every theme, as cameras expect. */
export function QrCode({ value, label }: QrCodeProps) {
  const modules = modulesOf(value);
  const { length: size } = modules;
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={styles.code}>
      <path d={pathOf(modules)} className={styles.dark} shapeRendering="crispEdges" />
    </svg>
  );
}
