import { viewAsTexts } from '@touchline/contract';
import { Banner, Button } from '@touchline/ui-kit';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { HardNavigate, hardNavigate } from '../../shared/hard-navigate';

/** Says that a page is viewed as a player does, and leads back. Any other screen ends the view. */
export function ViewAsBanner({ isOpen }: { isOpen: boolean }) {
  const { pathname, search } = useLocation();
  const [viewed] = useState(pathname);
  if (!isOpen) return null;
  if (pathname !== viewed) return <HardNavigate to={pathname + search} />;
  return (
    <Banner
      action={
        <Button size="small" onPress={() => hardNavigate(pathname)}>
          {viewAsTexts.back}
        </Button>
      }
    >
      {viewAsTexts.isPlayer}
    </Banner>
  );
}
