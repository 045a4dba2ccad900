import type { AnswerCheck } from '@stoa/schema/answer-check';
import type { QuestionPhase, ReasonStanding } from '@stoa/schema/lesson';
import type { OpenExam } from '@stoa/schema/open-exam';
import type { Probe, StepExample } from '@stoa/schema/study-plan';
import type { Counted } from '../../../turn/turn-record.ts';
import type { Feeling } from '../../../hearing/act.ts';
import type { ReasonFault, WeighedReason } from '../support/reasons/weigh-asked-reason.ts';
import type { PictureShown } from '../support/pictures/picture-for-question.ts';
import type { ComparisonSettled } from '../support/claims/comparison-settled.ts';
import type { TermClaimed } from '../support/claims/term-claimed.ts';
import type { OtherStep } from '../support/steps/step-asked.ts';
import type { ReasonGiven } from '../support/reasons/reason-given.ts';
import type { Unsafe } from '../../../safety/unsafe.ts';
import type { Heard } from '../hearing/heard.ts';
import type { Trouble } from '../../../hearing/trouble.ts';
import type { LessonEnd, LessonSession, Question, QuestionEnd } from '../state/lesson-session.ts';

/** One piece of evidence that a lesson gave: every one counts as practice. */
export type CountedInLesson = Counted<'practice'>;

/** How the student's answer to the question in focus was judged, and which known wrong answer it is. */
export type Grading = {
  question: Question; // as it stood when the student answered
  text: string;
  check: AnswerCheck;
  /** The plan's or the bank's own name of the misconception that leads to this answer; null where none is known. */
  misconception: string | null;
  /** Words that suit just this answer: the known wrong answer's probe, or what the engine's mal-rule says of it. */
  suited: string | null;
  /** The known wrong answer's probe, where `suited` is its words. */
  probe: Probe | null;
  /** The rule that just this answer wants, for when it is wrong again; null where the bank knows none. */
  rule: string | null;
};

/** What one judged answer comes to, before anything is said. */
export type Settled = {
  /** The session with the answer in it: the question's life, the estimates, the misconceptions. */
  session: LessonSession;
  /** The evidence that was counted; null where the answer told nothing new. */
  counted: CountedInLesson | null;
  /** How the question ended; null while it stays in focus. */
  end: QuestionEnd | null;
};

/** What stands before a new question, of the step it belongs to. */
export type Material = {
  /** The step is entered now: its number, and its title for the student. */
  entering: { step: number; title: string } | null;
  explanation: string | null;
  example: StepExample | null;
};

/** What comes next, where something comes next. */
export type Onward =
  | { kind: 'question'; step: number; material: Material; question: Question }
  | { kind: 'complete'; offer_extension: boolean }
  | { kind: 'end'; how: LessonEnd['how'] };

/** Questions beside the matter that have one short, true answer. */
export const shortAnswers = [
  'bathroom',
  'break', // a few minutes, and not the end
  'calculator',
  'test',
  'how_many_more',
  'grade',
  'permission', // may I use paper, draw, take my time
  'logistics', // anything else of that kind
  'relevance', // why learn this
  'always', // whether what is said holds of every case
  'own_picture', // whether a picture of hers fits, where nothing settles it
  'trivia',
  'disputed', // that what was said is right
  'how_i_do', // where nothing is done yet
  'not_slow', // the same
  'welcome_back', // to a lesson that she left
  'spelling_fine',
  'no_catch',
  'gets_harder',
  'hard_or_not', // she says of something that it is hard, and may mean the opposite
  'takes_time', // she hesitates
  'slip_noticed', // by herself, beside an answer that is right
  'why_asked',
  'other_ways', // she was taught it otherwise
  'form_number', // how an answer is written, by what the question takes
  'form_fraction',
  'form_choice',
  'form_truth',
  'form_expression',
  'own_work', // whether she may send what others have found
  'guessed', // and says so, or asks whether she may
  'passed_over', // she was not answered, or was told that she said what she did not
  'had_help', // thinks little of what she found with help
  'faster', // beside an answer
  'slower',
  'was_right', // whether her last answer was, and it was
  'no_mistake', // what she did wrong in a question that was right at once
  'no_worries', // says sorry beside an answer
  'not_here', // about something that the lesson does not speak of
] as const;
export type ShortAnswer = (typeof shortAnswers)[number];

