import { alongLine, inGroups, inTable } from './own-way-sentences.ts';
import type { Question } from '../../state/lesson-session.ts';
import type { ChooseWording } from '../choose-wording.ts';
import { denialOr } from '../../hearing/doubt.ts';

const asks =
  /\b(?:(?:can|could|may|should) i|i (?:could|can|want to|wanna|would like to)|is it ok(?:ay)? (?:if i|to)|what if i)\b/i;
const ways: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\b(?:make|do|use|draw|write|try)\b(?: \w+){0,3}? (table|chart|list)\b/i, inTable],
  [/\b(?:make|do|use|draw|try|count on)\b(?: \w+){0,3}? (number ?line)\b/i, alongLine],
  [/\b(?:make|use|circle|draw|put|try|split)\b(?: \w+){0,6}? (groups|rows|piles)\b/i, inGroups],
];
const denies = denialOr(/\b(?:why|instead of|have to|need to)\b/);

/**
 * Says yes to a way that the student asks to use, a table, a number line, or groups, and how to use it. Null if she asks for
 * none, or if the question itself is about that.
 */
export function ownWay({ question_text }: Pick<Question, 'question_text'>, text: string, choose: ChooseWording): string | null {
  if (!asks.test(text) || denies.test(text)) return null;
  for (const [way, table] of ways) {
    const name = way.exec(text)?.[1]?.toLowerCase();
    if (name === undefined || question_text.toLowerCase().includes(name)) continue;
    return choose(table).replaceAll('{}', () => name);
  }
  return null;
}
