import type { Violation } from '../turn/agent.ts';
import { sentencesOf, withoutOurs } from './sentences-of.ts';

/** The checker's verdict. `open` if nothing was judged; then a message may call the answer neither right nor wrong. */
export type SaidVerdict = 'correct' | 'incorrect' | 'open';

const surely = '(?:absolutely |exactly |totally |quite |completely |indeed |also |just |perfectly )*';
const supposing =
  /\b(?:if|whether|unless|when|until|why|how|what|sure|before|say|says|said|think|thinks|thought|check|not|never|n't|hardly|cannot)\b[^.!;]*$/;

/**
 * Praise at the start of a sentence that means "that is right". "Right angles", "Exactly one" and "Correct the sign" don't
 * match.
 */
const agreeing =
  /^(?:oh,? |ah,? |so,? )?(?:yes|yep|yeah|yup|correct|right|exactly|precisely|perfect|bingo|bravo|spot on|absolutely|excellent|awesome|brilliant|fantastic|great|superb|wonderful|amazing)(?:[.!,;—–]| -|$| and\b| it is\b| you (?:got|found|did)\b)/;
const praising: readonly RegExp[] = [
  /^(?:oh,? |ah,? )?(?:well done|(?:great|good|nice|excellent|awesome|amazing|fantastic) (?:job|work|answer)|nailed it|way to go|congratulations)\b/,
  new RegExp(
    `(?:\\b(?:that|this|it|which|yours|\\d+)|¤)(?:'s| is| was) ${surely}(?:right|correct|it|true|perfect|spot on)\\b(?! (?:angle|side|hand|that|to|if|when|for|of|idea|track|only|in|about|because|before|where|which|until|way|squares?))`,
  ),
  new RegExp(`\\byou(?:'re| are) ${surely}(?:right|correct|spot on)\\b(?! (?:that|about|to|in|when|there))`),
  /\byour (?:final |last |new )?(?:answer|result|solution|number|choice)(?:'s| is| was) (?!not\b|n't)(?:\w+ )?(?:right|correct|perfect|true)\b/,
  /\byou(?:'ve| have)? (?:really |just |now )?(?:got (?:it|this one|that one|this right|that right|it right)|nailed (?:it|this|that)|solved it|found (?:it|the (?:right )?answer))\b/,
  /\b(?:is|was|'s) (?:indeed )?(?:the|a) (?:right|correct) (?:answer|result|number|choice|fraction|value|one)\b/,
  /\bgot (?:it|that|this) right\b/,
];
const blaming: readonly RegExp[] = [
  /^(?:oh,? |hm+,? )?(?:no|nope|wrong|incorrect|unfortunately|sadly|oops|whoops)(?:[.!,;]|$)/,
  /(?:\b(?:that|this|it|which|yours|\d+)|¤)(?:'s| is| was) (?:not (?:quite |exactly |yet |really )*(?:right|correct|it|there|the (?:right )?answer)|(?:still |sadly |just )?(?:wrong|incorrect|a mistake|an error))\b/,
  /\b(?:that|this|it) (?:isn't|wasn't) (?:quite |exactly |yet |really )*(?:right|correct|it|the (?:right )?answer)\b/,
  /^(?:but |still )?not (?:quite|yet|exactly|there|right|correct)\b(?! (?:all|every|one|the same|sure|equal|as))/,
  /\b(?:so |very |really |pretty )?close[,;]? but\b|\balmost(?: there| right| it)?[.!,]|\b(?:nearly|almost) (?:there|right|correct)\b/,
  /\byour (?:final |last |new )?(?:answer|result|solution|choice) (?:is|was) (?:\w+ )?(?:not|wrong|incorrect|off)\b|\byour (?:answer|result) (?:isn't|wasn't)\b/,
  /\byou (?:made|have made|'ve made) (?:a|one|an|the) (?:\w+ )?(?:mistake|error|slip)\b|\byou (?:got|have) (?:it|that|this) wrong\b/,
  /\b(?:does|do)(?: not|n't) (?:quite )?(?:fit|come out|work out|work)(?: yet|[.!])/,
];
/** Phrases for a student who hasn't found the answer yet. */
const inviting: readonly RegExp[] = [
  /\b(?:try|look) (?:it |this |that |once )*again\b|\b(?:have|give it) another (?:go|try|look)\b/,
];

/**
 * Objects when a message says that an answer is right or wrong and the checker didn't say so. `ours` are passages that an
 * author wrote. With `mayAgree`, nothing in the student's message could be an answer, so a "Yes" to it confirms none.
 *
 * The student's work may be praised in part: "You are right that there are 8 parts" passes.
 */
export function contradictsTheVerdict(
  text: string,
  verdict: SaidVerdict,
  { ours = [], mayAgree = false }: { ours?: readonly string[]; mayAgree?: boolean } = {},
): Violation | null {
  const praise = verdict === 'correct' ? [] : mayAgree && verdict === 'open' ? praising : [agreeing, ...praising];
  const blame = verdict === 'incorrect' ? [] : verdict === 'correct' ? [...blaming, ...inviting] : blaming;
  for (const sentence of sentencesOf(withoutOurs(text, ours))) {
    if (sentence.includes('?')) continue; // "Is that right?" asks
    if (says(praise, sentence)) return { guard: 'verdict', detail: `says that it is right where it is ${verdict}` };
    if (says(blame, sentence)) return { guard: 'verdict', detail: `says that it is wrong where it is ${verdict}` };
  }
  return null;
}

const says = (phrases: readonly RegExp[], sentence: string): boolean =>
  phrases.some((phrase) => {
    const match = phrase.exec(sentence);
    return match !== null && !supposing.test(sentence.slice(0, match.index));
  });
