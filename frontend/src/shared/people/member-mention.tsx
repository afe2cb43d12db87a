import { PersonMention } from '@touchline/ui-kit';
import { useState } from 'react';
import { LazyMemberCard } from './lazy-member-card';

interface MemberMentionProps {
  teamId: number;
  userId: number;
  /** The name in the card until the member is loaded. */
  name: string;
  children: string;
}

/** The mention of a member in a text, which opens their card. */
export function MemberMention({ teamId, userId, name, children }: MemberMentionProps) {
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = (element: HTMLButtonElement | null) => {
    setAnchor(element);
    setOpen(true);
  };
  return (
    <>
      <PersonMention onOpen={open}>{children}</PersonMention>
      <LazyMemberCard
        teamId={teamId}
        userId={userId}
        name={name}
        anchor={anchor}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
