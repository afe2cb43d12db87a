import * as styles from './board-words.css';

export interface BoardWordsProps {
  /** Text that opens the words: 'In words'. */
  label: string;
  /** The start of the play: players, opponents, the ball. */
  start: string;
  /** A paragraph per step. */
  steps: readonly string[];
}

/** A tactics board in words, closed at first and printed open. It works without scripts. */
export function BoardWords({ label, start, steps }: BoardWordsProps) {
  return (
    <details className={styles.words}>
      <summary className={styles.summary}>{label}</summary>
      <p>{start}</p>
      {steps.length > 0 && (
        <ol className={styles.steps}>
          {steps.map((step, place) => (
            <li key={place}>{step}</li>
          ))}
        </ol>
      )}
    </details>
  );
}
