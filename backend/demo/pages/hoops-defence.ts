import { callout, checks, h2, h3, h4, ol, p, picture, quote, table, ul, type DemoPage } from '../html';

/** Northside Hoops U16: defence, sessions, scouting and game days. */
export const hoopsDefence: DemoPage[] = [
  {
    title: '2-3 zone: slides and traps',
    tags: ['whiteboard', 'defence'],
    author: 'dana.whitfield',
    blocks: [
      p(
        'We are a man-to-man team that can play zone for four minutes. We use the 2-3 after a dead ball, against teams with one shooter, and when two of us are in foul trouble.',
      ),
      h2('Shape'),
      picture(
        'hoops-zone',
        10,
        'Ball on the wing: bottom man out until the guard arrives, middle fronts the low post.',
      ),
      table(
        'Ball at | Near guard | Far guard | Ball-side forward | Middle | Far forward',
        'Top | On the ball | High post | Home | In front of the rim | Home',
        'Wing | Closes out | High post | Bumps, then corner | Low post, in front | Weak-side rebound',
        'Corner | Wing pass | Elbow | On the ball | Low post, behind | In front of the rim',
        'High post | Pinch | Pinch | Home, ready | Up to contest | Home, ready',
      ),
      h2('Rules'),
      ol(
        'Hands out and moving. A zone with arms down is five people standing.',
        'Move while the ball is in the air, not when it is caught.',
        "No skips: the far forward reads the passer's eyes.",
        'Every shot, find a body. Zones lose games on the boards, not on threes.',
      ),
      h3('The corner trap'),
      p(
        'On "Red" we trap the first catch in the corner: forward on the baseline side, guard on the other, knees touching. Middle takes the near block, far guard hunts the pass back to the wing.',
      ),
      callout(
        'warning',
        'Out of the zone after two threes in a row or three offensive rebounds in a quarter. No discussion, no timeout.',
      ),
    ],
  },
  {
    title: 'Session plan: shell drill evening',
    tags: ['session', 'defence', 'drill'],
    author: 'coach',
    blocks: [
      p(
        'Wednesday, 18:00 to 19:30, half the gym until 18:45. Theme: help early, recover late. Everything tonight is scored so that defending is worth as much as scoring.',
      ),
      h2('Plan'),
      table(
        'Time | Block | Scoring',
        '18:00 | Dynamic warm-up, then mirror slides in pairs | None',
        '18:10 | Close-outs: sprint, chop, high hand, no fly-by | Partner gives a mark out of five',
        '18:25 | Shell, four on four, no dribble | Stop = 1, deflection = 1',
        '18:45 | Shell with drive from the wing | Stop = 1, charge = 3',
        '19:05 | Five on five, full court, baskets count only after a stop | First to 12',
        '19:25 | Free throws in pairs, cool-down | Ten makes',
      ),
      h2('Shell: what we look for'),
      ul(
        ['Ball', 'Nose on the chest, one arm length away', 'Show them the sideline'],
        ['One pass away', 'In the lane, hand and foot in the gap', 'See both without turning your head'],
        ['Two passes away', 'One foot in the key', 'First to talk: "I have help"'],
      ),
      h4('Words we use'),
      p('"Ball", "Gap", "Help", "Shot". Four words are enough; more is noise.'),
      callout(
        'tip',
        'Players who finish the shell with five charges or deflections choose the music for the next session.',
      ),
    ],
  },
  {
    title: 'Scouting: Eastgate Comets',
    tags: ['opposition', 'analysis'],
    author: 'jamal.pierce',
    blocks: [
      p(
        'We played them in October (61 to 58 for us) and I watched them again last week. They press after made free throws and run early offence through number 7.',
      ),
      h2('Starters'),
      table(
        'No. | Position | Hand | What they do | We do',
        '7 | Guard | Right | 18 points a game, drives right three times in four | Force left, help from the nail',
        '11 | Guard | Right | Shoots from the corner, never puts it on the floor | Run off the line',
        '4 | Forward | Left | Offensive boards, 5 a game | Hit first, two bodies',
        '23 | Forward | Right | Passes from the high post | Pressure, hands high',
        '15 | Centre | Right | Strong, 4 fouls most games | Attack early, make him move',
      ),
      h2('Their two plays'),
      ol(
        '<b>Fist.</b> High screen for 7 going right, 11 lifts from the corner. Go under, then chase.',
        '<b>Loop.</b> Baseline out of bounds, 11 runs off two screens to the near corner. Switch the second screen.',
      ),
      h2('Our keys'),
      checks(
        'Hold them under eight offensive rebounds',
        'First foul on 15 before half of the first quarter is gone',
        'Beat the press with the middle pass',
        'Win the last two minutes of every quarter',
      ),
      quote('They are faster. We are calmer. Slow the first pass, hurry the second.', 'Jamal'),
    ],
  },
  {
    title: 'Game day for families and players',
    tags: ['match-day'],
    author: 'manager',
    blocks: [
      p(
        'Everything you need on a game day on one page. If something is missing, write it in the comments and I will add it.',
      ),
      h2('Before'),
      ul(
        'Meet 60 minutes before tip-off, changed by 45.',
        'Eat two to three hours before: pasta, rice or a sandwich. Nothing new, nothing fried.',
        'White at home, navy away. Bring both; colours clash twice a season.',
      ),
      h2('Running order'),
      table(
        'Before tip-off | What',
        '60 minutes | Arrive, phones into the box',
        "45 minutes | Activation in the corridor with Ines's band routine",
        '30 minutes | Talk: three keys, no more',
        '20 minutes | Lay-ups, shooting by position',
        '3 minutes | Free throws: everyone makes two',
        '1 minute | Hands in',
      ),
      h2('During'),
      p(
        'Everyone plays in the first half. The bench stands for every charge and every dive. Coaches talk to referees; players and parents do not.',
      ),
      h3('From the stands'),
      callout(
        'info',
        'Cheer for effort, name no mistakes, and leave instructions to the bench. Fifteen-year-olds can hear only one voice at a time.',
      ),
      h2('After'),
      ol(
        'Shake hands with opponents, officials and table.',
        'Ten minutes of stretching together; no phones until it is over.',
        'Drivers wait at the north door. Nobody walks to the bus stop alone.',
      ),
    ],
  },
  {
    title: 'Conditioning without laps',
    tags: ['conditioning', 'drill'],
    author: 'ines.duarte',
    blocks: [
      p(
        'A basketball game is about 100 short sprints with a lot of stopping. Running round the gym trains none of that. Three short games a week do, and players ask for them.',
      ),
      h2('Three games'),
      h3('Continuous three on two'),
      p(
        'Three attack two; after the shot the two and the shooter become the next three going the other way. Eight minutes, teams of five on each side.',
      ),
      h3('Tag in the key'),
      p(
        'One hunter, four runners, only defensive slides allowed. Thirty seconds on, thirty off, six rounds.',
      ),
      h3('Seventeens as relay'),
      p(
        'Sideline to sideline, but four players share seventeen widths with a ball. The group under 55 seconds chooses the next drill.',
      ),
      h2('How much'),
      table(
        'Week | Games | Minutes of work | How it should feel (1 to 10)',
        '1 | 2 | 14 | 6',
        '2 | 3 | 20 | 7',
        '3 | 3 | 24 | 8',
        '4 | 2 | 12 | 5',
      ),
      h2('Landing'),
      ol(
        'Two-foot landings from a low box, 2 x 6, quiet as a cat.',
        'Single-leg hop and hold, 2 x 5 each, knee over the second toe.',
        'Jump, turn 180 degrees, hold, 2 x 4.',
      ),
      callout(
        'warning',
        'Growing knees and heels hurt. Pain that lasts into the next day means half the jumps for a week, and tell us.',
      ),
    ],
  },
];
