import { callout, checks, h2, h3, h4, ol, p, quote, table, ul, type DemoPage } from '../html';

/** Harbour RFC: match plan, opposition, the day before and the day after. */
export const harbourMatch: DemoPage[] = [
  {
    title: 'Match plan: Castle Park away',
    tags: ['match-plan', 'first-xv'],
    author: 'coach',
    blocks: [
      p(
        'Saturday, kick-off 15:00, grass pitch, the slope runs about two metres towards the clubhouse end. Forecast is 20 km/h from the south west, so whoever wins the toss plays <b>with the wind first</b>.',
      ),
      h2('How we win'),
      ol(
        'Play in their half. We exit in two phases and kick long to their left, where the full back is slow to turn.',
        'Win the race to the second ruck. Their first arrival is strong, their second is late.',
        'Take the points. Three early penalties within 35 metres are nine points on this ground.',
      ),
      h2('By zone'),
      table(
        'Zone | With the ball | Without it',
        'Our 22 | Two carries, box kick or ten to touch | No offload contest, fill the field',
        'Our 22 to halfway | Kick on the third phase unless we are over the gain line | Press up from 12 outwards',
        'Halfway to their 22 | Lighthouse, then one-out carries to the far fifteen | Full press, two in the back field',
        'Their 22 | Lineout maul first, then pick and go | Chase every kick in pairs',
      ),
      h2('Watch for'),
      ul(
        'Their nine snipes on the blind side after every scrum on the right. Seven stays bound until he passes.',
        'Their maul leaves the side open at the second gear change. Hit it there, legally, through the middle.',
        'A cross kick from ten with penalty advantage: our left wing stays deep.',
      ),
      callout(
        'warning',
        'Four of our last nine penalties were for hands in the ruck after the whistle of a formed ruck. One jackal, one shout of "Off", everyone out.',
      ),
      h3('Bench'),
      p(
        'Fresh front row at 50 minutes together, not one by one. Second nine at 60 if we lead, to keep the kicking game sharp.',
      ),
    ],
  },
  {
    title: 'Opposition report: Old Millers',
    tags: ['opposition', 'analysis'],
    author: 'ines.duarte',
    blocks: [
      p(
        'From film of their last three matches (two wins, one defeat by four points). Numbers are per match.',
      ),
      h2('In numbers'),
      table(
        'What | Old Millers | Us',
        'Lineouts won on own throw | 88% | 84%',
        'Rucks that last under three seconds | 61% | 55%',
        'Kicks in play | 27 | 19',
        'Penalties given away | 9.7 | 11.3',
        'Tackles made | 91% | 86%',
      ),
      h2('What they want'),
      p(
        'Territory through the boot of their ten, then a maul. Six of their eight tries began with a lineout inside our ten-metre area. They rarely pass more than twice, and nearly always towards their right.',
      ),
      h3('Key people'),
      ul(
        [
          '<b>10, left-footed.</b>',
          'Kicks back across his body when pressed from the outside',
          'Slow to cover behind his own blind side',
        ],
        [
          '<b>7, captain.</b>',
          'Over the ball at one ruck in four',
          'Targets the carrier who is alone: stay in twos',
        ],
        ['<b>15.</b>', 'Safe in the air, turns only to his left'],
      ),
      h3('Where they are soft'),
      ol(
        'The space behind the wing when ten drops into the back field. Grubber on the second phase.',
        'The fringe of the ruck after a long carry: their guards fold late.',
        'Minutes 30 to 40. They have conceded half of their points there.',
      ),
      quote(
        'They defend the first phase very well and the fourth quite badly. Be boring for three.',
        'Ines, match notes',
      ),
    ],
  },
  {
    title: "Captain's run: the day before",
    tags: ['match-day', 'session'],
    author: 'manager',
    blocks: [
      p(
        'Forty minutes, no contact, home pitch. The captain runs it; coaches stand back and time it. We should leave wanting more.',
      ),
      h2('Running order'),
      table(
        'Minute | What | Led by',
        '0 | Warm-up circle, passing in fours | Sian',
        '8 | Lineout walk-through, two of each call | Maeve',
        '16 | Starter plays against bags, half speed then full | Callum',
        '26 | Kick-offs: two ours, two theirs | Callum',
        '32 | Defensive spacing from three set pieces | Tomas',
        '38 | Goal kickers stay, everyone else stretches | Everyone',
      ),
      h2('Before you go home'),
      checks(
        'x Boots, mouthguard, shorts and both jerseys in your bag',
        'x Bus time and place read: clubhouse, 11:30',
        'Strapping booked with the physio if you need it',
        'Match plan read twice, your three jobs known by heart',
        'Water bottle filled; 500 ml before bed',
      ),
      h4('If you wake up ill'),
      p(
        'Call the manager before eight, not the group chat. We will never be cross about honesty at eight, only about silence at two.',
      ),
    ],
  },
  {
    title: 'Recovery: the 48 hours after a match',
    tags: ['recovery', 'conditioning'],
    author: 'ines.duarte',
    blocks: [
      p('Training makes you tired; recovery makes you better. Nothing here needs equipment we do not have.'),
      h2('The first hour'),
      ul(
        'Ten minutes of easy walking and moving before you sit down.',
        'A drink and something to eat within 30 minutes: milk and a banana do the job. Aim for 20 to 30 g of protein.',
        'See the physio with anything that made you change how you run. All head knocks are reported, whatever the score.',
      ),
      h2('Saturday night and Sunday'),
      ol(
        'Eat a real meal with rice, potatoes or pasta. Most of us finish a match two litres short: drink until it is pale.',
        'Sleep nine hours if life allows. Nothing else on this page is worth half as much.',
        'Sunday: 20 to 30 minutes of cycling, swimming or walking. You should be able to talk all the way.',
      ),
      h2('Monday check-in'),
      p(
        'Everyone answers before noon. Two reds and you train on the bike on Tuesday; that is a plan, not a punishment.',
      ),
      table(
        'Question | Green | Amber | Red',
        'Sleep last night | 8 hours or more | 6 to 8 | Under 6',
        'Legs | Fresh | Heavy | Painful',
        'Neck and shoulders | Free | Stiff | Cannot turn fully',
        'Wish to train | Keen | Neutral | None',
      ),
      callout(
        'warning',
        'Any headache, fog or light sensitivity after a head knock: do not train, do not drive, call the physio. Return to play goes step by step, at least 24 hours a step.',
      ),
    ],
  },
];
