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
  /** The name that the plan or the bank gives to the misconception behind this answer; null if none is known. */
  misconception: string | null;
  /** Words that fit only this answer: the probe of the known wrong answer, or what the engine's mal-rule says about it. */
  suited: string | null;
  /** The probe of the known wrong answer, if `suited` contains its words. */
  probe: Probe | null;
  /** The rule that this answer calls for, told if she's wrong again; null if the bank knows none. */
  rule: string | null;
};

/** The effects of one judged answer, before anything is said. */
export type Settled = {
  /** The session with the answer applied: the question's state, the estimates, the misconceptions. */
  session: LessonSession;
  /** The evidence that was counted; null if the answer told nothing new. */
  counted: CountedInLesson | null;
  /** How the question ended; null if it stays in focus. */
  end: QuestionEnd | null;
};

/** What the step shows before a new question. */
export type Material = {
  /** The number of the step and its title for the student, if the step begins now. */
  entering: { step: number; title: string } | null;
  explanation: string | null;
  example: StepExample | null;
};

/** What comes next. */
export type Onward =
  /** `harder`: a problem beyond the plan that is harder than the last one. */
  | { kind: 'question'; step: number; material: Material; question: Question; harder?: true }
  | { kind: 'complete'; offer_extension: boolean }
  /**
   * `at_limit`: the extension has had all of its turns. `takes_along`: help with the question that stays open, because she was
   * just giving or asking something.
   */
  | { kind: 'end'; how: LessonEnd['how']; at_limit?: true; takes_along?: string };

/** Off-topic questions that have one short, true answer. */
export const shortAnswers = [
  'bathroom',
  'break', // a few minutes, and not the end
  'calculator',
  'test',
  'how_many_more',
  'extra_ones', // how many more, when the lesson is complete
  'grade',
  'permission', // may I use paper, draw, take my time
  'logistics', // anything else of that kind
  'relevance', // why learn this
  'always', // does this hold in every case?
  'own_picture', // does her own picture fit? (if nothing decides it)
  'trivia',
  'disputed', // she disputes what the tutor said
  'how_i_do', // when there are no deeds that could be named
  'not_slow', // the same, if she asks whether she's slow
  'welcome_back', // she's back in a lesson that she left
  'spelling_fine',
  'no_catch',
  'gets_harder',
  'hard_or_not', // she calls something hard, and may mean the opposite
  'takes_time', // she hesitates
  'slip_noticed', // she noticed it herself, beside a right answer
  'why_asked',
  'other_ways', // she was taught another way
  'form_number', // form_…: how to write an answer, by the question's input type
  'form_fraction',
  'form_decimal',
  'form_fine', // may her right answer stay as she wrote it?
  'form_choice',
  'form_truth',
  'form_expression',
  'own_work', // may she send what others have found?
  'guessed', // she says that she guessed, or asks whether she may
  'passed_over', // her question wasn't answered, or the tutor misquoted her
  'was_unclear', // she doesn't understand what the tutor told her to do, or spoke of
  'had_help', // she thinks little of what she found with help
  'faster', // beside an answer
  'slower',
  'was_right', // was her last answer right? (it was)
  'was_wrong', // was a value right that she sent? (it wasn't)
  'no_mistake', // what did she do wrong? (nothing: it was right at once)
  'no_worries', // she says sorry beside an answer
  'no_test', // is this a test, is it graded?
  'who_sees', // does a teacher, or anyone, see what she writes?
  'why_this_story', // why pizza again?
  'sign_either', // does the sign belong to the answer? (it's read with it and without it)
  'told_for_safety', // after she told of a danger: who gets to know it?
  'not_forgotten', // the first answer after she told of a danger
  'no_answer', // a question about the lesson that nothing in the plan answers
  'not_here', // a question about something that the lesson doesn't cover
] as const;
export type ShortAnswer = (typeof shortAnswers)[number];

