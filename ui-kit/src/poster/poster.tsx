import { createPortal } from 'react-dom';
import { QrCode } from '../qr-code/qr-code';
import * as styles from './poster.css';

export interface PosterProps {
  /** The line above the title. */
  kicker: string;
  title: string;
  lead: string;
  /** The text of the QR code, and its alternative text. */
  code: { value: string; label: string };
  steps: readonly string[];
  /** The address for people without a camera. */
  address: { label: string; text: string };
  /** The lines below; the first one is strong. */
  notes: readonly string[];
  product: string;
}

const sizeOf = (title: string) => {
  if (title.length <= 32) return 'large';
  return title.length <= 72 ? 'medium' : 'small';
};

/** A sheet of A4 with a QR code. While it is rendered, it is what the browser prints; it is never on the screen. */
export function Poster(props: PosterProps) {
  return createPortal(<Sheet {...props} />, document.body);
}

function Sheet({ kicker, title, lead, code, steps, address, notes, product }: PosterProps) {
  return (
    <section className={styles.poster}>
      {styles.corners.map((corner) => (
        <span key={corner} className={corner} />
      ))}
      <p className={styles.kicker}>{kicker}</p>
      <h1 className={styles.titles[sizeOf(title)]}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      <div className={styles.scan}>
        <div className={styles.code}>
          <QrCode {...code} />
        </div>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step} className={styles.step}>
              {step}
            </li>
          ))}
        </ol>
      </div>
      <p className={styles.quiet}>{address.label}</p>
      <p className={styles.address} dir="ltr">
        {address.text}
      </p>
      <div className={styles.foot}>
        <div>
          {notes.map((note, place) =>
            place === 0 ? (
              <strong key={note}>{note}</strong>
            ) : (
              <p key={note} className={styles.quiet}>
                {note}
              </p>
            ),
          )}
        </div>
        <span className={styles.product}>{product}</span>
      </div>
    </section>
  );
}
