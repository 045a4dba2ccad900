import type { Guideline, PlanQuestion } from '@stoa/schema/study-plan';
import { findLeak } from '../../../guards/leak/find-leak.ts';
import type { LeakWay } from '../../../guards/leak/ways.ts';
import { plainWords } from '../hearing/message-words.ts';
import { error, repeated, type Finding } from './plan-finding.ts';

/** An example has a way and an end of its own, whatever question waits. */
const ofItsOwn: ReadonlySet<LeakWay> = new Set(['solution', 'announced']);

/**
 * What is wrong with the glossary: a word that stands for two things or that nobody could ask for, a meaning that answers a question of
 * the plan. She may ask for any word while any question waits.
 */
export function findingsInGlossary(
  { glossary }: Guideline['guidelines'],
  questions: readonly { question: PlanQuestion }[],
): Finding[] {
  const words = glossary.map((term) => term.words.map(plainWords));
  const twice = new Set(repeated(words.flat()));
  return glossary.flatMap(({ meaning, example }, k) => {
    const at = `guidelines.glossary.${k}`;
    return [
      ...words[k]!.flatMap((word, n) =>
        word === ''
          ? [error(`${at}.words.${n}`, 'There is no word in it that could be asked for.')]
          : twice.has(word)
            ? [error(`${at}.words.${n}`, `The word "${word}" stands in the glossary more than once.`)]
            : [],
      ),
      ...[
        { place: `${at}.meaning`, text: meaning },
        ...(example === null ? [] : [{ place: `${at}.example`, text: example }]),
      ].flatMap(({ place, text }) =>
        questions.flatMap(({ question: { id, answer, text: stem } }) =>
          findLeak({ text, answer, stem, shown: [], written: [] })
            .filter(({ way }) => !ofItsOwn.has(way))
            .slice(0, 1)
            .map(({ says }) => error(place, `It answers the question "${id}": it ${says}.`)),
        ),
      ),
    ];
  });
}
