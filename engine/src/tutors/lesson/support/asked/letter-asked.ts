import type { Question } from '../../state/lesson-session.ts';
import type { ChooseWording } from '../choose-wording.ts';
import { countsThings, namesThing, standsForInput, standsForNumber } from './asked-sentences.ts';

const asksFor =
  /\b(?:wh?ats?|what['’]s|what (?:is|does|do|are|did)|who is|whos|why (?:is|does|do|did)|what for)(?: (?:the|this|that|there|it|have|they|we|you|a|an|letter|means?|mean by|with))* ["“']?([a-z])["”']?(?![a-z'’]|\s*[=(+*\d])(?: (?:even|actually|really))?(?: (means?|meaning|stands?(?: for)?|for|there|doing(?: there)?|supposed to (?:be|mean)|about|here|called|is|in (?:this|the|it).*))?[ ?.!]*(?:$|[?.!,]| (?:is|and|but|i|because|bc|cuz)\b)/i;
const meansIt =
  /\b(?:(?:dont|don['’]t|do not|never|not) (?:know|get|understand)) (?:what )?(?:the )?(?:letter )?["“']?([A-Z])["”']?(?: means?| is| stands for)?\W*$/;

/** "Is the m miles or is it money". */
const asksWhichOf =
  /\bis (?:the )?["“']?([a-z])["”']? (?:the )?(?:[a-z]{3,} or\b|like x\b|days?\b|months?\b|weeks?\b|miles?\b|hours?\b)/i;

/** The letter of the question that counts things: "Let m be the number of miles", "for $d$ days". */
const counted = [
  /\blet \$?([a-z])\$? be the (number of [a-z ]+?)(?=[.,;]| in\b| that\b| she\b| he\b)/i,
  /\$([a-z])\$ ([a-z]{3,}s)\b/,
  /\b(number of [a-z ]+?) (?:is|be) \$?([a-z])\$?\b/i,
] as const;

function countedBy(stem: string, letter: string): string | null {
  for (const pattern of counted) {
    const [, one = '', other = ''] = pattern.exec(stem) ?? [];
    const [name, things] = one.length === 1 ? [one, other] : [other, one];
    if (name.toLowerCase() === letter.toLowerCase() && things !== '')
      return things.startsWith('number of ') ? things : `number of ${things}`;
  }
  return null;
}

/**
 * "What does P mean", "why is there an n": says what a letter of the question is, a name or a number that isn't known yet.
 *
 * Errors  none: null if she asks about no letter of the question. "What is x" asks for the answer if x is what is to be found.
 */
export function letterAsked(
  { question_text: stem }: Pick<Question, 'question_text'>,
  text: string,
  choose: ChooseWording,
): string | null {
  const [, found, tail] = asksFor.exec(text) ?? meansIt.exec(text) ?? asksWhichOf.exec(text) ?? [];
  if (found === undefined || (/^[ai]$/.test(found) && !/["“']/.test(text))) return null;
  const named = new RegExp(
    String.raw`\b(${thingsNamed})s? (?:labeled |called |named |marked )?\$?(${found}|[A-Z](?=.*\b(?:and|,) ${found}\b))\b`,
    'i',
  ).exec(stem);
  if (named !== null && new RegExp(String.raw`(?<![\w\\])${found.toUpperCase()}(?![\w(])`).test(stem))
    return choose(namesThing).replaceAll('{}', found.toUpperCase()).replaceAll('#', named[1]!.toLowerCase());
  const things = countedBy(stem, found);
  if (things !== null) return choose(countsThings).replaceAll('{}', found.toLowerCase()).replaceAll('#', things);
  const isVariable =
    new RegExp(String.raw`\$[^$]*(?<![a-z\\])${found.toLowerCase()}(?![a-z(])[^$]*\$`).test(stem) &&
    (ofRule.test(stem) || (tail !== undefined && tail !== 'is'));
  if (isVariable && ofRule.test(stem)) return choose(standsForInput).replaceAll('{}', found.toLowerCase());
  return isVariable ? choose(standsForNumber).replaceAll('{}', found.toLowerCase()) : null;
}
/** A rule's letter stands for whatever goes in; the question doesn't ask for it. */
const ofRule = /\b(?:input|machine|rule|function)\b|\bf\(x\)/i;
const thingsNamed =
  'point|dot|line|side|box|bag|pack|store|shape|rectangle|figure|angle|machine|car|train|team|town|corner|plan|club|class|jar|tank';
