import { match } from './highlight.css';

/** A part of a text that either matches what was searched or does not. */
export interface HighlightPart {
  text: string;
  isMatch: boolean;
}

/** A text with the matches of a search highlighted. */
export function Highlight({ parts }: { parts: readonly HighlightPart[] }) {
  return parts.map((part, place) =>
    part.isMatch ? (
      <mark key={place} className={match}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
