import { fullName, type TeamUser } from '@touchline/contract';
import { Avatar, MailAddress, type TableColumn, type TableSort } from '@touchline/ui-kit';
import { useState } from 'react';
import { SEARCH_DELAY_MS, useDebouncedValue } from './hooks/use-debounced-value';

/** Search and order of a table of users that the server searches and sorts; `controls` are props of the table. */
export function usePeopleSearch(label: string) {
  const [text, setText] = useState('');
  const [sort, setSort] = useState<TableSort>({ columnId: 'name', direction: 'ascending' });
  return {
    search: useDebouncedValue(text.trim(), SEARCH_DELAY_MS),
    sort,
    controls: {
      sort,
      onSort: setSort,
      search: { label, placeholder: label, value: text, onChange: setText },
    },
  };
}

type Person = Pick<
  TeamUser,
  'id' | 'displayName' | 'firstName' | 'lastName' | 'username' | 'email' | 'avatar'
>;

/** Column with picture and name; the username is searched too. */
export const nameColumn = <Row extends Person>(label: string): TableColumn<Row> => ({
  id: 'name',
  label,
  isRowHeader: true,
  isSortable: true,
  width: '3fr',
  text: (person) => `${fullName(person)} @${person.username}`,
  start: (person) => <Avatar name={fullName(person)} src={person.avatar} size="small" />,
  cell: (person) => fullName(person),
  onPhone: 'title',
});

export const emailColumn = <Row extends Person>(label: string): TableColumn<Row> => ({
  id: 'email',
  label,
  isSortable: true,
  width: '4fr',
  text: ({ email }) => email,
  cell: ({ email }) => <MailAddress>{email}</MailAddress>,
});
