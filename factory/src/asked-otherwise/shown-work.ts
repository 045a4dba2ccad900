import { checkAnswer, readAnswer, type AnswerQuestion } from '@stoa/engine/math/check-answer';
import { drawUntil } from '../draw-until.ts';
import type { Chance, Difficulty, DraftMisconception, Generator, Ladder, ProblemDraft } from '../generator.ts';
import { groupedMath } from '../wording/grouped-digits.ts';

/** A family whose problems are asked in other ways as well, and how its task is told of somebody: 'solved $2x = 6$'. */
export type Told = {
  base: Generator;
  did: (task: string, draft: ProblemDraft) => string;
  /** Those at which the family knows two mistakes; all of its own where nothing is said. */
  difficulties?: readonly Difficulty[];
};

/** A mistake that somebody could have made on the problem, and its answer as it is shown. */
export type ShownMistake = {
  held: DraftMisconception;
  shown: string;
  /** The right value in another form than was asked for. */ formOnly: boolean;
};

/** A problem with its task, its right answer as it is shown, and the wrong ones, no two of one value. */
export type ShownWork = {
  draft: ProblemDraft & { ladder: Ladder };
  task: string;
  right: string;
  mistakes: readonly ShownMistake[];
};

/** Draws a problem of the family on which so many different mistakes can be made. */
export function drawnWork(base: Generator, chance: Chance, difficulty: Difficulty, mistakes: number): ShownWork {
  return drawUntil(
    () => workOn(base.draft(chance, difficulty)),
    (work) => work.mistakes.length >= mistakes,
  );
}

/** A problem as it is told of somebody. Errors: a family that gives no ladder is misdefined, and throws. */
export function workOn(draft: ProblemDraft): ShownWork {
  const { stem, ladder, misconceptions, answer } = draft;
  if (ladder === undefined) throw new Error(`no ladder: "${stem}"`);
  const question = questionOf(draft);
  const inAnyForm = { ...question, judging: { ...question.judging, form: 'any' as const } };
  const right = shownAnswer(draft, question, answer)!;
  const mistakes: ShownMistake[] = [];
  for (const held of misconceptions) {
    const shown = shownAnswer(draft, question, held.answer);
    if (shown === null || shown === right || checkAnswer(question, held.answer).verdict === 'correct') continue;
    const sameValue = (expected: string): boolean => checkAnswer({ ...inAnyForm, expected }, held.answer).verdict === 'correct';
    const isTold = ({ held: { rule, answer: other }, shown: text }: ShownMistake): boolean =>
      text === shown || rule.says === held.rule.says || sameValue(other);
    if (!mistakes.some(isTold)) mistakes.push({ held, shown, formOnly: sameValue(answer) });
  }
  return { draft: { ...draft, ladder }, task: taskOf(stem), right, mistakes };
}

/** What a stem asks about: the mathematics of its last paragraph. Empty where it has none. */
function taskOf(stem: string): string {
  return (
    stem
      .split('\n\n')
      .at(-1)!
      .match(/(?<!\\)\$[^$]*(?<!\\)\$/g)
      ?.join(' and ') ?? ''
  );
}

/** What a draft asks, as the answer checker takes it. */
export const questionOf = (draft: ProblemDraft): AnswerQuestion => ({
  expected: draft.answer,
  input_type: draft.inputType,
  tolerance: draft.tolerance ?? null,
  accepted_forms: draft.acceptedForms ?? [],
  choices: draft.choices === undefined ? [] : [draft.choices.right, ...draft.choices.distractors],
  judging: { form: draft.form ?? 'any', variables: Object.keys(draft.variables ?? {}), unit: draft.unit ?? null },
});

/** An answer as a textbook prints it: '$x = \frac{5}{2}$'. Null where it cannot be read. */
function shownAnswer({ placeholder, choices }: ProblemDraft, question: AnswerQuestion, answer: string): string | null {
  if (choices !== undefined) return answer;
  const reading = readAnswer(question, answer);
  if (reading.kind !== 'read') return null;
  const solvedFor = /^([a-z]) = \?$/.exec(placeholder ?? '')?.[1];
  const printed = groupedMath(asPrinted(reading.echo.latex));
  return `$${solvedFor === undefined || printed.includes('=') ? '' : `${solvedFor} = `}${printed}$`;
}

/** '3 / 40' as a fraction with a bar; parentheses in the size of the line, where nothing in it is taller. */
function asPrinted(latex: string): string {
  const barred = latex.replace(/^(-?)([\w.]+) \/ ([\w.]+)$/, String.raw`$1\frac{$2}{$3}`);
  return barred.includes(String.raw`\frac`) ? barred : barred.replace(/\\left(?=\()|\\right(?=\))/g, '');
}
