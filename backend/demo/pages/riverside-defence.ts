import { callout, checks, h2, h3, h4, ol, p, quote, table, ul, type DemoPage } from '../html';

/** Riverside FC Women: without the ball, and the body. */
export const riversideDefence: DemoPage[] = [
  {
    title: 'Defending corners: mixed marking',
    tags: ['set-piece', 'defence'],
    author: 'ruth.adeyemi',
    blocks: [
      p(
        'We defend corners with four in zones and four on players. Zones protect the places where goals are scored; markers stop runs before they get there. Nobody is free to watch.',
      ),
      h2('Places'),
      table(
        'Zone | Player | Attacks',
        'Near post, one step out | 9 Carmen | Everything low and flat',
        'Six-yard line, near | 4 Sofia | The inswinger',
        'Six-yard line, middle | 5 Ruth | The inswinger, first voice',
        'Penalty spot | 6 Noor | The outswinger and second balls',
      ),
      p(
        'Markers: 2, 3, 8 and 10 take their four best headers by name from the team sheet, before the match, not at the first corner.',
      ),
      h2('Rules'),
      ol(
        'Start side-on: see the ball and your player. If you can see only one, choose the ball.',
        'Hands low. Referees look at hands above the elbow.',
        'Clear <b>high, wide, far</b>, in this order. Two of three is enough.',
        'On the clearance everyone runs out to the edge of the box, together, on Ruth\'s "Out".',
      ),
      h3('Short corners'),
      ul('10 goes as soon as the second player moves.', '8 drops into the zone of 10; nobody else leaves.'),
      callout(
        'info',
        'We have faced 58 corners this season and conceded two goals, both from the second ball. That is why the penalty spot is ours.',
      ),
    ],
  },
  {
    title: 'Pressing triggers',
    tags: ['whiteboard', 'defence', 'pressing'],
    author: 'elena.marchetti',
    blocks: [
      p(
        'A press is a decision made by eleven people within a second. Carmen starts it; the rest of us make it true. Without a trigger we hold the block, and that is not passive, that is waiting.',
      ),
      h2('Five triggers'),
      ol(
        'A back pass to the goalkeeper, or across the centre backs on the weaker foot.',
        'A first touch that goes backwards or up.',
        'A player who receives with her back to us near the touchline.',
        'A square pass that travels slowly.',
        'A throw-in in their own third.',
      ),
      h2('Who does what'),
      table(
        'Trigger on our right | Job',
        '9 | Curves her run to close the way back',
        '7 | Sprints at the ball, inside shoulder',
        '10 | Takes the nearest midfielder, tight',
        '2 | Jumps to their winger before the pass',
        '5 and 4 | Squeeze up five metres, hold the line',
        '1 | Out to the edge of the box',
      ),
      h2('Six seconds'),
      p(
        'If we have not won it or forced it long after six seconds we drop. 6 calls "Home", we run back through the middle, compact first, then wide.',
      ),
      callout(
        'warning',
        'One player pressing alone is the worst of both. If you are not sure the others come, delay instead.',
      ),
      h3('Measure'),
      ul(
        'Balls won in their half: aim 14, our average is 11.',
        'Passes they make before we touch the ball: aim under 10.',
      ),
    ],
  },
  {
    title: 'Opposition report: Kingsmere Ladies',
    tags: ['opposition', 'analysis'],
    author: 'hannah.lindqvist',
    blocks: [
      p(
        'Seen live against Ashford and on film against Denby. A young, brave team that plays out from the back whatever the score. Third in the table, most goals scored, fifth in goals conceded.',
      ),
      h2('Shape'),
      p(
        '3-4-3 with the ball, 5-2-3 without. The wing backs are the width; both forwards beside the 9 stay narrow and wait between the lines.',
      ),
      h2('Strengths'),
      ul(
        'The keeper passes like a midfielder and finds the 8 behind the press.',
        'Left wing back (3) crosses early, 14 times in two matches.',
        'Counter-press: they win the ball back within five seconds in one of three losses.',
      ),
      h2('Weaknesses'),
      ul(
        [
          '<b>Behind the wing backs</b>',
          'Six of nine goals conceded came from there',
          'The right centre back covers late',
        ],
        ['<b>Set pieces</b>', 'Player marking only, and number 14 loses her player on outswingers'],
        ['<b>After the hour</b>', 'They do not change, and they tire'],
      ),
      h2('What we take from it'),
      table(
        'Moment | Idea',
        'Their build-up | Let the right centre back have it, then go on her second touch',
        'Our regain | First pass forward and wide, behind 3',
        'Corners for us | Two-arm signal, penalty spot',
        'From 60 minutes | Fresh wingers on both sides together',
      ),
      quote('If you beat the first press there are forty metres of grass. Run into them.', 'Hannah'),
    ],
  },
  {
    title: 'Warm-up that protects knees',
    tags: ['conditioning', 'warm-up', 'recovery'],
    author: 'ines.duarte',
    blocks: [
      p(
        "Twenty minutes, twice a week and before matches in a shorter form. Programmes like this one roughly halve serious knee injuries in women's football, provided that they are done every time and done well.",
      ),
      h2('Part 1: running, 8 minutes'),
      ul(
        'Straight ahead, 2 x',
        'Hip out, hip in, 2 x each',
        'Circling a partner, 2 x',
        'Shoulder contact in the jump, 2 x',
        'Quick forwards, steady backwards, 2 x',
      ),
      h2('Part 2: strength, balance, jumps, 10 minutes'),
      table(
        'Exercise | Level 1 | Level 2 | Dose',
        'Plank | Both legs | Alternate legs | 3 x 30 s',
        'Side plank | Static | Raise and lower the hip | 3 x 25 s each',
        'Hamstring lower | 3 repetitions | 7 repetitions | 1 set',
        'Single-leg stance | Hold the ball | Throw with a partner | 2 x 30 s each',
        'Squat | To the toes | Walking lunge | 2 x 30 s',
        'Jumps | Vertical | Box, four directions | 2 x 30 s',
      ),
      h2('Part 3: running, 2 minutes'),
      ol('Across the pitch at 80 per cent', 'Bounding, high knees', 'Plant and cut, six times each side'),
      callout(
        'warning',
        'Knee over the toe, never inside it. If it falls in, go back a level. Captains watch captains; nobody counts fast.',
      ),
      h4('Match day'),
      p('Leave out planks and the hamstring lower; everything else stays in the same order.'),
    ],
  },
  {
    title: 'Weeks with two matches',
    tags: ['recovery', 'conditioning', 'match-day'],
    author: 'ines.duarte',
    blocks: [
      p(
        'Cup weeks mean Sunday, Wednesday, Sunday. Fitness cannot be won in such a week, only lost. We plan backwards from the second Sunday.',
      ),
      h2('The week'),
      table(
        'Day | Played over 60 minutes | Played less',
        'Sunday | Match | Match, then 4 x 60 m runs',
        'Monday | Off, walk 20 minutes | Small-sided games, 25 minutes',
        'Tuesday | 40 minutes: rondo, shape, set pieces | The same',
        'Wednesday | Match | Match',
        'Thursday | Pool or bike, 25 minutes | Technique, 40 minutes',
        'Friday | 50 minutes, full team | The same',
        'Saturday | Activation, 30 minutes | The same',
        'Sunday | Match | Match',
      ),
      h2('Food and sleep'),
      ul(
        'Carbohydrate with every meal from Saturday to Wednesday. Bread counts.',
        'Within the first hour: 300 ml milk or yoghurt drink, fruit, salt.',
        'Late kick-off: a light second supper, screens off, alarm 45 minutes later.',
        'Iron: tell Ines about heavy periods or unusual tiredness, she arranges the test.',
      ),
      h2('Signs to speak up'),
      checks(
        'Two nights of bad sleep in a row',
        'Soreness that is on one side only',
        'Resting pulse eight or more above your normal',
        'You dread training',
      ),
      callout(
        'tip',
        'Rotation is decided by the Monday numbers, not by who is braver. Nobody loses their place by being honest.',
      ),
      h3('Travel'),
      p('Stand up at half-way on every bus ride, drink at every stop, and wear the long socks.'),
    ],
  },
];
