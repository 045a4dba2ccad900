import type { Question } from '../../state/lesson-session.ts';
import type { ChooseWording } from '../choose-wording.ts';
import { namesThing, standsForNumber } from './asked-sentences.ts';

const asksFor =
  /\b(?:wh?ats?|what['’]s|what (?:is|does|do|are|did)|who is|whos|why (?:is|does|do|did)|what for)(?: (?:the|this|that|there|it|have|they|we|you|a|an|letter|mean by|with))* ["“']?([a-z])["”']?(?![a-z'’]|\s*[=(+*\d])(?: (?:even|actually|really))?(?: (means?|meaning|stands?(?: for)?|for|there|doing(?: there)?|supposed to (?:be|mean)|about|here|called|is|in (?:this|the|it).*))?[ ?.!]*(?:$|[?.!,]| (?:is|and|but|i|because|bc|cuz)\b)/i;
const meansIt =
  /\b(?:(?:dont|don['’]t|do not|never|not) (?:know|get|understand)) (?:what )?(?:the )?(?:letter )?["“']?([A-Z])["”']?(?: means?| is| stands for)?\W*$/;

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
  const [, found, tail] = asksFor.exec(text) ?? meansIt.exec(text) ?? [];
  if (found === undefined || (/^[ai]$/.test(found) && !/["“']/.test(text))) return null;
  const named = new RegExp(
    String.raw`\b(${things})s? (?:labeled |called |named |marked )?\$?(${found}|[A-Z](?=.*\b(?:and|,) ${found}\b))\b`,
    'i',
  ).exec(stem);
  if (named !== null && new RegExp(String.raw`(?<![\w\\])${found.toUpperCase()}(?![\w(])`).test(stem))
    return choose(namesThing).replaceAll('{}', found.toUpperCase()).replaceAll('#', named[1]!.toLowerCase());
  const isVariable =
    new RegExp(String.raw`\$[^$]*(?<![a-z\\])${found.toLowerCase()}(?![a-z(])[^$]*\$`).test(stem) &&
    tail !== undefined &&
    tail !== 'is';
  return isVariable ? choose(standsForNumber).replaceAll('{}', found.toLowerCase()) : null;
}
const things =
  'point|dot|line|side|box|bag|pack|store|shape|rectangle|figure|angle|machine|car|train|team|town|corner|plan|club|class|jar|tank';