/** What a reply takes up beside its act, because the message holds it too. */
export type Beside =
  /**
   * How she feels or what weighs on her, before everything else; with the offer of a break where one fits. `again`: that was met a moment ago. `while`: she smiles at
   * whom she lost, or says goodbye after she told of it.
   */
  | { do: 'acknowledge'; told: Feeling | Trouble; break: boolean; again: boolean; while?: 'smiling' | 'leaving' }
  /** Her hello, where her first message says more than that. */
  | { do: 'greet' }
  /** A question with a short answer. */
  | { do: 'answer_shortly'; answer: ShortAnswer }
  /** A question of the matter: whether her comparison holds, where that is settled, and the passage that answers, or that may (`unsure`). */
  | { do: 'answer_question'; likeness: 'confirmed' | 'corrected' | null; words: string | null; unsure?: true }
  /** What she takes a word to mean: it does, or that is what another word means, or none. `words`: what hers means. */
  | { do: 'settle_word'; holds: boolean; other: string | null; words: string | null }
  /** Two amounts that she compares: it holds, or what is so instead, in `words`. */
  | { do: 'settle_comparison'; holds: boolean; words: string }
  /** The step that she asks about isn't the next one. What comes in its place is the act's. */
  | { do: 'answer_step'; verdict: OtherStep }
  /** How far the lesson is. `may_stop`: she asks whether she may stop soon. */
  | { do: 'say_progress'; step: number; of: number; may_stop?: true }
  /** She asks how she is doing, or whether she is slow: what she has done. `deeds`: in words, "4 questions by yourself". */
  | { do: 'say_deeds'; asked: 'how' | 'slow'; deeds: string }
  /** An idea of hers that the plan has: of what this question is about, true elsewhere, or a part of the way. `words`: what the plan says with it. */
  | { do: 'confirm_idea'; of: 'this question' | 'the lesson' | 'the way'; words: string | null }
  /** She sees that what she believed isn't so. */
  | { do: 'share_surprise' }
  /** The reason that she gives for a right answer, and the one to go by where hers is not seen to be it. */
  | {
      do: 'weigh_reason';
      of: 'this question' | 'the last one';
      given: ReasonGiven | 'misconception';
      words: string | null;
      fault?: ReasonFault;
    }
  /** A line that she wrote to her right answer and that is false, and the way to go by. */
  | { do: 'mend_line'; words: string };

/**
 * What is asked of who only nods: one thing that she can do, or what is in the way. And of who tells what may be a misconception: to try it here, or to hold it
 * against a small question or something that is so.
 */
export type AskedFor = 'one_thing' | 'in_the_way' | 'her_idea';

/**
 * How a wish to check is met: by a way to do it, by the same way for another value, by leave to send it, or by why it isn't just said. `look_again`: she checked, and it doesn't
 * fit.
 */
export type CheckMet = 'way' | 'same_way' | 'may_send' | 'why' | 'look_again';

