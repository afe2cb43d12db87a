import type { ReactionKind } from '@touchline/contract';

/** User names by kind of reaction. */
type Reactions = Partial<Record<ReactionKind, readonly string[]>>;

/** A thread of a page or play. `quote` is text of one of its first blocks; undefined for a comment on the whole. */
export interface Thread {
  /** The title of the page, or the name of the play. */
  on: string;
  by: string;
  quote?: string;
  says: string;
  reactions?: Reactions;
  resolved?: boolean;
  replies?: readonly Reply[];
}

export interface Reply {
  by: string;
  says: string;
  reactions?: Reactions;
  replies?: readonly Reply[];
}

export const threads: Thread[] = [
  {
    on: 'Lineout calls: the five-man menu',
    by: 'player',
    quote: 'Anything said after the number is noise for the opposition.',
    says: 'Does this also go for the hooker? On Saturday I heard a second town and threw to the wrong zone.',
    replies: [
      {
        by: 'maeve.brennan',
        says: 'First town counts, always. The second one was me talking to the lifters, I will keep quiet.',
        replies: [{ by: 'player', says: 'Perfect, thanks. Then I will trust the first.' }],
      },
      {
        by: 'coach',
        says: 'Good question. We walk through it on Thursday before the units.',
        reactions: { agree: ['player', 'sian.pritchard', 'tomas.okafor'] },
      },
    ],
  },
  {
    on: 'Lineout calls: the five-man menu',
    by: 'tomas.okafor',
    quote: 'puts Tomas in the midfield where he carries best',
    says: 'Against Old Millers I would rather be in the line: their maul defence is soft at the tail.',
    resolved: true,
    replies: [{ by: 'coach', says: 'Agreed for that match only. It is in the match plan.' }],
  },
  {
    on: 'Lineout calls: the five-man menu',
    by: 'sian.pritchard',
    says: 'Could we get the same drawing for Bodmin 4? The walk round is hard to see from the words.',
  },
  {
    on: 'Lineout: slide and lift',
    by: 'player',
    quote: 'Their front pod has to choose.',
    says: 'And if they read it and send both pods to 5?',
    replies: [{ by: 'ines.duarte', says: 'Then the front is empty: I throw short to 4, who goes up alone.' }],
  },
  {
    on: 'Strike play: Lighthouse',
    by: 'callum.reid',
    quote: 'stay with the hard line, or drift to the sweep behind it',
    says: 'There is a third answer: their ten sits and waits. Then I keep it and go myself?',
    replies: [
      { by: 'coach', says: 'Yes, if his feet are still. Two hands on the ball until he moves.' },
      { by: 'ross.gallagher', says: 'He sat on it twice at Castle Park. It was open both times.' },
    ],
  },
  {
    on: 'Scrum: from bind to ball',
    by: 'leo.fairbanks',
    quote: 'Our scrum wins by being still when theirs is moving.',
    says: 'Best sentence in this playbook. Can we put it over the door?',
    resolved: true,
    replies: [{ by: 'manager', says: 'Ordered. Green letters on white.' }],
  },
  {
    on: 'Defence system: press, then drift',
    by: 'ross.gallagher',
    quote: 'One line, one speed, one voice.',
    says: 'Whose voice from a scrum on the left? Thirteen is forty metres away from me there.',
    replies: [{ by: 'coach', says: 'Ten, from a scrum on the left. I will add a table for it.' }],
  },
  {
    on: 'Match plan: Castle Park away',
    by: 'manager',
    quote: 'the slope runs about two metres towards the clubhouse end',
    says: 'They moved the pitch in summer: the slope now runs to the car park end.',
    resolved: true,
    replies: [
      { by: 'coach', says: 'Then we take the slope instead of the wind in the first half. Thank you!' },
    ],
  },
  {
    on: 'Match plan: Castle Park away',
    by: 'callum.reid',
    quote: 'whoever wins the toss plays with the wind first',
    says: 'Wind first even if it eases after four, as the forecast has it?',
    replies: [
      {
        by: 'coach',
        says: 'Yes. Points first, then we defend with a lead.',
        reactions: { agree: ['callum.reid', 'ross.gallagher'] },
      },
    ],
  },
  {
    on: 'Match plan: Castle Park away',
    by: 'player',
    quote: 'grass pitch',
    says: 'It rained all week there. Long studs for everyone?',
    reactions: { agree: ['leo.fairbanks'] },
    replies: [
      {
        by: 'manager',
        says: 'Long studs, please. I pack spares for those who have none.',
        reactions: { done: ['player'] },
      },
    ],
  },
  {
    on: 'Recovery: the 48 hours after a match',
    by: 'player',
    says: 'Is a long hot bath all right on Saturday night, or should it be cold?',
    replies: [
      { by: 'ines.duarte', says: 'Warm is fine and helps you sleep. Cold is for heat and for tournaments.' },
    ],
  },
  {
    on: 'Horns: the base and three options',
    by: 'jamal.pierce',
    quote: 'whenever we look hurried',
    says: 'Who calls it then? If I wait for the bench it is too late.',
    replies: [{ by: 'dana.whitfield', says: 'You do. Fist up, no looking over here.' }],
  },
  {
    on: 'Horns: the base and three options',
    by: 'player',
    says: 'I keep slipping too early on Horns 5. Any drill I can do alone?',
    resolved: true,
    replies: [
      { by: 'coach', says: 'Chair as defender, jump stop, count one, then roll. Twenty on each side.' },
    ],
  },
  {
    on: 'Press break: one, two, gone',
    by: 'mia.thornton',
    quote: 'We pass, we cut to the middle',
    says: 'When they put two in the middle, do I still cut or stay wide?',
    replies: [{ by: 'coach', says: 'Cut through and out: you take one of the two with you.' }],
  },
  {
    on: '2-3 zone: slides and traps',
    by: 'andre.willis',
    says: 'The drawing helps a lot. Does the middle front also when the passer is left-handed?',
    replies: [{ by: 'dana.whitfield', says: 'Same rule, other shoulder. We try it on Wednesday.' }],
  },
  {
    on: 'Attacking corners: near-post screen',
    by: 'freya.lund',
    quote: 'this routine is made for that',
    says: 'Ashford put a fourth player into the zone last week. Keep it or go to two arms?',
    replies: [
      { by: 'elena.marchetti', says: 'Two arms until they go back to three. You decide on the pitch.' },
      { by: 'ruth.adeyemi', says: 'And I start one metre deeper, otherwise I arrive before the ball.' },
    ],
  },
  {
    on: 'Building from the goal kick',
    by: 'priya.raman',
    quote: 'Both are good football.',
    says: 'Thank you for writing this down. I felt bad about going long in the second half.',
    resolved: true,
  },
  {
    on: 'Pressing triggers',
    by: 'carmen.ruiz',
    quote: 'Carmen starts it; the rest of us make it true.',
    says: 'Then please answer when I call. On Sunday I pressed alone four times.',
    replies: [
      { by: 'noor.haddad', says: 'Fair. From behind we do not hear you in the wind: raise an arm too?' },
      { by: 'elena.marchetti', says: 'Arm it is. I add it to the triggers.' },
    ],
  },
  {
    on: 'Install: inside zone',
    by: 'owen.stratton',
    quote: 'Everyone blocks an area first and a man second.',
    says: 'On the combo with the centre, who takes the backside backer if he blitzes through A?',
    replies: [
      { by: 'marcus.hale', says: 'Whoever he comes to. The other one stays on the nose. Four eyes.' },
    ],
  },
  {
    on: 'Trips right: Flood',
    by: 'mateo.vargas',
    quote: 'We call it when we need eight yards.',
    says: 'Can we tag it with a return by H? Their Will flies to the flat.',
    resolved: true,
    replies: [{ by: 'marcus.hale', says: 'It is in for Mill Creek as Flood Return.' }],
  },
  {
    on: 'Cover 3: who has what',
    by: 'devin.clarke',
    quote: 'It gives up the short stuff on purpose',
    says: 'How short is short? I gave up a hitch at seven and felt I did something wrong.',
    replies: [{ by: 'terrell.boone', says: 'Seven and a tackle is a win for us. Fourteen is not.' }],
  },
  {
    on: 'Defence system: press, then drift',
    by: 'ross.gallagher',
    says: 'Whose voice counts from a scrum on the left, the ten or the twelve?',
  },
];
