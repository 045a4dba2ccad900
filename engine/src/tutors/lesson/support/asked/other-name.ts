import type { EverydayWord } from '@stoa/schema/everyday-words';
import type { LessonSession } from '../../state/lesson-session.ts';
import type { ChooseWording } from '../choose-wording.ts';
import { otherNames } from './asked-sentences.ts';

/** "In my country we say", "in spanish it is called", "my language calls it". */
const tellsName =
  /\b(?:in (?:my|our) (?:country|language|home|school|old school|class)|where i (?:come|came|am|m) from|in (?:spanish|french|german|chinese|arabic|russian|polish|portuguese|korean|japanese|hindi|vietnamese|ukrainian|turkish|italian)|at home)\b.{0,12}\b(?:say|says|call|calls|called|name|named|use|it ?['’]?s|it is|is)\b|\bmy (?:language|country) (?:says?|calls?)\b/i;

/**
 * "In my country we say numerator counter. same?": says what the word means that she names, so that she can compare. Null if
 * she tells of no other name, or names no word that's known here.
 */
export function otherName(
  { topic }: Pick<LessonSession, 'topic'>,
  everyday: readonly EverydayWord[],
  text: string,
  choose: ChooseWording,
): string | null {
  if (!tellsName.test(text)) return null;
  const named = (words: readonly string[]): boolean =>
    words.some((word) => new RegExp(String.raw`\b${word.replace(/[^\p{L}\p{N} ]/gu, '.')}s?\b`, 'iu').test(text));
  const term = [...topic.guidelines.glossary, ...everyday].find(({ words }) => named(words));
  return term === undefined ? null : `${choose(otherNames)} ${term.meaning}`;
}
