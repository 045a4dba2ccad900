import { flattenText } from '../flatten/flatten-text.ts';
import { foldText } from '../words-of.ts';
import { saidInFigures } from './school-facts/said-in-figures.ts';
import type { SpokenTurn } from './spoken-turn.ts';

const sum = /^[-+]?\d*[a-z](?:[-+]\d*[a-z])*(?:[-+]\d+)?$/;

/**
 * True if a turn tells an expression term by term: "the b's stay as four b's, and the a's shrink to five" for 5a + 4b. At
 * least one of the terms isn't in the question.
 */
export function countsLetters({ act, verdict, question, must_convey, text }: SpokenTurn): boolean {
  if (act === 'confirm' || act === 'tell' || verdict === 'correct' || question.input_type !== 'expression') return false;
  const plain = (of: string): string => flattenText(of).toLowerCase().replace(/\s/g, '');
  const expected = plain(question.expected);
  if (!sum.test(expected)) return false;
  const terms = Array.from(expected.matchAll(/(\d*)([a-z])/g), ([, count = '', letter = '']) => ({
    count: count === '' ? '1' : count,
    letter,
  }));
  const given = plain(question.stem);
  const isSaid = (of: string): boolean => {
    const said = saidInFigures(foldText(flattenText(of)));
    return terms.every(({ count, letter }) =>
      new RegExp(
        `(?<![\\d.])${count} (?:of the )?${letter}(?:'s|s)?\\b|\\b${letter}(?:'s|s)\\b[^.;]{0,30}?(?<![\\d.])${count}(?![\\d.]*\\d)`,
      ).test(said),
    );
  };
  return (
    terms.some(({ count, letter }) => !new RegExp(`(?<!\\d)${count}${letter}`).test(given)) &&
    isSaid(text) &&
    !isSaid(must_convey ?? '')
  );
}
