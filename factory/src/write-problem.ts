import { checkAnswer, type AnswerQuestion } from '@stoa/engine/math/check-answer';
import { describeFigure } from '@stoa/engine/figures/describe-figure';
import { errorTagOf } from '@stoa/engine/math/mal-rules/mal-rule';
import { choiceKey } from '@stoa/engine/math/judge/choices';
import type { BankedProblem, InputType, Misconception, ProblemTest } from '@stoa/schema/problem';
import { Figure } from '@stoa/schema/figure/figure';
import { SkillId } from '@stoa/schema/skill';
import { answerFigureOf } from './answer-figures/answer-figure-of.ts';
import { chanceOf } from './chance.ts';
import type { Difficulty, DraftMisconception, Generator, Ladder, ProblemDraft } from './generator.ts';
import { problemId } from './problem-id.ts';
import { groupedMath, groupedText } from './wording/grouped-digits.ts';
import { canonicalAnswer } from '@stoa/engine/verification/canonical-answer';
import { sameChoice } from '@stoa/engine/verification/same-choice';
import { finalAnswerTypes, unverified } from '@stoa/engine/verification/unverified-problem';
import { withSubStep } from './sub-step.ts';

/**
 * Writes one whole problem, not yet verified: adds id, choices, answer, tests and provenance to what the generator drafted.
 *
 * A misconception is dropped if it happens to give the right answer here, or the answer of another one, since then it
 * explains nothing. Answers are compared by value, not by text. Choices are the right one and the remaining distractors, in
 * an order that depends only on the seed.
 *
 * Shape   the same generator, difficulty and seed give the same problem; `now` only dates it.
 * Errors  throws what the generator throws, with its name, difficulty and seed in the message.
 */
export function writeProblem(generator: Generator, difficulty: Difficulty, seed: number, { now }: { now: Date }): BankedProblem {
  const name = `${generator.name}@${generator.version}/${difficulty}/${seed}`;
  const draft = withCommas(draftOf(generator, difficulty, name));
  const judging = { form: draft.form ?? 'any', variables: Object.keys(draft.variables ?? {}), unit: draft.unit ?? null } as const;
  const choices = draft.choices === undefined ? [] : placedChoices(draft, name);
  const asked: AnswerQuestion = {
    expected: draft.answer,
    input_type: draft.inputType,
    tolerance: draft.tolerance ?? null,
    accepted_forms: draft.acceptedForms ?? [],
    choices,
    judging: { ...judging, variables: [...judging.variables] },
  };
  const canonical = canonicalAnswer(asked, draft.stem);
  const question = { ...asked, expected: canonical };
  const held = distinctMisconceptions(question, draft.misconceptions);
  const figure = draft.figure === undefined ? undefined : Figure.parse(draft.figure); // a figure that contradicts itself is a mistake in the family
  const variable = Object.keys(draft.variables ?? {})[0] ?? 'x';
  const answerFigure = choices.length > 0 ? null : answerFigureOf(generator.name, { stem: draft.stem, variable, difficulty });
  const misconceptions = held.map(({ rule, answer, hints }) => ({
    id: rule.name,
    error_tag: errorTagOf(rule),
    trigger: { kind: 'exact_answer' as const, value: answerAsKept(question, answer) },
    hint_ladder: [...withSubStep(hints, draft, question)],
  }));

  return {
    item: {
      meta: {
        id: problemId(generator, difficulty, seed),
        skill_id: SkillId.parse(generator.skill),
        difficulty,
        ...unverified(`stoa/${generator.name}@${generator.version}`, now),
      },
      problem_content: {
        stem: draft.stem,
        format: 'mixed',
        variables: { ...draft.variables },
        diagram_prompt: figure === undefined ? null : describeFigure(figure),
      },
      answer_spec: {
        answer_mode: draft.answerMode ?? 'final_only',
        input_type: draft.inputType,
        tolerance: draft.tolerance ?? null,
        accepted_forms: draft.acceptedForms ?? [],
        ui: { placeholder: draft.placeholder ?? null, choices },
      },
      solution_logic: {
        final_answer_canonical: canonical,
        final_answer_type: finalAnswerTypes[draft.inputType],
        steps: draft.steps.map((step, index) => ({ step_index: index + 1, ...step })),
      },
      misconceptions,
    },
    judging: question.judging,
    ...(figure === undefined ? {} : { figure }),
    ...(draft.readFromFigure === undefined ? {} : { read_from_figure: draft.readFromFigure }),
    ...(answerFigure === null ? {} : { answer_figure: answerFigure }),
    ...(draft.ladder === undefined ? {} : { ladder: [...draft.ladder] }),
    mal_rules: held.map(({ rule, says }) => ({ id: rule.name, says: says ?? rule.says, source: rule.source })),
    tests: testsOf(question, misconceptions, draft),
    origin: { generator: generator.name, generator_version: generator.version, seed, family: generator.name },
  };
}

