import type { Question } from '../../state/lesson-session.ts';
import type { ChooseWording } from '../choose-wording.ts';
import { goesFirst, otherFirst } from './asked-sentences.ts';

const asksFirst =
  /\b(?:do|does|should|must|can|would|is|are|so|if) (?:i (?:put |write |say |start with )?)?(?:the )?([a-z]{3,}?)s?(?: pens| books| candies| ones)? (?:go |come |goes |comes |be |on the )?first\b|\b(?:put|write|say) (?:the )?([a-z]{3,}?)s? first\b|\bstart with (?:the )?([a-z]{3,}?)s?\b/i;
const asks = /\?|\b(?:do|does|should|must|can|is|are|right|yes or no|wanted to know|want to know)\b/i;

/**
 * "Do comics go first": says which of the two things of a ratio comes first, as the question itself says it.
 *
 * Errors  none: null if she asks nothing of the kind, or the question asks for no ratio of two things that it names.
 */
export function orderAsked(
  { question_text: stem }: Pick<Question, 'question_text'>,
  text: string,
  choose: ChooseWording,
): string | null {
  const said = asksFirst
    .exec(text)
    ?.slice(1)
    .find((one) => one !== undefined)
    ?.toLowerCase();
  const [, first, second] =
    /\bratio of ([a-z ]{3,30}?) to ([a-z ]{3,30}?)(?=[,.?]| in\b|$)/i.exec(stem.replaceAll('*', '')) ?? [];
  if (said === undefined || first === undefined || second === undefined || !asks.test(text)) return null;
  const has = (words: string): boolean =>
    words
      .toLowerCase()
      .split(' ')
      .some((word) => word.replace(/s$/, '') === said.replace(/s$/, ''));
  if (has(first) === has(second)) return null;
  return choose(has(first) ? goesFirst : otherFirst).replace('{}', () => first);
}
