import { callout, checks, h2, h3, ol, p, picture, quote, table, ul, type DemoPage } from '../html';

/** Granite Ridge Hawks: offence and the week's plan. */
export const hawksOffence: DemoPage[] = [
  {
    title: 'Install: inside zone',
    tags: ['whiteboard', 'attack', 'run-game'],
    author: 'marcus.hale',
    blocks: [
      p(
        'Inside zone is our first run, our best run, and the base of half of the pass game. We would rather run it 15 times against any front than know 15 runs. Everyone blocks an area first and a man second.',
      ),
      h2('Picture'),
      picture(
        'hawks-inside-zone',
        12,
        'Inside zone right against a four-man front: combos climb to the linebackers, H cuts off the backside end.',
      ),
      h2('Rules for the line'),
      ol(
        '<b>Covered?</b> Playside step, hat on the far number, drive.',
        '<b>Uncovered?</b> Combo with the man playside; four hands on the down lineman, four eyes on the linebacker.',
        '<b>Come off</b> when the linebacker crosses your face. Not before.',
      ),
      h2('Back'),
      ul(
        'Aim at the outside leg of the guard. Two steps before you read.',
        'Read the first down lineman past the centre: bang it, bend it, or bounce it, in this order of frequency.',
        'One cut. Feet never stop behind the line.',
      ),
      table(
        'Front | Point | Combo | Watch',
        'Four down, over | Centre and guard | To the Mike | Backside 3-technique crossing',
        'Four down, under | Guard and tackle | To the Sam | Edge pressure',
        'Three down, odd | Centre alone | Guards up to both linebackers | Nose slanting',
      ),
      callout('tip', 'If the linebackers run over the top, tell the sideline: counter is next.'),
      h3('Goal'),
      p(
        'Four yards on first down, no negative plays. Last four games: 61 carries, 4.6 a carry, three losses.',
      ),
    ],
  },
  {
    title: 'Trips right: Flood',
    tags: ['whiteboard', 'attack', 'passing'],
    author: 'marcus.hale',
    blocks: [
      p(
        'Three receivers at three depths on one side, and only two defenders to cover them. Flood beats Cover 3 and is fine against man. We call it when we need eight yards.',
      ),
      h2('Routes'),
      picture(
        'hawks-flood',
        11,
        'Z clears the corner, Y runs the sail at 14, H is in the flat under it; X comes across as the alert.',
      ),
      table(
        'Player | Route | Depth | Landmark',
        'Z | Go, outside release | Through the safety | Bottom of the numbers',
        'Y | Sail, break at the top | 12 to 14 | Sideline at 18',
        'H | Flat | 3 to 5 | Sideline at 4',
        'X | Dig | 12 | Far hash',
        'RB | Check, then swing weak | - | Outlet',
      ),
      h2('Quarterback'),
      ol(
        'Pre-snap: one safety or two? If two, alert X on the dig.',
        'Five steps, one hitch. Eyes on the flat defender.',
        'He sinks: throw the flat on time. He jumps the flat: throw the sail over him.',
        'Nothing by the second hitch: take the swing or throw it away out of bounds.',
      ),
      callout(
        'warning',
        'Never late to the sail. A late sail is an interception that goes the other way for six.',
      ),
      h3('Teaching points'),
      ul(
        'Z must run. If he jogs, the corner falls off onto the sail.',
        'Y breaks downhill, back towards us, if the corner is over the top.',
        'H gets width before depth.',
      ),
    ],
  },
  {
    title: 'Two-minute offence',
    tags: ['attack', 'situational'],
    author: 'coach',
    blocks: [
      p(
        'We practise it every Thursday with the clock running and the crowd noise on. In games it decides about one in four. The huddle is gone; everyone looks at the sideline, then at the ball.',
      ),
      h2('Words'),
      table(
        'Call | Meaning',
        'Lightning | On the ball, same formation, play from the wristband',
        'Clock | Spike: everyone set for a full second first',
        'Mayday | Field goal unit runs on, no timeouts',
        'Sideline | Routes break out; ball carriers get out of bounds',
        'Hammer | We want the clock to run: stay in, get up slowly',
      ),
      h2('Rules'),
      ol(
        'Ball carrier hands the ball to the official. Never throw it, never spin it.',
        'Inbounds with under 20 seconds and no timeout: run to the ball, Clock.',
        'No sacks. A throw-away costs five seconds, a sack costs 25 and a down.',
        'Line: set, do not wait for the perfect stance.',
        'Ten yards and a new down beat 20 and a scramble.',
      ),
      h2('How much time is what'),
      ul(
        'A complete pass inbounds and a spike: 14 to 17 seconds.',
        'A pass out of bounds: 5 to 7 seconds.',
        'Mayday, from whistle to snap: 15 seconds. Ours is at 13.',
      ),
      callout(
        'info',
        'With all three timeouts and 1:20 left we have the whole playbook. Nobody needs to hurry the throw, only the line-up.',
      ),
      h3('Thursday script'),
      checks(
        'x 1:45, own 30, two timeouts, down by 4',
        'x 0:50, half-way, one timeout, down by 2',
        '0:22, their 35, no timeout, level',
        '2:10, own 8, three timeouts, up by 3: Hammer',
      ),
    ],
  },
  {
    title: 'Game plan: Mill Creek',
    tags: ['match-plan'],
    author: 'marcus.hale',
    blocks: [
      p(
        'Friday, 19:00, their place, turf. Mill Creek are 5 and 2 and have not allowed 20 points at home. They play a four-man front, quarters behind it, and bring the boundary corner on third and medium.',
      ),
      h2('Openers'),
      ol(
        'Inside zone right, tempo',
        'Trips right, Flood',
        'Inside zone left, H across',
        'Play-action off zone, Y cross',
        'Screen to the field',
        'Counter',
      ),
      h2('By situation'),
      table(
        'Situation | First call | Second call',
        'First and ten | Inside zone | Play-action, Y cross',
        'Second and long | Screen | Draw',
        'Third and 3 to 6 | Mesh | Slant and flat',
        'Third and 7 or more | Flood | Four verticals, read the safety',
        'Red zone | Counter | Fade to Z, one on one',
        'Goal line | Wedge | Boot, H in the flat',
      ),
      h2('Alerts'),
      ul(
        'Corner inside five yards and square: fade, no matter the call.',
        'Mike walks into the A gap: centre says "Ranger", we slide to him.',
        'They substitute on third down: snap it before they are lined up.',
      ),
      quote('They win when the game is 60 plays long. Let us make it 75.', 'Coach Hale'),
      h3('Special teams'),
      p(
        'Punt away from number 2, always. Their field goal block comes from the left edge; wing, double your inside foot.',
      ),
      callout(
        'warning',
        'Eleven penalties against Cedar Falls. Every flag before the snap this week is ten up-downs for all of us, coaches too.',
      ),
    ],
  },
];
