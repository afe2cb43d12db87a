import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/** Which play the address of a team opens: `?play=12`. Back closes it, and closing goes back where it was opened here. */
export function usePlayAddress(teamId: number) {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const open = params.get('play');
  const before = useRef(open);
  const isOpenedHere = useRef(false);
  useEffect(() => {
    if (open !== before.current) isOpenedHere.current = before.current === null;
    before.current = open;
  }, [open]);

  const addressOf = ({ id }: { id: number }) => {
    const next = new URLSearchParams(params);
    next.set('tab', 'plays');
    next.set('play', String(id));
    return `/teams/${teamId}?${next}`;
  };
  const leave = (current: URLSearchParams) => {
    const next = new URLSearchParams(current);
    next.set('tab', 'plays');
    next.delete('play');
    return next;
  };
  return {
    /** As it stands in the address; nothing while no play is open. */
    open,
    addressOf,
    show: (play: { id: number }) => void navigate(addressOf(play), { preventScrollReset: true }),
    close: () => {
      if (isOpenedHere.current) void navigate(-1);
      else setParams(leave, { replace: true, preventScrollReset: true });
    },
  };
}
