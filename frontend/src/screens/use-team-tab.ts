import { useSearchParams } from 'react-router-dom';

/** Which tab of a team is open, kept in the address; a link to a play opens its plays. */
export function useTeamTab() {
  const [params, setParams] = useSearchParams();
  const selectedId = params.has('play') ? 'plays' : (params.get('tab') ?? 'pages');
  const open = (id: string) => (current: URLSearchParams) => {
    const next = new URLSearchParams(current);
    next.delete('play');
    if (id === 'pages') next.delete('tab');
    else next.set('tab', id);
    return next;
  };
  return {
    selectedId,
    onSelect: (id: string) => setParams(open(id), { replace: true, preventScrollReset: true }),
  };
}
