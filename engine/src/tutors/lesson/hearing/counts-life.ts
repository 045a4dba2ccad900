import type { HeardAct } from '../../../hearing/act.ts';

/** People, animals, times, and what else a student has round her. */
const ofLife =
  /^\s*(?:more |other |older |younger |little |big |whole |full )?(kids?|people|friends?|cousins?|brothers?|sisters?|siblings?|boys?|girls?|teachers?|classes|class|dogs?|cats?|pets?|fish|hours?|hrs?|minutes?|mins?|seconds?|secs?|days?|weeks?|months?|years?|yrs?|am|pm|o'?clock|times|games?|tests?|quizzes|questions?|problems?|pages?|lessons?|grades?|chapters?|videos?|percent left)\b/iu;

/**
 * Whether a value counts something of her life and nothing of the question: "theres 2 kids talking next to me" to "How many dollars does one apple cost?".
 *
 * Parameters  `stem`: the question's text; what it speaks of may be counted in an answer.
 */
export function countsLife(message: string, { end }: Pick<HeardAct, 'end'>, stem: string): boolean {
  const thing = ofLife.exec(message.slice(end))?.[1]?.toLowerCase();
  if (thing === undefined) return false;
  const root = thing.replace(/(?:es|s)$/, '').slice(0, 6);
  const isOfPeople = people.test(thing) && people.test(stem);
  return !isOfPeople && !stem.toLowerCase().includes(root);
}

/** Who shares in a question may be called otherwise in an answer: "3 kids" of 3 children. */
const people = /\b(?:kids?|people|friends?|cousins?|brothers?|sisters?|boys?|girls?|child(?:ren)?|students?|players?)\b/i;
