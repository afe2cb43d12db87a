import { callout, checks, h2, h3, ol, p, picture, quote, table, ul, type DemoPage } from '../html';

/** Harbour RFC: lineout, scrum and the first strike play. */
export const harbourSetPiece: DemoPage[] = [
  {
    title: 'Lineout calls: the five-man menu',
    tags: ['whiteboard', 'lineout', 'set-piece', 'attack'],
    author: 'maeve.brennan',
    blocks: [
      p(
        'Five in the line is our default between the two ten-metre lines. It leaves both locks and a back row to lift, and puts Tomas in the midfield where he carries best. Everyone learns every role: the call tells you <b>where the ball goes</b>, not who jumps.',
      ),
      h2('How a call is built'),
      p(
        'The caller says a town and a number. The first letter of the town is the zone, the number is the movement. Anything said after the number is noise for the opposition.',
      ),
      table(
        'Call | Zone | Movement | Delivery',
        'Falmouth 1 | Front | None, jump on the spot | Flat, hard, at the hands',
        'Falmouth 2 | Front | Step back, then forward | Flat, half a beat late',
        'Mevagissey 1 | Middle | Walk in, drive up | Lobbed to the top of the jump',
        'Mevagissey 3 | Middle | Dummy at the front, pod slides back | Lobbed over the dummy',
        'Bodmin 4 | Back | Six runs round to the tail | Long and flat, to the five-metre mark and beyond',
      ),
      picture(
        'harbour-lineout',
        10,
        'Mevagissey 3: the front pod sells the jump, the middle pod slides two steps and lifts.',
      ),
      h2('What each person owns'),
      ul(
        [
          '<b>Hooker</b>',
          'Same routine every throw: ball dry, feet set, eyes on the landing spot',
          'Throws on the lift, not on the call',
        ],
        [
          '<b>Lifters</b>',
          'Low grip first, then step in; hips under the jumper before you push',
          'Bring the jumper down as carefully as you sent them up',
        ],
        ['<b>Nine</b>', 'Stand where you stand for every call; moving early gives it away'],
      ),
      callout(
        'warning',
        'If their front lifter is already turned to our middle, the caller says "Penryn" and we go Falmouth 1, whatever was called.',
      ),
      h3('Targets'),
      p(
        'Nine out of ten on our own throw. Below eight we shorten the menu for the next match to Falmouth 1 and Mevagissey 1.',
      ),
    ],
  },
  {
    title: 'Scrum: from bind to ball',
    tags: ['scrum', 'set-piece'],
    author: 'maeve.brennan',
    blocks: [
      p(
        'Our scrum wins by being still when theirs is moving. We want a square, quiet platform for two seconds; the shove comes only from that.',
      ),
      h2('The sequence'),
      ol(
        '<b>Set up.</b> Hooker binds over both props. Second rows find the seam before the crouch call, not on it.',
        '<b>Crouch.</b> Knees over toes, chests above hips, eyes up through the eyebrows.',
        '<b>Bind.</b> Long bind on the jersey, elbow high. Weight stays on our own feet.',
        '<b>Set.</b> Short, level, together. Win the space with the hips; no one dives.',
        "<b>Squeeze.</b> Eight people tighten at once, on the flanker's tap. This is the moment, not the hit.",
        '<b>Ball.</b> Strike on the nine\'s call. Second drive on "Now", six small steps.',
      ),
      h2('Channels'),
      table(
        'Channel | Ball goes | Used for',
        'One | Between the loosehead and left lock | Quick ball to the left, eight stays bound',
        'Two | Between the locks to the eight | Our standard: pick, pass or hold',
        "Three | Held at the eight's feet | Waiting for the penalty advantage",
      ),
      callout(
        'tip',
        'If the front row feels a hinge, the hooker says "Home" and everyone stops pushing and straightens. A reset costs nothing; a collapse costs three points.',
      ),
      h3('What the referee told us last month'),
      quote(
        "Your tighthead's outside bind drops when the ball goes in. Keep it on the back and I have nothing to look at.",
        'Match official, after the Castle Park friendly',
      ),
      h3('Do this every Tuesday'),
      checks(
        'x Three sets of 3 x 5 seconds on the machine, at 70 per cent',
        'x Front five live, no ball, two squeezes each',
        'Eight against eight, five live scrums, filmed from behind',
        'Two scrums on our own five-metre line, ball out under pressure',
      ),
    ],
  },
  {
    title: 'Strike play: Lighthouse',
    tags: ['whiteboard', 'attack', 'set-piece', 'backs'],
    author: 'coach',
    blocks: [
      p(
        'Lighthouse is our first-phase play from a full lineout on the left, from halfway to their twenty-two. It asks one question of their ten: stay with the hard line, or drift to the sweep behind it. Either answer leaves somebody free.',
      ),
      h2('Shape'),
      picture(
        'harbour-lighthouse',
        12,
        'Off-the-top ball: 12 holds the ten, 13 holds the twelve, 10 loops into the space outside.',
      ),
      ol(
        'Mevagissey 1, taken off the top. Nine passes flat to ten, moving.',
        "Twelve runs a hard, square line at their ten's inside shoulder and shouts for it.",
        'Thirteen arrives half a second later, outside their twelve. He is the second hard line and the real one if their twelve bites.',
        'Ten passes behind twelve to fifteen, who has come from the far side, then loops.',
        'Fifteen chooses: short to the blind wing in the seam, or wide to ten on the loop.',
      ),
      h2('Reads for fifteen'),
      table(
        'If you see | Then',
        'Their thirteen shoots up | Give it to the winger in the seam, early',
        'Their thirteen waits | Carry two steps, fix him, pass to ten on the loop',
        'Their back row is quick off the lineout | Hit Tomas on the cut under, keep the ball',
      ),
      callout(
        'info',
        'The play is only as quick as the top of the lineout. If the jump is not clean, ten calls "Harbour" and we carry off nine.',
      ),
      p(
        'In three matches: eleven uses, four line breaks, one try, one turnover. Next step: fifteen starts two metres deeper so that the pass is in front of him.',
      ),
    ],
  },
];