function draftOf(generator: Generator, difficulty: Difficulty, name: string): ProblemDraft {
  try {
    return generator.draft(chanceOf(name), difficulty);
  } catch (fault) {
    throw new Error(`Generator ${name} failed: ${fault instanceof Error ? fault.message : String(fault)}`, { cause: fault });
  }
}

/** Adds commas to large numbers in what a student reads; answers and choices stay as they are typed. */
function withCommas(draft: ProblemDraft): ProblemDraft {
  const rungs = ([first, second, third]: Ladder): Ladder => [groupedText(first), groupedText(second), groupedText(third)];
  return {
    ...draft,
    stem: groupedText(draft.stem),
    steps: draft.steps.map(({ explanation, math }) => ({ explanation: groupedText(explanation), math: groupedMath(math) })),
    ...(draft.ladder === undefined ? {} : { ladder: rungs(draft.ladder) }),
    misconceptions: draft.misconceptions.map(({ says, ...held }) => ({
      ...held,
      hints: rungs(held.hints),
      ...(says === undefined ? {} : { says: groupedText(says) }),
    })),
  };
}

/** Returns the right choice and the distractors that a mal-rule gives and that differ in value from it and from each other. */
function placedChoices({ choices, misconceptions }: ProblemDraft, name: string): string[] {
  const kept = [choices!.right];
  for (const distractor of choices!.distractors) {
    const fromRule = misconceptions.some(({ answer }) => answer === distractor);
    if (fromRule && !kept.some((other) => sameChoice(other, distractor))) kept.push(distractor);
  }
  return chanceOf(`${name}/choices`).shuffle(kept); // a random stream of its own, so that the family's draws cannot affect the order
}

/** Returns a choice by its key, and anything else as the mal-rule gave it. */
function answerAsKept(question: AnswerQuestion, answer: string): string {
  if (question.input_type !== 'multiple_choice') return answer.trim();
  return choiceKey(question.choices.indexOf(answer));
}

function distinctMisconceptions(question: AnswerQuestion, drafted: readonly DraftMisconception[]): DraftMisconception[] {
  const inAnyForm = { ...question, accepted_forms: [], judging: { ...question.judging, form: 'any' as const } };
  const kept: DraftMisconception[] = [];
  for (const one of drafted) {
    if (question.input_type === 'multiple_choice' && !question.choices.includes(one.answer)) continue;
    if (checkAnswer(question, one.answer).verdict === 'correct') continue;
    if (kept.some(({ answer }) => checkAnswer({ ...inAnyForm, expected: answer }, one.answer).verdict === 'correct')) continue;
    kept.push(one);
  }
  return kept;
}

const unreadableByType: Record<InputType, string> = {
  integer: '12 +',
  decimal: '1.2.3',
  fraction: '3/',
  expression: '2 + (',
  set: '{1, 2',
  boolean: 'maybe',
  multiple_choice: '?',
};

function testsOf(question: AnswerQuestion, misconceptions: readonly Misconception[], draft: ProblemDraft): ProblemTest[] {
  // Choices are a closed list, so the plainly wrong answer is another choice, even if a rule explains it too.
  const otherChoice = question.choices.map((_, position) => choiceKey(position)).findLast((key) => key !== question.expected);
  const wrong = question.input_type === 'multiple_choice' ? (otherChoice ?? draft.wrong) : draft.wrong;
  return [
    { kind: 'correct', answer: question.expected },
    ...misconceptions.map(({ trigger, error_tag }) => ({ kind: 'misconception' as const, answer: trigger.value, error_tag })),
    { kind: 'invalid', answer: draft.invalid ?? unreadableByType[question.input_type] },
    { kind: 'wrong', answer: wrong },
    // A problem without mal-rules still needs four tests: the right answer must stay right with extra spaces.
    ...(misconceptions.length === 0 ? [{ kind: 'correct' as const, answer: ` ${question.expected} ` }] : []),
  ];
}
