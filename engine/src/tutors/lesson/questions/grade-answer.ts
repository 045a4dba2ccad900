import type { JudgedAnswer } from '@stoa/schema/lesson';
import type { Probe } from '@stoa/schema/study-plan';
import { findLeak } from '../../../guards/leak/find-leak.ts';
import { checkAnswer } from '../../../math/check-answer.ts';
import { isWorth } from '../../../math/is-worth.ts';
import { diagnoseAnswer } from '../../../math/diagnose-answer.ts';
import { matchMisconception } from '../../../problems/match-misconception.ts';
import type { Grading } from '../turn/lesson-move.ts';
import type { Question } from '../state/lesson-session.ts';
import type { LessonWorld } from '../state/lesson-world.ts';

/**
 * Judges an answer to the question in focus, by mathematics alone, and checks whether it's a known wrong answer: for a question
 * of the plan, by value; for a problem of the bank, by the problem's own triggers; for any question, by the engine's mal-rules.
 */
export function gradeAnswer(world: LessonWorld, question: Question, text: string): Grading {
  const check = checkAnswer(question.answer, text);
  const known = check.verdict === 'incorrect' ? knownWrong(world, question, text, check) : null;
  const note = 'note' in check ? check.note : null;
  const sayable = (words: string | null) => (words === null || tells(question, text, words) ? null : words);
  const suited = sayable(known?.words ?? (check.verdict === 'incorrect' ? note : null));
  return {
    question,
    text,
    check,
    misconception: known?.id ?? null,
    suited,
    probe: suited === null || suited !== known?.probe?.text ? null : known.probe,
    rule: sayable(known?.rule ?? null),
  };
}

const tells = (question: Question, text: string, words: string): boolean =>
  findLeak({
    text: words,
    answer: question.answer,
    stem: question.question_text,
    shown: [],
    written: [...question.previous_student_answers, text],
  }).length > 0;

function knownWrong(
  { shelf }: LessonWorld,
  question: Question,
  text: string,
  check: Grading['check'],
): { id: string | null; words: string | null; rule: string | null; probe?: Probe } | null {
  // The plan lists this wrong answer: the same value, or the same choice.
  const planned = question.wrong_answers.find(({ answer }) => isWorth(question.answer, answer, text));
  if (planned !== undefined) {
    // The plan's words fit the answer as the plan writes it, 0.26; the checker's note is also true of 26/100.
    const note = 'note' in check && planned.answer.trim() !== text.trim() ? check.note : null;
    return { id: planned.misconception, words: note ?? planned.probe.text, rule: null, probe: planned.probe };
  }

  const { source } = question;
  const problem = source.kind === 'bank' ? shelf.find(source.problem_id, source.version) : null;
  const matched = problem === null ? null : matchMisconception(problem, text, check);
  if (matched !== null) return { id: matched.id, words: matched.hint_ladder[0]!, rule: matched.hint_ladder[1] ?? null };

  const related = diagnoseAnswer(question.answer, text);
  return related === null ? null : { id: related.rule, words: null, rule: null };
}

/** Returns how the student's answer was read and judged, as she sees it. Nothing in it gives away the right answer. */
export function judgedAnswer({ question, check, suited }: Grading): JudgedAnswer {
  const { verdict } = check;
  return {
    question_id: question.question_id,
    verdict,
    echo: check.verdict === 'unreadable' ? null : check.echo,
    reading_problem: check.verdict === 'unreadable' ? check.problem : null,
    note: verdict === 'incorrect' ? (check.note === null ? null : suited) : check.note,
  };
}
