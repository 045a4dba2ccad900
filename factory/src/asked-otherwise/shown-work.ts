import { checkAnswer, readAnswer, type AnswerQuestion } from '@stoa/engine/math/check-answer';
import { drawUntil } from '../draw-until.ts';
import type { Chance, Difficulty, DraftMisconception, Generator, Ladder, ProblemDraft } from '../generator.ts';
import { groupedMath } from '../wording/grouped-digits.ts';

/** A family whose problems are also asked in other ways, and how its task is told as somebody's work: 'solved $2x = 6$'. */
export type Told = {
  base: Generator;
  did: (task: string, draft: ProblemDraft) => string;
  /** The difficulties at which the family knows two mistakes; if left out, all of its difficulties. */
  difficulties?: readonly Difficulty[];
};

/** A mistake that somebody could have made on the problem, and its answer as it is shown. */
export type ShownMistake = {
  held: DraftMisconception;
  shown: string;
  /** True if it has the right value, but not in the form asked for. */ formOnly: boolean;
};

/** A problem with its task, its right answer as it is shown, and wrong answers that all differ in value. */
export type ShownWork = {
  draft: ProblemDraft & { ladder: Ladder };
  task: string;
  right: string;
  mistakes: readonly ShownMistake[];
};

/** Draws a problem of the family on which this number of different mistakes can be made. */
export function drawnWork(base: Generator, chance: Chance, difficulty: Difficulty, mistakes: number): ShownWork {
  return drawUntil(
    () => workOn(base.draft(chance, difficulty)),
    (work) => work.mistakes.length >= mistakes,
  );
}

/** Returns a problem as somebody's shown work. Errors: throws for a family that gives no ladder, since it is misdefined. */
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

/** Returns what a stem asks about: the mathematics of its last paragraph. Empty if it has none. */
function taskOf(stem: string): string {
  return (
    stem
      .split('\n\n')
      .at(-1)!
      .match(/(?<!\\)\$[^$]*(?<!\\)\$/g)
      ?.join(' and ') ?? ''
  );
}

/** Returns a draft's question as the answer checker takes it. */
export const questionOf = (draft: ProblemDraft): AnswerQuestion => ({
  expected: draft.answer,
  input_type: draft.inputType,
  tolerance: draft.tolerance ?? null,
  accepted_forms: draft.acceptedForms ?? [],
  choices: draft.choices === undefined ? [] : [draft.choices.right, ...draft.choices.distractors],
  judging: { form: draft.form ?? 'any', variables: Object.keys(draft.variables ?? {}), unit: draft.unit ?? null },
});

/** Returns an answer as a textbook prints it: '$x = \frac{5}{2}$'. Null if it cannot be read. */
function shownAnswer({ placeholder, choices }: ProblemDraft, question: AnswerQuestion, answer: string): string | null {
  if (choices !== undefined) return answer;
  const reading = readAnswer(question, answer);
  if (reading.kind !== 'read') return null;
  const solvedFor = /^([a-z]) = \?$/.exec(placeholder ?? '')?.[1];
  const printed = groupedMath(asPrinted(reading.echo.latex));
  return `$${solvedFor === undefined || printed.includes('=') ? '' : `${solvedFor} = `}${printed}$`;
}

/** Writes '3 / 40' as a fraction with a bar, and uses normal-size parentheses if nothing in them is taller. */
function asPrinted(latex: string): string {
  const barred = latex.replace(/^(-?)([\w.]+) \/ ([\w.]+)$/, String.raw`$1\frac{$2}{$3}`);
  return barred.includes(String.raw`\frac`) ? barred : barred.replace(/\\left(?=\()|\\right(?=\))/g, '');
}
