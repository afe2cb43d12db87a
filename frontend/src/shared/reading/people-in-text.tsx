import { useQueries } from '@tanstack/react-query';
import { fullName, possibleMentions, type TeamMember } from '@touchline/contract';
import { useEffect, useMemo, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { namesakesQuery } from '../api/member-list-queries';
import { plainText } from '../content/plain-text';
import { MemberMention } from '../people/member-mention';

interface PeopleInTextProps {
  teamId: number;
  /** The element of the text. */
  text: HTMLElement;
  /** The HTML of the text; when it changes, the text is searched again. */
  html: string;
}

/** The place of a mention in the text. */
interface MentionPlace {
  key: number;
  element: HTMLElement;
  words: string;
  member: TeamMember;
}

/** Each name is a request. */
const MAX_NAMES = 20;

/**
 * Makes the mentions of members in a text that is read buttons which open their cards. The text keeps its words, so that quotes of
 * comments are found in it.
 */
export function PeopleInText({ teamId, text, html }: PeopleInTextProps) {
  const names = useMemo(() => namesIn(plainText(html)), [html]);
  const members = useQueries({
    queries: names.map((name) => namesakesQuery(teamId, name)),
    combine: (results) => results.flatMap(({ data }) => data?.members ?? []),
  });
  const [places, setPlaces] = useState<readonly MentionPlace[]>([]);
  useEffect(() => {
    let found: readonly MentionPlace[] = [];
    const frame = requestAnimationFrame(() => {
      found = makePlaces(text, members);
      // At once: until its button is rendered, a place is empty.
      flushSync(() => setPlaces(found));
    });
    return () => {
      cancelAnimationFrame(frame);
      for (const { element, words } of found) element.replaceWith(words);
      text.normalize();
    };
  }, [text, html, members]);
  return places.map(({ key, element, words, member }) =>
    createPortal(
      <MemberMention teamId={teamId} userId={member.userId} name={fullName(member.user)}>
        {words}
      </MemberMention>,
      element,
      key,
    ),
  );
}

/** Returns the possible names of members, each once, as the search of members finds them. */
const namesIn = (text: string) =>
  [...new Set(possibleMentions(text).map(({ names }) => names.at(-1)?.toLowerCase() ?? ''))]
    .filter(Boolean)
    .slice(0, MAX_NAMES);

/** Puts each mention of a member into an empty element of its own. */
function makePlaces(text: HTMLElement, members: readonly TeamMember[]): MentionPlace[] {
  const byName = new Map(members.map((member) => [member.user.username.toLowerCase(), member]));
  const found: MentionPlace[] = [];
  for (const node of byName.size === 0 ? [] : textNodesIn(text))
    // The last one first: the offsets of the others stay right.
    for (const { at, names } of possibleMentions(node.data).toReversed()) {
      const name = names.find((each) => byName.has(each.toLowerCase())) ?? '';
      const member = byName.get(name.toLowerCase());
      if (!member) continue;
      const mention = node.splitText(at);
      mention.splitText(name.length + 1);
      const element = document.createElement('span');
      mention.replaceWith(element);
      found.push({ key: found.length, element, words: mention.data, member });
    }
  return found;
}

/** Returns the texts that are neither code nor part of a link. */
function textNodesIn(root: HTMLElement): Text[] {
  const nodes: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text && !node.parentElement?.closest('a, code, pre')) nodes.push(node);
  return nodes;
}
