import { partsOfQuestion, readQuestion } from '@touchline/contract';
import { Facts, Highlight, List, ListItem } from '@touchline/ui-kit';
import type { FoundItem } from './found-items';

interface FoundListProps {
  label: string;
  items: readonly FoundItem[];
  /** Highlighted in titles and excerpts. */
  words: string;
}

/** Results of one kind. */
export function FoundList({ label, items, words }: FoundListProps) {
  return (
    <List label={label}>
      {items.map((item) => (
        <FoundRow key={item.id} item={item} words={words} />
      ))}
    </List>
  );
}

function FoundRow({ item, words }: { item: FoundItem; words: string }) {
  const { title, facts, excerpt, icon: Sign, start, href } = item;
  return (
    <ListItem
      href={href}
      start={start ?? (Sign && <Sign size={18} />)}
      title={<Marked text={title} words={words} />}
      detail={
        <>
          <Facts>{facts}</Facts>
          {excerpt && (
            <>
              <br />
              <bdi>
                <Marked text={excerpt} words={words} />
              </bdi>
            </>
          )}
        </>
      }
    />
  );
}

function Marked({ text, words }: { text: string; words: string }) {
  const question = readQuestion(words);
  return question ? <Highlight parts={partsOfQuestion(text, question)} /> : text;
}
