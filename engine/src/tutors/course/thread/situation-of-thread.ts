import { choiceKey } from '../../../math/judge/choices.ts';
import type { ProblemShelf } from '../../../problems/problem-shelf.ts';
import { drillHints } from '../drills/drill-hints.ts';
import { solutionSentences } from '../drills/solution-sentences.ts';
import { examOptions } from '../exams/exam-problem.ts';
import type { TaughtCourse } from '../taught-course.ts';
import type { CourseSituation, GradedLast, WaitingDrill, WaitingExam } from '../turn/course-situation.ts';
import type { ExamQuestionStatus } from '../turn/take-course-turn.ts';
import type { CourseThread, KeptDrill, KeptMessage } from './course-thread.ts';

/** The tutor doesn't repeat this many of its last lines. */
const remembered = 20;

/** Returns the present situation of a conversation. Answers are looked up on the shelf, because no card contains one. */
export function situationOfThread(
  thread: CourseThread,
  about: {
    readonly course: TaughtCourse;
    readonly exams: readonly ExamQuestionStatus[];
    readonly shelf: Pick<ProblemShelf, 'find'>;
    readonly goal: CourseSituation['goal'];
    readonly now: Date;
  },
): Omit<CourseSituation, 'examIsOpen'> {
  const lines = thread.messages.filter(({ role }) => role === 'assistant');
  const last = lines.findLast(({ card }) => card !== null)?.card ?? null;
  return {
    goal: about.goal,
    drill: waitingDrill(lines, about),
    exam: waitingExam(lines, about),
    graded: gradedLast(lines, about),
    lastCard: last === null ? null : { type: last.type, unitId: last.unitId },
    keyIdeasOf: new Set(lines.flatMap(({ card }) => (card?.type === 'CONCEPT' ? [card.unitId] : []))),
    said: lines.slice(-remembered).map(({ text }) => text),
  };
}

/** Returns the last drill if it still has to be answered and only key ideas came after it. */
function waitingDrill(
  lines: readonly KeptMessage[],
  { shelf, now }: { shelf: Pick<ProblemShelf, 'find'>; now: Date },
): WaitingDrill | null {
  const last = lines.findLast(({ card }) => card !== null && card.type !== 'CONCEPT');
  const card = last?.card;
  if (last === undefined || card?.type !== 'DRILL') return null;
  const isOpen = card.result === null || card.result.verdict === 'not_graded';
  if (!isOpen || Date.parse(card.expiresAt) <= now.getTime()) return null;
  const problem = problemOf(card, shelf);
  const hints = problem === null ? [] : drillHints(problem).filter((hint) => !card.hints.includes(hint));
  const secrets = [card.questionLatex, ...(problem === null ? [] : [problem.item.solution_logic.final_answer_canonical])];
  return { unitId: card.unitId, messageId: last.id, hints, secrets };
}

const problemOf = ({ problem }: KeptDrill, shelf: Pick<ProblemShelf, 'find'>) =>
  problem === null ? null : shelf.find(problem.id, problem.version);

/** Returns the newest exam question that she was given and can answer now. */
function waitingExam(
  lines: readonly KeptMessage[],
  { course, exams }: { course: TaughtCourse; exams: readonly ExamQuestionStatus[] },
): WaitingExam | null {
  for (const { card } of lines.toReversed()) {
    if (card?.type !== 'EXAM' || card.result !== null) continue;
    const standing = exams.find(({ questionId }) => questionId === card.questionId);
    if (standing?.status === 'available')
      return {
        unitId: card.unitId,
        title: course.titleOf(card.unitId),
        tier: card.difficultyTier,
        words: wordsOf(course, card.questionId),
      };
  }
  return null;
}

function wordsOf({ exams }: TaughtCourse, questionId: string): string {
  const question = exams.get(questionId);
  return question === undefined ? '' : [question.stem, ...examOptions(question)].join(' ').toLowerCase();
}

/**
 * Returns what was graded last in the conversation, and how it is solved. A drill is over then. An exam question can be tried
 * again, so only the mistake is explained.
 */
function gradedLast(
  lines: readonly KeptMessage[],
  { course, shelf }: { course: TaughtCourse; shelf: Pick<ProblemShelf, 'find'> },
): GradedLast | null {
  const graded = lines.flatMap(({ card }): { at: string; of: GradedLast }[] => {
    if (card === null || card.type === 'CONCEPT' || card.result === null) return [];
    const { unitId, result } = card;
    if (card.type === 'EXAM') {
      const { result: came, selectedOption, at } = card.result;
      return [
        {
          at,
          of: { kind: 'exam', isCorrect: came === 'passed', unitId, how: mistakeBehind(course, card.questionId, selectedOption) },
        },
      ];
    }
    if (card.result.verdict === 'not_graded') return [];
    const problem = problemOf(card, shelf);
    const how = problem === null ? null : solutionSentences(problem);
    return [{ at: result.at, of: { kind: 'drill', isCorrect: card.result.verdict === 'correct', unitId, how } }];
  });
  return graded.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at)).at(-1)?.of ?? null;
}

/** Returns the author's explanation of a wrong option; null if there is none. */
export function mistakeBehind({ exams }: TaughtCourse, questionId: string, selectedOption: string): string | null {
  const question = exams.get(questionId);
  const chosen = question && examOptions(question).find((_, at) => choiceKey(at) === selectedOption);
  return question?.wrong.find(({ answer }) => answer === chosen)?.because ?? null;
}
