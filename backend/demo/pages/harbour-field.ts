import { callout, checks, h2, h3, ol, p, picture, quote, table, ul, type DemoPage } from '../html';

/** Harbour RFC: defence, exits, the breakdown, and the training week. */
export const harbourField: DemoPage[] = [
  {
    title: 'Defence system: press, then drift',
    tags: ['whiteboard', 'defence'],
    author: 'coach',
    blocks: [
      p(
        'We come up hard from set piece and drift from the third phase on. One line, one speed, one voice. A line that is late together beats a line that is early in pieces.',
      ),
      h2('The press'),
      picture(
        'harbour-press',
        12,
        'From a scrum on the right: 13 leads the line, the far wing holds until the ball is past 12.',
      ),
      ul(
        'Outside centre sets the speed. Nobody is ahead of him, nobody is more than a metre behind.',
        'Inside shoulders: you show the carrier the touchline, the man inside you owns the step back in.',
        'Feet stop before the hit. Short steps for the last two metres, head up, near foot, near shoulder.',
      ),
      h2('When we drift'),
      table(
        'Picture | Call | We do',
        'Numbers level | "Up" | Press, shoulder to shoulder',
        'They have one more | "Drift" | Hips to touch, push from the inside, full back fills',
        'They have two more | "Hold" | Give metres, not the edge; buy time for the back row',
        'Kick on | "Drop" | Wing and full back work as a pendulum with nine',
      ),
      h3('Spacing around the ruck'),
      ol(
        '<b>Guard</b> stands beside the ruck, hands up, and never leaves with the first pass.',
        "<b>Bodyguard</b> one arm and a half outside, takes nine's first runner.",
        '<b>Third</b> names the next carrier by number and points.',
      ),
      callout(
        'tip',
        'If you do not know whose man it is, it is yours. Make the tackle; we sort out the shape on the next phase.',
      ),
    ],
  },
  {
    title: 'Kick-off receipts and exits',
    tags: ['kicking', 'exit', 'whiteboard'],
    author: 'callum.reid',
    blocks: [
      p(
        'Half of the points we gave away last season began with a poor exit in the five minutes after we had scored. The rule is simple: <b>first carry north, second carry to the kick, third phase gone</b>.',
      ),
      h2('Receiving'),
      ul(
        'Two pods, one at 12 metres and one at 20, both facing the ball from the start.',
        'Jumper calls "Mine" before leaving the ground. No call, no jump.',
        'Nine stands behind the catch, five metres back, ready to kick if we are flat.',
      ),
      h2('Exit menu'),
      table(
        'Where we are | First choice | If the nine is pressed',
        'Left, inside our 22 | Box kick on the 15, chase in a line of three | Back to ten, left foot, to touch',
        'Middle, inside our 22 | Carry to the right tramline, then box kick | One pass to twelve, long and low',
        'Right, inside our 22 | Ten to touch, 35 metres or more | Carry again, one ruck only',
        '22 to halfway | Long to the corner, no touch | Contestable, 25 metres, chase wins it',
      ),
      h2('The chase'),
      ol(
        'Winger sprints the outside line and turns them back in.',
        'Two forwards from the guard spots run straight at the catcher.',
        'Everyone else is a line. The slowest man sets its depth, not the fastest.',
      ),
      callout(
        'info',
        'A box kick is good when hang time is over 3.5 seconds and it lands 18 to 24 metres away. We time it with a phone at training; write the numbers below.',
      ),
      table('Kicker | Attempts | Over 3.5 s | Re-gained', 'Callum | 24 | 17 | 6', 'Ross | 18 | 9 | 3'),
    ],
  },
  {
    title: 'Breakdown: the first three seconds',
    tags: ['breakdown', 'attack', 'defence'],
    author: 'tomas.okafor',
    blocks: [
      p(
        "We judge a ruck by one number: the time from the tackle to the ball leaving the nine's hands. Under three seconds, their line is still walking backwards.",
      ),
      h2('With the ball'),
      ol(
        '<b>Carrier</b> fights for the floor: land on the front, long arm back, one roll at most.',
        '<b>First in</b> is through the gate within a second and over the ball, hips lower than theirs.',
        '<b>Second in</b> reads. If first has won it, stay out and be an option. If not, remove the threat.',
      ),
      quote(
        'Third player into a clean ruck is a player missing from the next attack.',
        'On the dressing room wall',
      ),
      h2('Without the ball'),
      p(
        'The tackler rolls towards our side, gets up, and goes again. The second man decides once: jackal, counter or leave.',
      ),
      table(
        'Decision | When | How many of us',
        'Jackal | You are there before their first support, on your feet | One',
        'Counter | The ball is loose or they sent a single cleaner | Two, bound',
        'Leave | Anything else | None: fill the line',
      ),
      h3('Drill: three seconds'),
      ul(
        'Grid of 10 x 8 metres, one carrier, two supports, one defender and one arriving late.',
        'Coach counts aloud; ball must be passed by "three".',
        'Six repetitions, change roles, then add a second defender.',
      ),
      callout(
        'warning',
        'No contact with head or neck, no rolling of the legs, hold your own weight. We lose good people and matches to that.',
      ),
    ],
  },
  {
    title: 'Session plan: Tuesday contact',
    tags: ['session', 'breakdown', 'defence'],
    author: 'coach',
    blocks: [
      p(
        'Ninety minutes, the one heavy session of the week. Aim: second arrival at the breakdown and folding round the corner in defence. Contact load for each player: about 25 collisions, most of them at half height against bags.',
      ),
      h2('Plan'),
      table(
        'Time | Block | Coaching points | Load',
        '19:00 | Warm-up: grips, wrestling on knees, mobility | Backs flat, breathe | Low',
        '19:15 | Tackle technique in pairs, three heights | Near foot, head behind | Medium',
        '19:30 | Three seconds, two grids | Second arrival decides | High',
        '19:50 | Units: scrum and lineout, backs on Lighthouse | Quiet before the squeeze | Medium',
        '20:10 | 12 against 12, half pitch, fold round the corner | Guard talks first | High',
        '20:25 | Cool-down, two questions from the group | | Low',
      ),
      h2('What good looks like'),
      ul(
        'Guard and bodyguard set before the nine touches the ball, eight times in ten.',
        'Nobody on the floor for longer than two seconds.',
        'We hear names, not "man on".',
      ),
      h2('Kit'),
      checks(
        'x Eight tackle shields, four tubes',
        'x Twelve balls, pumped',
        'Red and yellow bibs',
        'Camera on the balcony, battery charged',
      ),
      callout(
        'tip',
        'Anyone with an amber check-in does the unit block and the walk-through but stays out of the two high blocks.',
      ),
    ],
  },
  {
    title: 'Conditioning: the in-season week',
    tags: ['conditioning', 'recovery'],
    author: 'ines.duarte',
    blocks: [
      p(
        'In season we keep what pre-season built. Two short strength sessions, one quality speed dose, and running that looks like the game.',
      ),
      h2('The week'),
      table(
        'Day | On the pitch | In the gym',
        'Monday | Off, 20 minutes easy bike | Mobility, 25 minutes',
        'Tuesday | Contact session, 90 minutes | None',
        'Wednesday | Off | Strength A, 45 minutes',
        'Thursday | Speed and team run, 75 minutes | Strength B, 30 minutes before',
        "Friday | Captain's run, 40 minutes | None",
        'Saturday | Match | None',
        'Sunday | Walk or swim | None',
      ),
      h2('Strength A'),
      ol(
        'Trap-bar deadlift, 4 x 4, two repetitions left in the tank',
        'Bench press, 4 x 5',
        'Split squat, 3 x 6 each side',
        'Pull-ups, 3 x as many clean ones as you have',
        'Neck: four directions, 2 x 20 seconds',
      ),
      h2('Speed dose'),
      p(
        'Six sprints of 30 metres, full rest, on Thursday before anything tires you. If the fourth is more than five per cent slower than the first, stop there.',
      ),
      h3('Top-up for those who played less than 30 minutes'),
      ul(
        'Sunday or Monday: 3 x 5 minutes of 15 seconds on, 15 seconds off',
        'Ten changes of direction at full speed',
      ),
      callout(
        'info',
        'Front row does the intervals on the rower. The heart works the same, the knees thank you.',
      ),
    ],
  },
];
