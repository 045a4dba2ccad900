import { checkAnswer } from '../../../../math/check-answer.ts';
import { valueOnTheWay } from '../../questions/value-on-the-way.ts';
import type { Question } from '../../state/lesson-session.ts';
import { writesFalseLine } from '../../support/claims/false-line.ts';
import { inFigures } from '../../support/in-figures.ts';
import { numeralsIn } from '../../support/numbers-in.ts';
import { showsWork } from '../../support/reasons/shows-work.ts';
import { givesReason } from '../reasons/because.ts';
import type { Heard } from '../heard.ts';
import { hedgedConclusion } from './hedged-conclusion.ts';
import { statementsIn } from './statements-in.ts';

/**
 * Finds the answer in a message that also asks something. A question about an earlier answer doesn't cast doubt on this one
 * ("50 - 19 = 31. was i right before or no?"); a student who shows how she came to the right value and asks whether it's right
 * has found it ("is it 8 each? i did 5+11 is 16 and then half"); and one who asks something else has answered too ("6/35 wait
 * why is it 35").
 */
export function withAnswerAskedAbout(question: Question, text: string, heard: Heard, hearAgain: (rest: string) => Heard): Heard {
  if (heard.taken.kind === 'answer') return heard;
  const rest = text.replace(asksOfEarlier, '').trim();
  if (rest !== text.trim() && /\d/.test(rest)) {
    const again = hearAgain(rest);
    if (again.taken.kind === 'answer') return again;
  }
  const insisted = insists.test(text)
    ? text
        .replace(asksVerdict, '')
        .replace(saysRight, '')
        .replace(/\?+\s*$/, '')
        .trim()
    : '';
  for (const words of /\d/.test(insisted)
    ? [insisted, statementsIn(insisted).at(-1)!, insisted.replace(insists, '').trim()]
    : []) {
    const again = hearAgain(words);
    if (again.taken.kind === 'answer') return again;
  }
  const isRight = ({ taken }: Heard): boolean =>
    taken.kind === 'answer' && checkAnswer(question.answer, taken.text).verdict === 'correct';
  const stated = text.replace(asksVerdict, '').trim();
  if (stated !== text.trim() && /\d/.test(stated) && !/\bso far\b/i.test(text)) {
    const again = hearAgain(stated);
    if (isRight(again)) return again;
  }
  const before = text.replace(asksBesides, '').trim();
  if (before !== text.trim() && /\d/.test(before)) {
    const again = hearAgain(before);
    if (isRight(again)) return { ...heard, taken: again.taken };
  }
  const found = foundWithWork(question, text) ?? hedgedConclusion(question, text);
  return found === null ? heard : { ...heard, taken: { kind: 'answer', text: found } };
}
const asksOfEarlier =
  /[.,;!]?\s*\b(?:(?:so|and|but|wait) )*(?:was|were) (?:i|that|it|my \w+(?: \w+)?) (?:right|correct|wrong)(?: (?:before|earlier|then|the first time|last time|or (?:no|not|wrong)))+\W*$/i;
/** "My answer was 6, is that right", "so i was right? its 28?": it is her answer, though she asks about it. */
const insists =
  /\bmy (?:final )?answer (?:is|was)\b|\bi (?:\w+ )?(?:already )?(?:say|said|gave|give|told|sent|answer|answered) (?:\w+ ){0,3}already\b|\bi already (?:say|said|gave|give|told|sent|answered)\b|\b(?:i was|was i|i am|im|i['’]m) right\b/i;
const saysRight = /^\W*(?:(?:so|but|wait|oh|and)\W+)*(?:i was|was i|i am|im|i['’]m) right\W*/i;
/** "Is my answer right or wrong please", "did i do it right", "21 right". */
const asksVerdict =
  /[.,;!]?\s*\b(?:(?:is|was) (?:that|it|this|my (?:\w+ )?answer)|am i|did i (?:do|get) (?:it|that|this))(?: \w+){0,2} (?:right|wrong|ok|okay|correct|good)(?: or (?:wrong|not|no))?(?: (?:please|pls|now))*\W*$|[.,;!]?\s*\b(?:can|could) (?:you|u) check(?: (?:it|that|this))?\W*$|(?<=\d)\s*,? right\W*$|[.,;!]\s*(?:is|was) (?:right|wrong|correct)\s*\?+\W*$/i;

/** A question after what the student says: "… its 17. do you get why they call it median", "6/35 wait why is it 35". */
const asksBesides =
  /(?:[.,!;]|\b(?:but|wait|and|hm+)\b)\s*(?:(?:but|wait|and|so|um+|hm+|also)\W+)*(?:why|how|what(?:['’]?s)?|do (?:you|u|they|we)|does (?:it|this|that)|are (?:you|u)|can (?:you|u)|is (?:it|that|this) (?:ok|okay|fine|normal|weird|strange|bad|possible|allowed))\b.*$/is;

/**
 * Returns the right value that the student asks about, if she shows how she came to it: "4 numbers share it. so 56 divided by
 *         4, is it 14?".
 */
function foundWithWork(question: Question, message: string): string | null {
  const text = inFigures(message).replace(/\.{2,}|…/g, ' ');
  const { answer, question_text } = question;
  if (!['integer', 'decimal', 'fraction'].includes(answer.input_type)) return null;
  const [, asked] = asksIsIt.exec(text) ?? [];
  if (asked === undefined || numeralsIn(question_text).includes(asked)) return null;
  const rest = text.replace(asksIsIt, ' ');
  const works =
    showsWork(`${rest} is ${asked}`) ||
    /\d/.test(rest.split(givesReason).slice(1).join(' ')) ||
    numeralsIn(rest).some((number) => valueOnTheWay(question, number) !== null) ||
    tellsDoing.test(rest);
  return works && !writesFalseLine(rest) && checkAnswer(answer, asked).verdict === 'correct' ? asked : null;
}
/** Tells what the student did to get it. */
const tellsDoing =
  /\bi (?:just |first |then )?(?:timesed|added|did|multiplied|divided|subtracted|took|counted|used|went|changed|made|doubled|halved|drew|split|shared|flipped|cut)\b(?: \S+){2}/i;
const asksIsIt =
  /\b(?:(?:is|are|would|could|must) (?:it|that|they|the answer|x|each)(?: be)?|(?:so|then) (?:its|it['’]?s|it is|that['’]?s|thats|that is|the answer is))(?: like| maybe| just)? \$?(-?\d+(?: \d+\/\d+|[./]\d+)?)(?: ?(?:%|each|dollars?|\w+))?\s*\?/i;
