import { callout, checks, h2, h3, ol, p, picture, quote, table, ul, type DemoPage } from '../html';

/** Northside Hoops U16: attack and set plays. */
export const hoopsAttack: DemoPage[] = [
  {
    title: 'Horns: the base and three options',
    tags: ['whiteboard', 'attack', 'set-play'],
    author: 'dana.whitfield',
    blocks: [
      p(
        'Horns gives us two screens at the top, two shooters in the corners and a lot of space in the middle. We run it after a timeout, after a made basket, and whenever we look hurried.',
      ),
      h2('Base'),
      picture(
        'hoops-horns',
        10,
        'Horns base: 1 uses the screen of 5, 4 lifts to the top, corners stay wide.',
      ),
      ul(
        '4 and 5 at the elbows, heels on the free throw line extended.',
        '2 and 3 deep in the corners, toes behind the line, hands ready.',
        '1 starts in the middle and goes <b>away</b> from the hand signal.',
      ),
      h2('Options'),
      table(
        'Call | What happens | First look | Second look',
        'Horns 5 | 1 goes off 5, who rolls; 4 pops to the top | Roll | 4 at the top, high-low to 5',
        'Horns Flare | 1 passes to 4; 5 sets a flare for 1 | 1 for three | 5 slips to the rim',
        'Horns Elbow | 1 passes to 5, cuts over 4 | Hand-off with 2 from the corner | 4 diving',
      ),
      h2('Reads for the ball handler'),
      ol(
        'Their 5 is deep: pull up at the elbow, you make that shot.',
        'Their 5 comes out to you: bounce pass to the roll, now.',
        'Corner helps on the roll: skip it to that corner.',
        'They switch: back out, give it to 5 with the small player behind.',
      ),
      callout(
        'tip',
        'Set the screen, then count "one" before you roll. Most of our offensive fouls are a screener who leaves before the contact.',
      ),
    ],
  },
  {
    title: 'Baseline out of bounds: Box Stagger',
    tags: ['whiteboard', 'attack', 'set-play'],
    author: 'dana.whitfield',
    blocks: [
      p(
        'Four plays a game start under their basket. Six points a game is the difference between a good and a very good season at this age, so we learn one box set properly.',
      ),
      h2('Set-up'),
      picture('hoops-box', 9, '3 takes the ball out; 2 comes off 1 and 5 to the corner, then 5 ducks in.'),
      p(
        '3 has the ball. 4 and 5 on the blocks, 1 and 2 on the elbows. On the slap of the ball everyone waits one full second, then goes.',
      ),
      ol(
        '1 screens down for 4, who flashes to the near elbow as a safe outlet.',
        '2 comes off 1 and 5 to the near corner for the shot.',
        '5 turns, seals, and shows both hands at the rim.',
        '1 drops back to the half-way line: nobody gives up a lay-up at the other end.',
      ),
      h2('If they play zone under the basket'),
      ul(
        '2 goes to the short corner rather than the deep corner.',
        '4 stays in the middle of the zone; ball in, look opposite.',
      ),
      h3('Count it'),
      table(
        'Game | Times run | Points | Lost balls',
        'Eastgate | 5 | 7 | 0',
        "St Brendan's | 4 | 2 | 1",
        'Lakeside | 6 | 9 | 0',
      ),
      callout(
        'warning',
        'The passer has five seconds. At three, 3 shouts "Out" and throws it long over the top to 1. A lost five-second count is a turnover we chose.',
      ),
    ],
  },
  {
    title: 'Press break: one, two, gone',
    tags: ['whiteboard', 'attack'],
    author: 'coach',
    blocks: [
      p(
        'Under-16 teams press because under-16 teams panic. We pass, we cut to the middle, and we score in front of their basket before they are back.',
      ),
      h2('Places'),
      table(
        'Player | Starts | Job',
        '4 | Takes the ball out | Steps in behind the ball as the safety',
        '1 | Ball-side elbow | Catches facing the sideline, turns the outside way',
        '2 | Opposite elbow | Comes to the middle as the ball enters',
        '3 | Half-way, ball side | Holds the line, long option',
        '5 | Far basket side | Deep: keeps one of theirs honest',
      ),
      h2('Rules'),
      ol(
        'Catch with two feet on the floor. Look up before you dribble.',
        'Never dribble into a corner or across the half-way line near the sideline: that is where the trap is.',
        'Ball in the middle beats every press. Find it within two passes.',
        'Three against two at the far end: stop at the free throw line, pass to the side that opens.',
      ),
      callout(
        'info',
        'Eight seconds to half-way. We take four, on average, when the first pass goes in under two.',
      ),
      h3('Practise it'),
      ul(
        'Five against six for three minutes; six are allowed to trap anywhere.',
        'Scoring: one for crossing half-way with control, two more for a lay-up, minus one for a turnover.',
        'First group to ten; the others fetch the water.',
      ),
      quote('The press is a present. Say thank you and score.', 'Coach Whitfield'),
    ],
  },
  {
    title: 'Shooting workout: 200 makes',
    tags: ['drill', 'shooting'],
    author: 'jamal.pierce',
    blocks: [
      p(
        'Forty minutes with a partner who rebounds. Count makes, not attempts, and write them down; what is written improves. Do it twice a week, on days without a game.',
      ),
      h2('Form first'),
      ul(
        'Feet shoulder-wide, shooting foot half a step ahead.',
        'Ball up on the same line every time, elbow under it.',
        'Hold the finish until the ball hits the net or the floor.',
      ),
      h2('The list'),
      table(
        'Block | Spots | Makes',
        'One-hand form, in front of the rim | 1 | 20',
        'Mid-range off the catch | 5 spots x 8 | 40',
        'One dribble pull-up, left and right | 4 spots x 8 | 32',
        'Free throws, in pairs | 1 | 20',
        'Threes off the catch | 5 spots x 10 | 50',
        'Curl and flare from a chair | 2 x 9 | 18',
        'Free throws when tired | 1 | 20',
      ),
      h2('Rules for the tired ones'),
      ol(
        'Miss three in a row: step in half a metre and start the spot again.',
        'Sprint to half-way and back between blocks.',
        'The last two free throws must both go in. If not, four more.',
      ),
      checks(
        'x Week 1: 200 makes in 52 minutes',
        'x Week 2: 200 makes in 47 minutes',
        'Week 3: under 45 minutes',
        'Week 4: under 42 minutes',
      ),
      callout(
        'tip',
        'Film ten shots from the side each week. If the elbow drifts out you will see it before you feel it.',
      ),
    ],
  },
];