/** What a reply takes up besides its act, because the message also contains it. */
export type Beside =
  /**
   * How she feels or what troubles her, said before everything else, with the offer of a break if one fits. `again`: this was
   * acknowledged a moment ago. `late`: she told of it before and asks whether she was heard. `while`: she smiles at the memory of
   * someone she lost, or says goodbye after telling of it.
   */
  | { do: 'acknowledge'; told: Feeling | Trouble; break: boolean; again: boolean; late?: true; while?: 'smiling' | 'leaving' }
  /** Greets her back, if her first message says more than hello. */
  | { do: 'greet' }
  /** The short answer to a question. */
  | { do: 'answer_shortly'; answer: ShortAnswer }
  /**
   * The answer to a question about the topic. `likeness`: whether her comparison holds, if that's decided. `words`: the passage
   * that answers it, or that may (`unsure`), or the idea of this very question, if nothing is about hers (`of_this_one`).
   */
  | {
      do: 'answer_question';
      likeness: 'confirmed' | 'corrected' | null;
      words: string | null;
      unsure?: true;
      of_this_one?: true;
    }
  /**
   * Whether a word means what she takes it to mean. `other`: the word that does mean that, if any. `words`: what her word
   * means.
   */
  | { do: 'settle_word'; holds: boolean; other: string | null; words: string | null }
  /** Whether her comparison of two amounts holds. `words` say what is true. */
  | { do: 'settle_comparison'; holds: boolean; words: string }
  /** The step that she asks about isn't the next one. The act says what comes instead. */
  | { do: 'answer_step'; verdict: OtherStep }
  /** How far along the lesson is. `may_stop`: she asks whether she may stop soon. */
  | { do: 'say_progress'; step: number; of: number; may_stop?: true }
  /** What she has done, if she asks how she's doing or whether she's slow. `deeds`: in words, "4 questions by yourself". */
  | { do: 'say_deeds'; asked: 'how' | 'slow'; deeds: string }
  /**
   * An idea of hers that the plan has too: it's what this question is about, or true elsewhere in the lesson, or part of the
   * solution. `words`: what the plan says about it.
   */
  | { do: 'confirm_idea'; of: 'this question' | 'the lesson' | 'the way'; words: string | null }
  /** She sees that something she believed isn't true. */
  | { do: 'share_surprise' }
  /**
   * Her reason for a right answer. `words`: the reason to go by, if hers isn't known to fit, or what makes hers hold. `is_work`:
   * she only shows how she calculated, and it comes to the answer.
   */
  | {
      do: 'weigh_reason';
      of: 'this question' | 'the last one';
      given: ReasonGiven | 'misconception';
      words: string | null;
      fault?: ReasonFault;
      is_work?: boolean;
    }
  /** Her own true line of work, in TeX, which has the right answer in it. Nothing else of her reason could be judged. */
  | { do: 'take_up_line'; line: string }
  /** She wrote a false line beside her right answer. `words`: the right way. */
  | { do: 'mend_line'; words: string };

/**
 * What the tutor asks a student who only nods: to do one thing, or to say what's in the way. A student who may have a
 * misconception is asked to try her idea here, or to compare it with a small question or a fact (`her_idea`). A student whose
 * words the code couldn't classify is asked a small question after them (`her_words`).
 */
export type AskedFor = 'one_thing' | 'in_the_way' | 'her_idea' | 'her_words';

/**
 * How the tutor responds to a wish to check: with a way to do it, with the same way for another value, with permission to send
 * the value, or with why it doesn't just say. `look_again`: she checked, and her value doesn't fit.
 */
export type CheckMet = 'way' | 'same_way' | 'may_send' | 'why' | 'look_again';

