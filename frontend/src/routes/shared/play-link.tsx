import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { addressOfPlay } from '../../features/plays/play-queries';

/** Redirects `?play=12`, the address of a play in earlier builds, to the play's screen. */
export function PlayLink({ children }: { children: ReactNode }) {
  const play = useSearchParams()[0].get('play') ?? '';
  return /^\d{1,9}$/.test(play) ? <Navigate to={addressOfPlay(Number(play))} replace /> : children;
}
