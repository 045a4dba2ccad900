import type { Guideline, PlanQuestion } from '@stoa/schema/study-plan';
import { findLeak } from '../../../guards/leak/find-leak.ts';
import type { LeakQuestion } from '../../../guards/leak/hearing.ts';
import { rememberReadings } from '../../../guards/remember-readings.ts';
import type { LeakWay } from '../../../guards/leak/ways.ts';
import { plainWords } from '../../../hearing/message-words.ts';
import { error, repeated, type Finding } from './plan-finding.ts';

/** Leaks that an example may contain: it has its own solution and its own result, whatever question is waiting. */
const ofItsOwn: ReadonlySet<LeakWay> = new Set(['solution', 'announced']);

/** How often is remembered whether a text answers a question: all texts together, and each question of a dozen plans. */
const mostRemembered = 400;

/**
 * Finds faults in the glossary, in what the lesson is good for, and in the answers to student questions: a word that means two
 * things or that nobody could ask for, or a text that answers a question of the plan. The student may ask for any of these
 * texts while any question is waiting.
 */
export function findingsInGlossary(
  { glossary, uses, student_questions }: Guideline['guidelines'],
  questions: readonly { question: PlanQuestion }[],
): Finding[] {
  const words = glossary.map((term) => term.words.map(plainWords));
  const twice = new Set(repeated(words.flat()));
  const texts = [
    ...glossary.flatMap(({ meaning, example }, k) => [
      { at: `guidelines.glossary.${k}.meaning`, text: meaning },
      ...(example === null ? [] : [{ at: `guidelines.glossary.${k}.example`, text: example }]),
    ]),
    ...uses.map((text, k) => ({ at: `guidelines.uses.${k}`, text })),
    ...student_questions.map(({ answer }, k) => ({ at: `guidelines.student_questions.${k}.answer`, text: answer })),
  ];
  // Check all texts at once first: if none gives an answer away, as nearly always, nothing more needs to be read.
  const all = texts.map(({ text }) => text).join('\n\n');
  const telling = questions.filter(({ question }) => told(all, question) !== null);
  return [
    ...words.flatMap((names, k) =>
      names.flatMap((word, n) => {
        const at = `guidelines.glossary.${k}.words.${n}`;
        if (word === '') return [error(at, 'There is no word in it that could be asked for.')];
        return twice.has(word) ? [error(at, `The word "${word}" stands in the glossary more than once.`)] : [];
      }),
    ),
    ...texts.flatMap(({ at, text }) =>
      telling.flatMap(({ question }) => {
        const says = told(text, question);
        return says === null ? [] : [error(at, `It answers the question "${question.id}": it ${says}.`)];
      }),
    ),
  ];
}

/** Says how a text answers a question; null if it doesn't. */
const told = (text: string, { answer, text: stem }: PlanQuestion): string | null =>
  toldBy(JSON.stringify({ text, answer, stem, shown: [], written: [] }));

/** While an author writes a plan, it's read again after each change, and most of its texts and questions are the same. */
const toldBy = rememberReadings(
  (asked): string | null => findLeak(JSON.parse(asked) as LeakQuestion).find(({ way }) => !ofItsOwn.has(way))?.says ?? null,
  mostRemembered,
);
