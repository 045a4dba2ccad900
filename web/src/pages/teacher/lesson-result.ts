import type { LessonMessage, PathStep } from '@stoa/schema/lesson';

/** The result of a lesson for its teacher. */
export type LessonResult = {
  stepsDone: number;
  steps: number;
  /** How many answered questions were right at the first try, whatever help was asked for before. */
  firstRight: number;
  answered: number;
  /** How often each kind of help was given. */
  help: { name: string; count: number }[];
};

const helps: Partial<Record<NonNullable<LessonMessage['act']>, [one: string, many: string]>> = {
  probe: ['question to think about', 'questions to think about'],
  hint: ['hint', 'hints'],
  withhold: ['hint in place of the answer', 'hints in place of the answer'],
  another_way: ['other explanation', 'other explanations'],
  explain: ['solution except the last step', 'solutions except the last step'],
  tell: ['full solution', 'full solutions'],
};

/** Counts a lesson's result from its path and its conversation. What couldn't be read or decided doesn't count as an answer. */
export function lessonResult(path: readonly Pick<PathStep, 'standing'>[], messages: readonly LessonMessage[]): LessonResult {
  const first = new Map<string, boolean>();
  for (const { judged } of messages) {
    if (judged === null || (judged.verdict !== 'correct' && judged.verdict !== 'incorrect')) continue;
    if (!first.has(judged.question_id)) first.set(judged.question_id, judged.verdict === 'correct');
  }
  const help = Object.entries(helps).flatMap(([act, [one, many]]) => {
    const count = messages.filter((message) => message.act === act).length;
    return count === 0 ? [] : [{ name: count === 1 ? one : many, count }];
  });
  return {
    stepsDone: path.filter(({ standing }) => standing === 'done').length,
    steps: path.length,
    firstRight: [...first.values()].filter(Boolean).length,
    answered: first.size,
    help,
  };
}
