import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** Which play is open over its team, as it stands in the address; null while none is. */
export const useOpenPlayId = () => useSearchParams()[0].get('play');

/**
 * Which play the address opens: `?play=12`, over the team where one is, in its space or on the dashboard. Back closes it, and
 * closing goes back where it was opened here.
 */
export function usePlayAddress(teamId: number) {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const open = useOpenPlayId();
  const before = useRef(open);
  const isOpenedHere = useRef(false);
  useEffect(() => {
    if (open !== before.current) isOpenedHere.current = before.current === null;
    before.current = open;
  }, [open]);

  const addressOf = ({ id }: { id: number }) => {
    const next = new URLSearchParams(params);
    // Which team the dashboard shows by itself is another one for others, and another day.
    if (pathname !== `/teams/${teamId}`) next.set('team', String(teamId));
    next.set('tab', 'plays');
    next.set('play', String(id));
    return `${pathname}?${next}`;
  };
  const leave = (current: URLSearchParams) => {
    const next = new URLSearchParams(current);
    next.set('tab', 'plays');
    next.delete('play');
    return next;
  };
  return {
    open,
    addressOf,
    show: (play: { id: number }) => void navigate(addressOf(play), { preventScrollReset: true }),
    close: () => {
      if (isOpenedHere.current) void navigate(-1);
      else setParams(leave, { replace: true, preventScrollReset: true });
    },
  };
}
