import { userTexts } from '@touchline/contract';
import { SearchField, Text } from '@touchline/ui-kit';
import { useState, type ReactNode } from 'react';
import { MAX_UNSEARCHED } from '../max-unsearched';

interface SearchedPeopleProps<Person> {
  people: readonly Person[];
  /** The name of the search field. */
  label: string;
  /** Returns the words by which a person is found. */
  wordsOf: (person: Person) => string;
  children: (found: readonly Person[]) => ReactNode;
}

/** A search above a whole list of people, from more than `MAX_UNSEARCHED` of them on. */
export function SearchedPeople<Person>({ people, label, wordsOf, children }: SearchedPeopleProps<Person>) {
  const [text, setText] = useState('');
  const typed = text.trim().toLowerCase();
  const found = people.filter((person) => wordsOf(person).toLowerCase().includes(typed));
  return (
    <>
      {(people.length > MAX_UNSEARCHED || text !== '') && (
        <SearchField label={label} placeholder={label} value={text} onChange={setText} />
      )}
      {found.length === 0 && (
        <div role="status">
          <Text tone="muted">{userTexts.noMatch(text.trim())}</Text>
        </div>
      )}
      {children(found)}
    </>
  );
}