/** What this turn has to do. Everything is decided here, except the wording. */
export type TeachingAct =
  /** The answer is right. `aided`: it came after help. */
  | { act: 'confirm'; grading: Grading; aided: boolean; onward: Onward }
  /** The answer is right, but she didn't say how she saw it: the tutor asks for that, and only then goes on. */
  | { act: 'ask_reason'; grading: Grading }
  /**
   * She said how she saw it: one line responds to that, then the next thing in the plan follows. `words`: what is true, in the
   * words of the plan or the solution.
   */
  | {
      act: 'weigh_reason';
      standing: ReasonStanding;
      words: string | null;
      fault?: ReasonFault;
      misconception?: string;
      onward: Onward;
    }
  /** First wrong answer: a question that makes her look at her own thinking. */
  | { act: 'probe'; grading: Grading; words: string }
  /**
   * She replied to the probe. A right reply is confirmed, a known wrong one gets help; then the tutor leads her back to the
   * question or asks the probe again. `opens`: the question in the words that lead back, if a reply to it can be judged.
   */
  | { act: 'bridge'; right: boolean | null; words: string; again: boolean; opens: Probe | null }
  /**
   * Second wrong answer, or she asked for a hint: the very next thing to do. If all of that was said, an example is worked out.
   */
  | {
      act: 'hint';
      grading: Grading | null;
      words: string | null;
      example?: StepExample | null;
      /** She asked something that nothing here answers. */
      unanswered?: true;
    }
  /**
   * Third wrong answer: the solution up to its last step, which is left to the student. Lines that she has read are left out.
   * `words`: the idea, if few lines remain. `example`: something worked out, if she was told the idea too.
   */
  | {
      act: 'explain';
      grading: Grading | null;
      steps: readonly { explanation: string; math: string }[];
      words?: string | null;
      example?: StepExample | null;
      /** The phase that the tutor itself moves on to, after turns without progress. */
      goes_to?: QuestionPhase;
    }
  /** Fourth wrong answer: the last step is told too. The question is closed, and another of its kind follows. */
  | { act: 'tell'; grading: Grading; steps: readonly { explanation: string; math: string }[]; answer: string; onward: Onward }
  /** Nothing could be judged: the answer was unreadable or undecided, or there were two. */
  | { act: 'ask_again'; why: 'unreadable' | 'undecided' | 'two_answers'; note: string | null; wrote: string }
  /**
   * She asks whether a value is right, or names one that may not be meant as her answer. `words` tell how she can see for
   * herself; then she may send it.
   */
  | { act: 'ask_again'; why: 'unsent'; note: null; wrote: string; check: CheckMet; words: string | null }
  /** She stated a misconception in words: that misconception's own sub-question. */
  | { act: 'probe'; grading: null; misconception: string; words: string; probe: Probe }
  /** She only nods, or states what may be a misconception: a small question that she can answer right away. */
  | {
      act: 'probe';
      grading: null;
      misconception: null;
      asks_for: 'one_thing' | 'her_idea' | 'her_words';
      words: string;
      probe: Probe;
      /** What the plan says about her words, if the code couldn't classify them. */
      facts?: readonly string[];
      /** She asked something that nothing here answers. */
      unanswered?: true;
    }
  /**
   * She asked something, is confused, or wants another explanation: the step in other words. The question stays. `asks_for`:
   * she stated what may be a misconception, and the words say what is true about it.
   */
  | {
      act: 'clarify' | 'another_way';
      words: string | null;
      example: StepExample | null;
      misconception?: string;
      asks_for?: 'her_idea';
      /** The words may or may not answer what she asked. */
      unsure?: true;
      /** The picture that she asked for. The words say what to look at. */
      picture?: PictureShown;
    }
  /**
   * Off topic, or small talk: one line, and back to the question. `asks_for`: what that line asks of her. `late_reason`: her
   * reason for the previous question, weighed. `claimed`: what she takes a word to mean. `compared`: two amounts that she
   * compares, with the result. `held`: what the plan says about a true thought of hers. `is_the_way`: she asks whether what she
   * does is right, and it is. `of_last`: she asks what her mistake was when there was none, or whether an answer was right that
   * was.
   */
  | {
      act: 'redirect';
      asks_for?: AskedFor;
      late_reason?: WeighedReason;
      claimed?: TermClaimed;
      compared?: ComparisonSettled;
      held?: { words: string | null };
      is_the_way?: true;
      of_last?: 'no_mistake' | 'was_right' | 'told_for_safety';
    }
  /**
   * The code couldn't classify her words: the reply responds to them, with what the plan says on the subject. Nothing is
   * judged, and the question stays.
   */
  | { act: 'open'; facts: readonly string[]; taught: string | null }
  /** She asked for the answer: she gets the help that's due now, never the answer. */
  | { act: 'withhold'; words: string | null; example?: StepExample | null }
  /**
   * No question is waiting, or this one is dropped: the next thing in the plan. `gives_up`: the tutor drops the question, and
   * it counts as told. `grading`: of the wrong answer with which she leaves; its question waits for her return.
   */
  | { act: 'teach'; onward: Onward; gives_up?: boolean; grading?: Grading }
  /** A turn of the extension, or the one in which she accepts the offer of it. */
  | { act: 'extend'; grading: Grading | null; onward: Onward };

/** Returns the worked example that the act shows; null if it shows none. */
export const exampleIn = (teaching: TeachingAct): StepExample | null => ('example' in teaching ? teaching.example : null) ?? null;

/** Where a turn leads: what comes next, if anything does, and the session then. Only the words are still missing. */
export type Branch = { onward: Onward | null; session: LessonSession };

/**
 * What a turn does, decided before a word is said.
 *
 * Every move but `safety` has one branch that it doesn't list: the safety agent reads free words first, and if it stops the
 * message, the reply is that of `safety` and nothing else of the move happens.
 */
export type LessonMove =
  | { kind: 'safety'; verdict: Unsafe }
  /** The student asked whether a person is there: the truth, in fixed words, and back to the question. */
  | { kind: 'say_who' }
  /** She asks about a question of an exam that she has open: fixed words, and back to the lesson. */
  | { kind: 'withhold_exam'; exam: OpenExam }
  | { kind: 'after_end' }
  | {
      kind: 'teach';
      heard: Heard;
      teaching: TeachingAct;
      /** In the order in which the reply takes them up. */
      beside: readonly Beside[];
      /** The judged answer and the evidence in it; null if no answer was judged. */
      judged: { grading: Grading; counted: CountedInLesson | null } | null;
      /** Where the plan leads. */
      next: Branch;
      /** The steps that are open now, to which the model may go instead. */
      may_skip_to: readonly Skip[];
    };

/** A step that the model may go to instead of the plan's next one. */
export type Skip = Branch & { step: number; onward: Extract<Onward, { kind: 'question' }> };

/** Returns the branch for the chosen step if that step is open, else the plan's branch. */
export const branchTaken = ({ next, may_skip_to }: Extract<LessonMove, { kind: 'teach' }>, chosenStep: number | null): Branch =>
  may_skip_to.find(({ step }) => step === chosenStep) ?? next;

/** What an agent is told about a move. */
export type TeachingTold = Pick<Extract<LessonMove, { kind: 'teach' }>, 'heard' | 'teaching' | 'beside'> & {
  may_skip_to: readonly Pick<Skip, 'step' | 'onward'>[];
};
