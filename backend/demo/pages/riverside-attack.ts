import { callout, checks, h2, h3, ol, p, picture, quote, table, ul, type DemoPage } from '../html';

/** Riverside FC Women: with the ball. */
export const riversideAttack: DemoPage[] = [
  {
    title: 'Attacking corners: near-post screen',
    tags: ['whiteboard', 'set-piece', 'attack'],
    author: 'elena.marchetti',
    blocks: [
      p(
        'Eleven of our 34 goals this season began with a dead ball. Most teams in the league mark four players one to one and keep three in zones on the six-yard line; this routine is made for that.',
      ),
      h2('Movement'),
      picture(
        'riverside-corner',
        11,
        'Inswinger from the right: 4 blocks the near zone, 5 attacks the space behind her.',
      ),
      ol(
        'Freya raises one arm: the ball goes to the front edge of the six-yard box, head height.',
        'Number 4 starts early, stops in front of the near zone and stands her ground. She does not push.',
        'Number 5 curves round 4 and meets the ball at full speed.',
        'Number 9 stays on the goalkeeper until the kick, then steps away for the second ball at the far post.',
        'Number 8 holds the edge of the box for anything cleared.',
      ),
      h2('Variations'),
      table(
        'Signal | Delivery | Target',
        'One arm | Inswinger, near | 5 behind the screen of 4',
        'Two arms | Outswinger, penalty spot | 9, after a run from the far side',
        'Ball bounced twice | Short to 7 | Cross from the angle, 5 and 4 stay high',
      ),
      callout(
        'warning',
        'Numbers 2 and 6 stay at half-way, 3 on the edge. If the corner is short, 3 drops too. We have conceded once from our own corner; that is enough.',
      ),
      h3('Numbers so far'),
      table(
        'Routine | Taken | Shots | Goals',
        'Near-post screen | 31 | 12 | 4',
        'Penalty spot | 18 | 5 | 1',
        'Short | 14 | 4 | 2',
      ),
    ],
  },
  {
    title: 'Building from the goal kick',
    tags: ['whiteboard', 'attack', 'possession'],
    author: 'elena.marchetti',
    blocks: [
      p(
        'We build short when it gives us the first free player, and long when it does not. Both are good football. The aim is to reach the half-way line facing forward.',
      ),
      h2('Starting places (4-3-3)'),
      picture(
        'riverside-build',
        12,
        'Centre backs split to the edges of the box; 6 plays behind their first line.',
      ),
      ul(
        'Goalkeeper on the ball, centre backs level with the six-yard line.',
        "Full backs high and wide, at their wingers' height.",
        '6 between their two forwards; 8 and 10 on different lines.',
        'The far winger stays on the touchline: she is the exit.',
      ),
      h2('What they do, what we do'),
      table(
        'They press with | Free player | First pass',
        'One forward | Either centre back | Side away from the forward, then drive',
        'Two forwards | 6 or a full back | Through the middle if 6 can turn, clip to the full back if not',
        'Three forwards | Full back over the winger | Clipped ball, 8 runs beyond',
        'Everyone, player to player | 9 against one | Long to 9, four around the second ball',
      ),
      h3('Rules of the first third'),
      ol(
        'Open body before the ball arrives. If you cannot see forward, set it back.',
        'Never square across our own box.',
        'After three passes without progress, play long to the far side.',
      ),
      callout(
        'tip',
        "The keeper's pause is the trigger. Foot on the ball, wait for the press to move, then play where it came from.",
      ),
    ],
  },
  {
    title: 'Rondo ladder: from 4v1 to 6v3',
    tags: ['drill', 'possession'],
    author: 'hannah.lindqvist',
    blocks: [
      p(
        'A rondo is not a warm-up game, it is passing with a defender in it. We climb a ladder: each rung adds one problem. Twelve to fifteen minutes, at the start of every session.',
      ),
      h2('Grid'),
      picture(
        'riverside-rondo',
        8,
        'Rung three, 5v2 in 10 x 10 m: the player opposite moves into the gap as the ball travels.',
      ),
      h2('The ladder'),
      table(
        'Rung | Numbers | Grid | Touches | Climb after',
        '1 | 4v1 | 8 x 8 m | Two | 12 passes',
        '2 | 4v2 | 9 x 9 m | Two | 10 passes',
        '3 | 5v2 | 10 x 10 m | One or two | 15 passes and one split',
        '4 | 5v2, moving to a second grid | 10 x 20 m | Two | Three transfers',
        '5 | 6v3 with two target players | 20 x 25 m | Free | Four targets',
      ),
      h2('Coaching points'),
      ul(
        'Move after the pass, even one step; the angle is new every time.',
        'Hips open to two options before the ball comes.',
        'Weight of pass to the far foot says "turn", to the near foot says "back to me".',
        ['Defenders work in pairs', 'first sets the side', 'second reads the split'],
      ),
      callout(
        'info',
        'Split pass between two defenders = five points. They will look for it once it is worth something.',
      ),
      quote('If it looks tidy it is too easy. Take two metres off the grid.', 'Hannah'),
    ],
  },
  {
    title: 'Session plan: cut-backs and finishing',
    tags: ['session', 'attack'],
    author: 'coach',
    blocks: [
      p(
        'Thursday, 75 minutes, 18 players and two keepers. Theme: arriving in the box at three heights when we reach the by-line. A third of all goals in this league come from within ten metres after a cut-back; we score fewer than our share.',
      ),
      h2('Plan'),
      table(
        'Minutes | Practice | Details',
        '0 to 15 | Rondo ladder, rungs 2 and 3 | Two groups of seven, one of four',
        '15 to 30 | Unopposed patterns, both sides | Wing to full back, by-line, three runners',
        '30 to 50 | 6v5 to goal from half-way | Attack has ten seconds',
        '50 to 68 | 9v9, two thirds of the pitch, wide channels | Goal from a cut-back counts double',
        '68 to 75 | Penalties, cool-down | Everyone takes one',
      ),
      h2('Three heights in the box'),
      ol(
        '<b>Near post.</b> 9 goes across her marker, first to the ball.',
        '<b>Penalty spot.</b> 10 delays, stops, and arrives last.',
        '<b>Far post.</b> The opposite winger is always there. No exceptions.',
      ),
      h3('For the one with the ball'),
      ul(
        'Head up at the edge of the box, not at the by-line.',
        'Hard and low if you see legs, soft and behind if you see space.',
        'If nobody is there, win the corner.',
      ),
      checks(
        'x Goals carried to the far pitch by 18:45',
        'x Ten bibs of each colour',
        'Keepers warmed up by Priya from 18:40',
        'Water at the half-way line',
      ),
      callout('tip', 'Stop the 9v9 only twice. The rest is said to one player while the game goes on.'),
    ],
  },
  {
    title: 'Match plan: Ashford Town at home',
    tags: ['match-plan'],
    author: 'elena.marchetti',
    blocks: [
      p(
        'Sunday, 14:00. They are two points ahead of us and unbeaten away. They sit in a 4-4-2, narrow, and break through a very quick number 11. Patience for the first half hour, courage after it.',
      ),
      h2('Line-up and jobs'),
      table(
        'Position | Player | Job',
        '1 | Priya Raman | Start high; sweep behind our left',
        '2 | Jo Tanner | Hold until 11 drops, then go',
        '5 | Ruth Adeyemi | Speak for the line, win the first ball',
        '6 | Noor Haddad | Screen passes into their 9',
        '10 | Freya Lund | Find the pocket outside their right midfielder',
        '9 | Carmen Ruiz | Pin both centre backs, cut-backs at the near post',
      ),
      h2('With the ball'),
      ul(
        'Draw the 4-4-2 to our right with five or six passes, switch in two touches to the left.',
        'Left back arrives late on the outside; cut-back, not cross.',
        'Short corners until they send two out.',
      ),
      h2('Without it'),
      ol(
        'Middle block, line ten metres inside our half.',
        'Press only on a back pass or a poor touch of their right back.',
        'If 11 gets away: delay, show outside, no tackle until help is there.',
      ),
      h3('If we are ahead at 75 minutes'),
      p('5-4-1, Jo stays deep, Carmen alone up front. Corners go to the flag. No quick throw-ins.'),
      quote('They have not trailed once in eight matches. Let us see how they like it.', 'Elena'),
    ],
  },
];
