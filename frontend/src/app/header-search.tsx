import { useQuery } from '@tanstack/react-query';
import { appTexts } from '@touchline/contract';
import { SearchField } from '@touchline/ui-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { teamsQuery } from '../shared/session';
import { useCurrentTeamId } from './use-current-team';

/** Searches the pages of the team that is open. */
export function HeaderSearch() {
  const [text, setText] = useState('');
  const { data: teams } = useQuery(teamsQuery);
  const current = useCurrentTeamId();
  const navigate = useNavigate();
  const teamId = current ?? teams?.[0]?.id;
  const search = () => {
    if (teamId === undefined || text.trim() === '') return;
    void navigate(`/teams/${teamId}?search=${encodeURIComponent(text.trim())}`);
    setText('');
  };
  return (
    <SearchField
      label={appTexts.search}
      placeholder={appTexts.search}
      value={text}
      onChange={setText}
      onSubmit={search}
      shortcut="k"
    />
  );
}
