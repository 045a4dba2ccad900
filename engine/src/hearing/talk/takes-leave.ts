import { clausesOf } from '../clauses.ts';
import type { HeardAct } from '../act.ts';

const before =
  '(?:(?:ok|so|and|please|sorry|well|yes|yeah|no|now|then|but|because|um|oh|that is it|thats it|i think|teacher|sir|miss) )*';
const closes = '(?:finish|finished|finishing|done|stop|stopping|quit|quitting|leave|leaving|go|going|out)';
const thisOne = '(?:this|that|it)(?: one| question| problem| answer)?';
const now = '(?: now| here| then| soon| for (?:today|now|tonight)| today| tonight| please| ok)*';

const relative =
  '(?:my|the) (?:mom|mum|mommy|dad|daddy|mother|father|parents|grandma|grandpa|brother|sister|teacher|coach|aunt|uncle)';
const said = `(?:${relative} (?:says?|said|told me|is saying|yelled)(?: that)? )?`;
const meal = '(?:dinner|supper|lunch|breakfast|food)';

/** Ways to say goodbye that sound as if she talked about her work; each must be all that a clause says. */
const leaves = new RegExp(
  String.raw`^${before}(?:${[
    String.raw`i (?:already )?(?:said|say|told you)(?: that)? i (?:am |was |want to |want |have to |need to |will )?${closes}${now}`,
    String.raw`i (?:am |will be |will |want to be |want to )?(?:just )?${closes} (?:right )?after ${thisOne}`,
    String.raw`after ${thisOne} i (?:am|will|will be|have to|need to|want to|want to be|am going to|am going to be|must) ${closes}${now}`,
    String.raw`i am (?:stopping|quitting|leaving|logging (?:off|out)|signing (?:off|out)|heading out)${now}`,
    String.raw`i (?:finish|finished|stop) (?:here )?(?:for today|for now|today)`,
    String.raw`${thisOne} (?:is|was|will be) my last (?:one|question|problem)?${now}`,
    String.raw`no more (?:math |maths |questions |problems |for me )?(?:for )?(?:today|tonight|now|please)`,
    String.raw`no more(?: thanks?| thank you)(?: you)?${now}`,
    String.raw`(?:please )?stop (?:now|here)${now}`,
    // Somebody or something calls her away.
    String.raw`${relative} (?:is |are |just |keeps? |keep )*(?:calling|called|calls|yelling for|needs|wants|waiting for|here to get|picking up) me(?: (?:for ${meal}|to eat|to go|for bed))?${now}`,
    String.raw`${said}(?:the |my )?${meal} is (?:ready|on the table|here|done)${now}`,
    String.raw`${said}(?:it is |we have )?(?:time (?:for|to) (?:${meal}|bed|sleep|eat|go|leave|recess)|(?:${meal}|bed|bath|recess|snack) ?time)${now}`,
    String.raw`(?:the|my) (?:bus|ride|taxi|carpool) (?:is |just )?(?:here|came|coming|outside|leaving|waiting)${now}`,
    String.raw`(?:the |my )?(?:class |school )?(?:bell|period|class) (?:just |is )?(?:rang|ringing|rings|over|ended|ends)${now}`,
    String.raw`(?:it is |that is |this is )?enough (?:math |of this |learning )?for (?:today|now|tonight|me)${now}`,
  ].join('|')})$`,
);

/**
 * Finds the clauses in which she says that she's leaving, as wishes to stop: "i am finish after this", "i said i finish". The
 * talk model takes these for a step of the work.
 */
export function leaveTakenIn(message: string): readonly HeardAct[] {
  return clausesOf(message)
    .filter(({ words }) => leaves.test(words))
    .map(({ start, end }) => ({
      act: 'wish',
      wish: 'stop',
      text: message.slice(start, end),
      start,
      end,
      confidence: surely,
    }));
}
const surely = 0.9;