/** What this turn has to do. Everything is decided here; words are all that is left. */
export type TeachingAct =
  /** The student's answer is right; `aided`: after help. */
  | { act: 'confirm'; grading: Grading; aided: boolean; onward: Onward }
  /** The answer is right, and nothing of how she saw it came with it: she is asked for that, and what comes next waits for it. */
  | { act: 'ask_reason'; grading: Grading }
  /** What she says of how she saw it: taken up in a line, and then the next thing of the plan. `words`: what is so, in the words of plan or solution. */
  | {
      act: 'weigh_reason';
      standing: ReasonStanding;
      words: string | null;
      fault?: ReasonFault;
      misconception?: string;
      onward: Onward;
    }
  /** First wrong answer: a question that lets the student look at her own thinking. */
  | { act: 'probe'; grading: Grading; words: string }
  /** A reply to the probe, `right` or one that is known to be wrong: confirmed or helped with, and led back to the question or asked again. */
  /** `opens`: what is asked in the words that lead back, where a reply to it is judged. */
  | { act: 'bridge'; right: boolean | null; words: string; again: boolean; opens: Probe | null }
  /** Second wrong answer, or a hint asked for: the very next thing to do; where all was said, something worked out. */
  | { act: 'hint'; grading: Grading | null; words: string | null; example?: StepExample | null }
  /**
   * Third wrong answer: the solution up to its last step, which is left to the student, without the lines that she has read; `words`: the idea,
   * where few lines are left; `example`: something worked out, where that was told, too.
   */
  | {
      act: 'explain';
      grading: Grading | null;
      steps: readonly { explanation: string; math: string }[];
      words?: string | null;
      example?: StepExample | null;
      /** The tutor itself goes on to this phase, after turns that brought nothing. */
      goes_to?: QuestionPhase;
    }
  /** Fourth wrong answer: the last step too. The question is closed, and one of its kind follows. */
  | { act: 'tell'; grading: Grading; steps: readonly { explanation: string; math: string }[]; answer: string; onward: Onward }
  /** Nothing could be judged: unreadable, undecided, two answers. */
  | { act: 'ask_again'; why: 'unreadable' | 'undecided' | 'two_answers'; note: string | null; wrote: string }
  /** She asks whether a value is right, or says one that may be meant otherwise: `words` tell how she can see it herself, and she may send it. */
  | { act: 'ask_again'; why: 'unsent'; note: null; wrote: string; check: CheckMet; words: string | null }
  /** She told a misconception in words: its own sub-question. */
  | { act: 'probe'; grading: null; misconception: string; words: string; probe: Probe }
  /** She only nods, or tells what may be a misconception: a small question that she can answer at once. */
  | { act: 'probe'; grading: null; misconception: null; asks_for: 'one_thing' | 'her_idea'; words: string; probe: Probe }
  /**
   * The student asked something, is confused, or wants it explained differently: the step's other words, and the question stays. `asks_for`: she told what may be
   * a misconception, and the words are what is so of it.
   */
  | {
      act: 'clarify' | 'another_way';
      words: string | null;
      example: StepExample | null;
      misconception?: string;
      asks_for?: 'her_idea';
      /** The words may answer what she asked, and may be beside it. */
      unsure?: true;
      /** She asked for a picture: it goes with the words, which say what to look at. */
      picture?: PictureShown;
    }
  /** Off the topic, or small talk: one line and back to the question. `asks_for`: what is asked of her in that line. `late_reason`: her reason for the question before, with what it came to. `claimed`: what she takes a word to mean. `compared`: two amounts that she compares, settled. `held`: what the plan says to a thought of hers that is so. `is_the_way`: she asks whether what she does is right, and it is. `of_last`: she asks for a mistake of hers where there was none, or whether an answer was right that was. */
  | {
      act: 'redirect';
      asks_for?: AskedFor;
      late_reason?: WeighedReason;
      claimed?: TermClaimed;
      compared?: ComparisonSettled;
      held?: { words: string | null };
      is_the_way?: true;
      of_last?: 'no_mistake' | 'was_right';
    }
  /** Words that code could not place: taken up, with what the plan says of the same; nothing is judged, and the question stays. */
  | { act: 'open'; facts: readonly string[]; taught: string | null }
  /** The student asked for the answer: the help that is due now, never the answer. */
  | { act: 'withhold'; words: string | null; example?: StepExample | null }
  /**
   * No question waits, or this one is left: the next thing of the plan. `gives_up`: the tutor leaves it, and it counts as told. `grading`: of the wrong answer with which she
   * leaves; its question waits for her return.
   */
  | { act: 'teach'; onward: Onward; gives_up?: boolean; grading?: Grading }
  /** In the extension, or as the offer of it is taken up. */
  | { act: 'extend'; grading: Grading | null; onward: Onward };

/** What is shown worked out in answer to her; null where nothing is. */
export const exampleIn = (teaching: TeachingAct): StepExample | null => ('example' in teaching ? teaching.example : null) ?? null;

/** Where a turn leads: what comes onward, if anything does, and the lesson as it then stands, all but the words that will be said. */
export type Branch = { onward: Onward | null; session: LessonSession };

/**
 * What a turn does, decided before a word is said.
 *
 * Every move but `safety` has one branch that it does not state: what the safety agent stops, which reads free words first, is answered
 * as `safety` is, and nothing else of the move happens.
 */
export type LessonMove =
  | { kind: 'safety'; verdict: Unsafe }
  /** The student asked whether a person is there: the truth, in fixed words, and back to the question. */
  | { kind: 'say_who' }
  /** She asks about an exam question of hers that is open: fixed words, and back to the lesson. */
  | { kind: 'withhold_exam'; exam: OpenExam }
  | { kind: 'after_end' }
  | {
      kind: 'teach';
      heard: Heard;
      teaching: TeachingAct;
      /** In the order in which the reply takes it up. */
      beside: readonly Beside[];
      /** The answer that was judged, and the evidence in it; null where none was. */
      judged: { grading: Grading; counted: CountedInLesson | null } | null;
      /** Where the turn leads by the plan. */
      next: Branch;
      /** Where the model may lead instead, by step: those whose way is open now. */
      may_skip_to: readonly Skip[];
    };

/** A step that may be gone to in place of the plan's next one. */
export type Skip = Branch & { step: number; onward: Extract<Onward, { kind: 'question' }> };

/** The branch that is taken: the step that was chosen, if it was open, and else the plan's. */
export const branchTaken = ({ next, may_skip_to }: Extract<LessonMove, { kind: 'teach' }>, chosenStep: number | null): Branch =>
  may_skip_to.find(({ step }) => step === chosenStep) ?? next;

/** What an agent is told of a move. */
export type TeachingTold = Pick<Extract<LessonMove, { kind: 'teach' }>, 'heard' | 'teaching' | 'beside'> & {
  may_skip_to: readonly Pick<Skip, 'step' | 'onward'>[];
};
