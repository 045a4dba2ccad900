import { z } from 'zod';
import { LessonWish } from '@stoa/schema/lesson';
import { HeardAct } from '../../../hearing/act.ts';
import { troubles } from '../../../hearing/trouble.ts';

/**
 * What a message is taken for (lesson spec, `intent`). Only `answer` may be judged. Everything else leaves the question open,
 * so a clarifying message never counts as an answer.
 */
export const TakenFor = z.discriminatedUnion('kind', [
  /** `text` is the part that is the answer, as the student wrote it. */
  z.strictObject({ kind: z.literal('answer'), text: z.string() }),
  /** Two answers and no choice between them ("3 or 4?"). */
  z.strictObject({ kind: z.literal('two_answers'), texts: z.array(z.string()).readonly() }),
  z.strictObject({ kind: z.literal('wish'), wish: LessonWish }),
  /** "just tell me the answer", in any disguise: stuck for hours, my teacher said it is fine. */
  z.strictObject({ kind: z.literal('asks_for_answer') }),
  /** A question about the mathematics. */
  z.strictObject({ kind: z.literal('question') }),
  /**
   * "is it 18?": asks whether a value or a step is right. `wants`: a way to check it herself, or why the tutor doesn't just
   * say; `another`, after she saw that the value doesn't fit.
   */
  z.strictObject({ kind: z.literal('check'), wants: z.enum(['way', 'why', 'another']).optional() }),
  /** A misconception that the guideline lists, in the student's words. */
  z.strictObject({ kind: z.literal('misconception'), id: z.string() }),
  /** May be such a misconception, or may be right: the student is asked to try it, and nothing counts against her. */
  z.strictObject({ kind: z.literal('idea'), may_be: z.string() }),
  /** Only tells how the student feels. */
  z.strictObject({ kind: z.literal('feeling') }),
  /** "I don't get it", "idk", "???" */
  z.strictObject({ kind: z.literal('confusion') }),
  /** "ok", "next", "yes" */
  z.strictObject({ kind: z.literal('continuation') }),
  /** "can i get a break": a few minutes, not the end. */
  z.strictObject({ kind: z.literal('break') }),
  /** "hi", "thanks", "haha": kind words that want a kind word. */
  z.strictObject({ kind: z.literal('small_talk') }),
  z.strictObject({ kind: z.literal('off_topic') }),
  /** How the student saw a right answer, after she was asked: never judged. */
  z.strictObject({ kind: z.literal('reason') }),
  /** A reply to the tutor's own sub-question: never counts as an attempt. */
  z.strictObject({ kind: z.literal('probe_answer') }),
  /** A message in which nothing of the above was found. */
  z.strictObject({ kind: z.literal('remark') }),
]);
export type TakenFor = z.infer<typeof TakenFor>;

/**
 * What else a message shows, whatever it's taken for. Each cue decides a detail: which help, which sentence. `cues.ts` finds
 * them.
 */
export const Cue = z.enum([
  'asks_who', // whether a person is there
  'asks_to_call', // asks to call somebody
  'asks_worth', // whether the student is stupid
  'asks_language', // which languages the tutor speaks
  'asks_of_tutor', // how the tutor lives and feels
  'told_by_others', // a teacher, a parent, or a friend does it differently, or thinks it useless
  'guessed', // says that she guessed
  'doubts_value', // names a value and says that it isn't the answer
  'had_help', // "I only got it cause you told me"
  'asks_something', // any question, with or without a question mark
  'asks_after_end', // wants something more than a goodbye
  'asks_the_question', // what the question is, or what she has to do
  'asks_how', // asks how to begin
  'asks_why_wrong', // asks what is wrong with the answer
  'names_mistake', // speaks of something wrong or incorrect
  'wants_on', // only wants to go on
  'wants_next', // wants the next thing instead of this one
  'apologizes', // apologizes for something that she said or did
  'sorry_for_english', // which is understood well
  'thanks',
  'greets',
  'says_bye',
  'is_bored',
  'finds_hard',
  'was_passed_over', // her question wasn't answered, or the tutor claimed that she said something she didn't
  'is_reluctant', // would rather not do all that work
  'is_low', // sad, lonely, worried
  'says_no', // says nothing but no
  'treated_badly', // somebody shouts at her or laughs at her; only in lessons from before `trouble` was heard
  'gives_up', // gives up on the math, or on herself
  'is_surprised', // something isn't as she believed
  'gets_it', // something has become clear
  'is_tired', // stuck for hours
  'is_allowed', // somebody said that the answer may be told
  'disputes', // denies that the tutor is right
  'asks_how_i_do',
  'asks_why_asked',
  'asks_if_heard', // whether the tutor heard what she told about herself
  'tells_joke',
  'tells_of_life', // tells about her day or the people in it, not the mathematics
  'tells_of_loss', // goes on about a loss that was just acknowledged, or comes back to it
  'smiles_at_memory', // the memory of somebody she lost
  'asks_if_slow', // asks if she is slow, or behind
  'comes_back', // comes back to a lesson that she left
  'sorry_for_spelling', // which can be read well
  'hesitates', // "um", and nothing else
  'suspects_trick', // "what's the catch"
  'asks_if_harder', // asks whether it gets harder
  'mocks_hard', // "wow such hard math"
  'noticed_slip', // noticed her own slip: "oops, i counted wrong"
  'enjoys', // enjoys the lesson
  'thinks_aloud', // says what to do with the numbers
]);
export type Cue = z.infer<typeof Cue>;

/**
 * Everything that is heard in one message. It's found once, when the message comes in, and stored with it. No later stage and
 * no later turn reads the message's words for their meaning.
 */
export const Heard = z.strictObject({
  /**
   * Everything that the message does, the weightiest first. Empty in old lessons, which didn't keep it, and for a button press,
   * which is only its wish.
   */
  acts: z.array(HeardAct).readonly().default([]),
  /** What the message is taken for, which decides what the lesson does about it. */
  taken: TakenFor,
  cues: z.array(Cue).readonly(),
  /** What weighs on the student besides the mathematics, if she tells about it. */
  trouble: z.enum(troubles).optional(),
  /** Glossary words whose meaning is asked for, each by its first name there. */
  terms: z.array(z.string()).readonly(),
});
export type Heard = z.infer<typeof Heard>;

/** The intents of `TutorTurnOutput`, in the specification's words. */
export const intents = [
  'answer',
  'question',
  'confusion',
  'off_topic',
  'continuation',
  'request_hint',
  'request_answer',
  'request_pace',
  'small_talk',
  'remark',
  'probe_answer',
  'reason',
  'feeling',
] as const;
export type Intent = (typeof intents)[number];

export const intentOf = (taken: TakenFor): Intent => {
  switch (taken.kind) {
    case 'answer':
    case 'two_answers':
      return 'answer';
    case 'wish':
      return taken.wish === 'hint'
        ? 'request_hint'
        : ['continue', 'finish'].includes(taken.wish)
          ? 'continuation'
          : 'request_pace';
    case 'asks_for_answer':
      return 'request_answer';
    case 'check':
      return 'question';
    case 'misconception':
    case 'idea':
      return 'remark';
    case 'break':
      return 'small_talk';
    default:
      return taken.kind;
  }
};
