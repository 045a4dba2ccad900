import type { AnswerCheck } from '@stoa/schema/answer-check';
import type { StepExample } from '@stoa/schema/study-plan';
import type { SkillState } from '@stoa/schema/mastery';
import type { Evidence } from '../../../mastery/record-evidence.ts';
import type { Unsafe } from '../../../safety/unsafe.ts';
import type { Heard } from '../hearing/heard.ts';
import type { LessonEnd, LessonSession, Question, QuestionEnd, QuestionPhase } from '../state/lesson-session.ts';
import type { LessonState } from '../state/lesson-world.ts';

/** How her answer to the question in focus was judged, and which known wrong answer it is. */
export type Grading = {
  question: Question; // as it stood when she answered
  text: string;
  check: AnswerCheck;
  /** The plan's or the bank's own name of the misconception that leads to this answer; null where none is known. */
  misconception: string | null;
  /** Words that suit just this answer: the known wrong answer's probe, or what the engine's mal-rule says of it. */
  suited: string | null;
  /** The rule that just this answer wants, for when it is wrong again; null where the bank knows none. */
  rule: string | null;
};

/** What one judged answer changes, before anything is said: the question's life, the evidence, the estimates. */
export type Settled = {
  /** What is different in the session; the rest of it goes on meanwhile. */
  changes: Partial<
    Pick<LessonSession, 'last_question' | 'mastery_estimates' | 'misconceptions' | 'closed_questions' | 'session_summary'>
  >;
  skills: LessonState['skills'];
  /** The evidence that was counted, with the skill before and after it; null where the answer told nothing new. */
  counted: { evidence: Evidence; before: SkillState; after: SkillState; newlyMastered: boolean } | null;
  /** How the question ended; null while it stays in focus. */
  end: QuestionEnd | null;
};

/** What stands before a new question, of the step it belongs to. */
export type Material = {
  /** The step is entered now: its number, and its title for her. */
  entering: { step: number; title: string } | null;
  explanation: string | null;
  example: StepExample | null;
};

/** What comes next, where something comes next. */
export type Onward =
  | { kind: 'question'; step: number; material: Material; question: Question }
  | { kind: 'complete'; offer_extension: boolean }
  | { kind: 'end'; how: LessonEnd['how'] };

/** What this turn has to do. Everything is decided here; words are all that is left. */
export type TeachingAct =
  /** Her answer is right; `aided`: after help. */
  | { act: 'confirm'; grading: Grading; aided: boolean; onward: Onward }
  /** First wrong answer: a question that lets her look at her own thinking. */
  | { act: 'probe'; grading: Grading; words: string }
  /** Second wrong answer, or a hint asked for: the very next thing to do. */
  | { act: 'hint'; grading: Grading | null; words: string; goes_to?: QuestionPhase }
  /** Third wrong answer: the solution up to its last step, which is left to her; `words`: the idea, where there is no step before it. */
  | {
      act: 'explain';
      grading: Grading | null;
      steps: readonly { explanation: string; math: string }[];
      words?: string | null;
      /** The tutor itself goes on to this phase, after turns that brought nothing. */
      goes_to?: QuestionPhase;
    }
  /** Fourth wrong answer: the last step too. The question is closed, and one of its kind follows. */
  | { act: 'tell'; grading: Grading; steps: readonly { explanation: string; math: string }[]; answer: string; onward: Onward }
  /** Nothing could be judged: unreadable, undecided, two answers. */
  | { act: 'ask_again'; why: 'unreadable' | 'undecided' | 'two_answers'; note: string | null; wrote: string }
  /** She asked something, is confused, or wants it explained differently: the step's other words, and the question stays. */
  | { act: 'clarify' | 'another_way'; words: string | null; example: StepExample | null }
  /** Off the topic, or small talk: one line and back to the question. */
  | { act: 'redirect' }
  /** She asked for the answer: the help that is due now, never the answer. */
  | { act: 'withhold'; words: string }
  /** No question waits, or this one is left: the next thing of the plan. `gives_up`: the tutor leaves it, and it counts as told. */
  | { act: 'teach'; onward: Onward; gives_up?: boolean }
  /** In the extension, or as the offer of it is taken up. */
  | { act: 'extend'; grading: Grading | null; onward: Onward };

export type LessonMove =
  | { kind: 'safety'; verdict: Unsafe }
  /** She asked whether a person is there: the truth, in fixed words, and back to the question. */
  | { kind: 'say_who' }
  | { kind: 'after_end' }
  | {
      kind: 'teach';
      heard: Heard;
      teaching: TeachingAct;
      /** What her judged answer changes; null where none was judged. */
      settled: Settled | null;
      /** Where the model may take her beside what `teaching` says: steps whose way is open now, each with its onward. */
      may_skip_to: readonly { step: number; onward: Extract<Onward, { kind: 'question' }> }[];
    };
