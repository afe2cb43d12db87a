import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** Returns the id of the play in the address, or null. */
export const useOpenPlayId = () => useSearchParams()[0].get('play');

/**
 * State of the open play in the address: `?play=12`, on the team's space or the dashboard. Back closes it, and closing goes back if
 * it was opened here.
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
    // The dashboard's default team differs by user and over time.
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
