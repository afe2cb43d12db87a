import { callout, checks, h2, h3, h4, ol, p, picture, quote, table, ul, type DemoPage } from '../html';

/** Granite Ridge Hawks: defence, special teams, practice. */
export const hawksDefence: DemoPage[] = [
  {
    title: 'Cover 3: who has what',
    tags: ['whiteboard', 'defence', 'coverage'],
    author: 'terrell.boone',
    blocks: [
      p(
        'Cover 3 is our home. Three deep, four under, four rushing. It gives up the short stuff on purpose, so we rally and tackle. Nothing behind us, ever.',
      ),
      h2('Picture'),
      picture(
        'hawks-cover-3',
        12,
        'Cover 3 Sky: strong safety down to the flat, corners and free safety share the deep thirds.',
      ),
      h2('Jobs'),
      table(
        'Position | Zone | Key | Rule',
        'Corner | Outside third | Number 1 | Stay on top of anything over 8 yards',
        'Free safety | Middle third | Quarterback, number 2 | Deeper than the deepest',
        'Strong safety | Curl to flat | Number 2 | Through the curl, then the flat',
        'Sam and Will | Hook and curl | Number 3, then 2 | Wall the seam, no free releases',
        'Mike | Middle hook | Number 3 | Carry to 12, then pass it on',
      ),
      h2('Problems and answers'),
      ul(
        [
          '<b>Four verticals</b>',
          'Corners squeeze to divide, free safety midpoints',
          'Sam and Will carry the seam to 18',
        ],
        ['<b>Flood</b>', 'Strong safety sinks under the sail', 'Rally to the flat for a gain of four'],
        ['<b>Trips into the boundary</b>', 'Call "Rip": weak corner plays man'],
      ),
      callout(
        'tip',
        'If you cover grass, you cover nobody. Find work inside your zone and then look for the next one.',
      ),
      h4('One line to remember'),
      p('Deep as the deepest, wide as the widest, then break on the ball.'),
    ],
  },
  {
    title: 'Punt: protection and lanes',
    tags: ['special-teams'],
    author: 'terrell.boone',
    blocks: [
      p(
        'The punt is the play with the most yards in the game, about 40 of them for free. We protect first and cover second; a blocked punt loses more games than a returned one.',
      ),
      h2('Protection'),
      ol(
        'Line splits: foot to foot for guards, six inches for tackles, wings one yard outside and one back.',
        'Kick-step back twice, keep the shoulders square, punch whoever crosses your face.',
        'Inside gap first, always. Let the wide man run; he is late.',
        'Personal protector counts six or more on a side, calls "Rip" or "Liz", and fills.',
      ),
      h2('Timing'),
      table(
        'Stage | Our time | Must be',
        'Snap, 14 yards | 0.78 s | Under 0.85 s',
        'Catch to foot | 1.24 s | Under 1.30 s',
        'Total | 2.02 s | Under 2.15 s',
        'Hang time | 3.9 s | Over 3.8 s',
        'Net yards | 36.5 | 36 or more',
      ),
      h2('Coverage lanes'),
      ul(
        'Gunners: best release, force the fair catch, never pass the returner.',
        'Guards and centre: ball, inside leg.',
        'Tackles: stay five yards apart from your neighbour.',
        'Wings: contain; the returner never gets outside you.',
        'Protector left, punter right as safeties.',
      ),
      callout(
        'warning',
        'Nobody hits a returner who has signalled a fair catch. Break down a yard away and point at the ball.',
      ),
      h3('Inside their 45'),
      p(
        'Sky punt. Aim for the 10, gunners find the goal line and turn round. Anything we down inside the 10 is a win for the defence.',
      ),
    ],
  },
  {
    title: 'Practice script: Wednesday',
    tags: ['session'],
    author: 'coach',
    blocks: [
      p(
        'Two hours, helmets and shoulder pads, no tackling to the ground. Twelve periods of ten minutes. Be where the period is before the horn: we gain nine minutes a week by jogging.',
      ),
      h2('Periods'),
      table(
        'Period | Offence | Defence',
        '1 | Dynamic warm-up | Dynamic warm-up',
        '2 | Punt and coverage lanes | Punt return',
        '3 | Individual: first step, hands | Tackling circuit',
        '4 | Routes on air, line combos | Individual: drops and breaks',
        '5 | Inside run against the scout front | Inside run fits',
        '6 | Inside run, good on good | Inside run, good on good',
        '7 | One on one, receivers and corners | The same',
        '8 | 7 on 7, third down | 7 on 7, Cover 3 and Rip',
        '9 | Pass protection, half line | Rush lanes, two moves',
        '10 | Team, script 1 to 12 | Scout team',
        '11 | Team, red zone, good on good | The same',
        '12 | Two-minute, then conditioning | The same',
      ),
      h2('Emphasis this week'),
      checks(
        'x Snap count: on two, twice in every period',
        'x Ball high and tight through contact',
        'Substitutions in under seven seconds',
        'No flags before the snap',
      ),
      callout(
        'info',
        'Temperature above 28: helmets off between periods, water at 3, 6, 8 and 10, and the athletic trainer has the last word.',
      ),
      h3('Scout team'),
      p(
        'Cards are on the cart in order. Scout team player of the week runs out with the captains on Friday.',
      ),
      quote('You play the way you jog to the next drill.', 'On the equipment room door'),
    ],
  },
  {
    title: 'Tackling circuit: shoulder, not helmet',
    tags: ['drill', 'defence'],
    author: 'terrell.boone',
    blocks: [
      p(
        'Five stations of two minutes, twice a week in season. We teach rugby-style shoulder tackling: the head is out of it, the feet are close, the arms finish. Missed tackles went from 14 to 8 a game since we started.',
      ),
      h2('Stations'),
      ol(
        '<b>Track the hip.</b> Runner at half speed with a flag on the near hip. Close the space, pull the flag, no contact.',
        '<b>Near foot.</b> From the knees, then from a stance: step with the foot on the side of the shoulder that hits.',
        '<b>Thigh and drive.</b> Tackle wheel: eyes up, cheek to the side, squeeze the knees, five steps.',
        '<b>Hawk roll.</b> Wrap below the hips and roll, for open field and bigger runners.',
        '<b>Two on one.</b> First man cuts down the space, second finishes. Say "In" and "Out".',
      ),
      h2('Checklist for coaches'),
      checks(
        'Eyes up at contact',
        'Head behind or beside, never across',
        'Shoulder below the ribs',
        'Both arms closed',
        'Feet still moving after contact',
      ),
      table(
        'Week | Tackles | Missed | Yards after contact',
        '4 | 58 | 14 | 71',
        '5 | 61 | 11 | 63',
        '6 | 55 | 9 | 40',
        '7 | 63 | 8 | 44',
      ),
      callout(
        'warning',
        'Any helmet-first contact, also by accident: the player sits out the period and repeats station 2. There is no argument about it.',
      ),
    ],
  },
  {
    title: 'Scouting report: Cedar Falls',
    tags: ['opposition', 'analysis'],
    author: 'terrell.boone',
    blocks: [
      p(
        'Five games on film. A spread team that wants to run: 62 per cent run on first down, 71 per cent when the back lines up on the side of the tight end. They huddle after every incomplete pass.',
      ),
      h2('Tendencies'),
      table(
        'Formation | Run | Pass | Favourite',
        'Doubles | 48% | 52% | Slant and bubble',
        'Trips, back away | 35% | 65% | Flood to the trips',
        'Trips, back to | 77% | 23% | Counter weak',
        'Empty | 20% | 80% | Quarterback draw, quick out',
        'Heavy | 92% | 8% | Power to the tight end',
      ),
      h2('Players'),
      ul(
        [
          '<b>12, quarterback.</b>',
          'Runs when his first read is gone, always to his right',
          'Throws high when hit from the left',
        ],
        ['<b>5, back.</b>', 'Bounces outside: set the edge and the pursuit catches him'],
        ['<b>77, right tackle.</b>', 'Heavy hands, slow feet; speed first, counter later'],
      ),
      h2('Tells'),
      ol(
        'Left guard light in his stance: pull or pass.',
        'Receiver looks at the safety before the snap: he is the first read.',
        'Back at five yards instead of six: draw.',
      ),
      h3('Our calls'),
      p(
        'Cover 3 on early downs with the strong safety to the tight end. On third and long, Rip with five rushing. Spy the quarterback from empty.',
      ),
      quote('Hold five to under 80 and make twelve throw it 30 times. We win that game.', 'Coach Boone'),
    ],
  },
];
