import { match } from './command-palette.css';
import { partsOf } from './matches';

/** A text with the matches of the query highlighted. */
export function Marked({ text, query }: { text: string; query: string }) {
  return partsOf(text, query).map((part, place) =>
    part.isMatch ? (
      <mark key={place} className={match}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
