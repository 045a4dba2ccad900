import type { HeardAct } from '../../../../hearing/act.ts';
import { plainWords, tidyInPlace } from '../../../../hearing/message-words.ts';

/** People, animals, times, and other things in a student's life. */
const ofLife =
  /^\s*(?:more |other |older |younger |little |big |whole |full )?(kids?|people|friends?|cousins?|brothers?|sisters?|siblings?|boys?|girls?|teachers?|classes|class|dogs?|cats?|pets?|fish|hours?|hrs?|minutes?|mins?|seconds?|secs?|days?|weeks?|months?|years?|yrs?|am|pm|o'?clock|times|games?|tests?|quizzes|questions?|problems?|pages?|lessons?|grades?|chapters?|videos?|percent left)\b/iu;

/** "… is my lucky number", "… of my friends": belongs to the student, whatever it counts. */
const ofHers =
  /^\s*(?:(?:is|was|are|were|['’]s)\s+(?:like\s+|also\s+)?(?:my|our)\b(?!\s+(?:answer|guess|final))|(?:of|from) (?:my|our)\b)/iu;
/** The student's own number: "My jersey is …", "my bus is number …". */
const hersIs =
  /\b(?:my|our) (?!answer|guess|final|num|result)(?:\p{L}+ ){1,3}(?:is|was|are|got|has|scored) (?:number |like )?$/iu;

/**
 * True if a value counts something in the student's life, rather than in the question: "theres 2 kids talking next to me" to
 * "How many dollars does one apple cost?", "11 is my jersey number".
 *
 * Parameters  `stem`: the question's text. An answer may count what it mentions.
 */
export function countsLife(message: string, { start, end }: Pick<HeardAct, 'start' | 'end'>, stem: string): boolean {
  const isOwnInQuestion = /\b(?:my|our)\b/i.test(stem); // "Half of my pizza" may be the question’s
  if (
    !isOwnInQuestion &&
    (ofHers.test(message.slice(end)) || hersIs.test(`${plainWords(tidyInPlace(message).slice(0, start))} `))
  )
    return true;
  const thing = ofLife.exec(message.slice(end))?.[1]?.toLowerCase();
  if (thing === undefined) return false;
  const root = thing.replace(/(?:es|s)$/, '').slice(0, 6);
  const isOfPeople = people.test(thing) && people.test(stem);
  return !isOfPeople && !stem.toLowerCase().includes(root);
}

/** The people who share in a question may have another name in an answer: "3 kids" for 3 children. */
const people = /\b(?:kids?|people|friends?|cousins?|brothers?|sisters?|boys?|girls?|child(?:ren)?|students?|players?)\b/i;
