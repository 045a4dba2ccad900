import { z } from 'zod';
import { LessonWish } from '@stoa/schema/lesson';
import { HeardAct } from '../../../hearing/act.ts';
import { troubles } from '../../../hearing/trouble.ts';

/**
 * What a message is taken for (lesson spec, `intent`). Only `answer` may be judged; everything else leaves the question as it
 * stands, so that a clarifying message is never an answer.
 */
export const TakenFor = z.discriminatedUnion('kind', [
  /** `text` is the part that is the answer, as the student wrote it. */
  z.strictObject({ kind: z.literal('answer'), text: z.string() }),
  /** Two answers and no choice between them ("3 or 4?"). */
  z.strictObject({ kind: z.literal('two_answers'), texts: z.array(z.string()).readonly() }),
  z.strictObject({ kind: z.literal('wish'), wish: LessonWish }),
  /** "just tell me the answer", in any disguise: stuck for hours, my teacher said it is fine. */
  z.strictObject({ kind: z.literal('asks_for_answer') }),
  /** A question about the matter. */
  z.strictObject({ kind: z.literal('question') }),
  /** "is it 18?": whether a value or a step is right. `wants`: a way to see it herself, or why it isn't just said; after she saw that it doesn't fit, another. */
  z.strictObject({ kind: z.literal('check'), wants: z.enum(['way', 'why', 'another']).optional() }),
  /** A misconception that the guideline lists, in her words. */
  z.strictObject({ kind: z.literal('misconception'), id: z.string() }),
  /** What may be one of these, or may be right: she is asked to try it, and nothing is held against her. */
  z.strictObject({ kind: z.literal('idea'), may_be: z.string() }),
  /** How she feels, and nothing more. */
  z.strictObject({ kind: z.literal('feeling') }),
  /** "I don't get it", "idk", "???" */
  z.strictObject({ kind: z.literal('confusion') }),
  /** "ok", "next", "yes" */
  z.strictObject({ kind: z.literal('continuation') }),
  /** "can i get a break": a few minutes, and not the end. */
  z.strictObject({ kind: z.literal('break') }),
  /** "hi", "thanks", "haha": kind words that want a kind word. */
  z.strictObject({ kind: z.literal('small_talk') }),
  z.strictObject({ kind: z.literal('off_topic') }),
  /** How she saw a right answer, where she was asked for it: never judged. */
  z.strictObject({ kind: z.literal('reason') }),
  /** A reply to the tutor's own sub-question: never charged. */
  z.strictObject({ kind: z.literal('probe_answer') }),
  /** Words in which nothing of the above was found. */
  z.strictObject({ kind: z.literal('remark') }),
]);
export type TakenFor = z.infer<typeof TakenFor>;

/** What else shows in a message, whatever it is taken for. Each decides a detail: which help, which sentence. `cues.ts` finds them. */
export const Cue = z.enum([
  'asks_who', // whether a person is there
  'asks_to_call', // for somebody to be called
  'asks_worth', // whether the student is stupid
  'asks_language', // which languages the tutor speaks
  'asks_of_tutor', // how the tutor lives and feels
  'told_by_others', // a teacher, a parent, a friend does it otherwise, or thinks little of it
  'guessed', // and says so
  'doubts_value', // names one and says that it isn't it
  'had_help', // "I only got it cause you told me"
  'asks_something', // any question, with its mark or without
  'asks_after_end', // wants something more than a goodbye
  'asks_how', // for a way into the question
  'asks_why_wrong', // for what is wrong with the answer
  'names_mistake', // speaks of something wrong or incorrect
  'wants_on', // to go on, and nothing else is in the message
  'wants_next', // what comes next instead of this
  'apologizes', // for something that she said or did
  'sorry_for_english', // in which she is heard well
  'thanks',
  'greets',
  'says_bye',
  'is_bored',
  'finds_hard',
  'was_passed_over', // her question was not answered, or she was told that she said what she did not
  'is_reluctant', // would rather not do all that work
  'is_low', // sad, lonely, worried
  'says_no', // and nothing else
  'treated_badly', // somebody shouts at her, laughs at her; in lessons before `trouble` was heard
  'gives_up', // the math, or herself
  'is_surprised', // something is not as she believed
  'gets_it', // something has become clear
  'is_tired', // stuck for hours
  'is_allowed', // somebody said that the answer may be told
  'disputes', // that the tutor's word is right
  'asks_how_i_do',
  'asks_why_asked',
  'tells_of_life', // of her day or of people in it, and nothing of the mathematics
  'tells_of_loss', // goes on telling of one that was met a moment ago, or comes back to it
  'smiles_at_memory', // of whom she lost
  'asks_if_slow', // or behind
  'comes_back', // to a lesson that she left
  'sorry_for_spelling', // in which she is read well
  'hesitates', // "um", and nothing else
  'suspects_trick', // "what's the catch"
  'asks_if_harder', // whether more is to come
  'mocks_hard', // "wow such hard math"
  'noticed_slip', // of her own: "oops, i counted wrong"
  'enjoys', // what she does here
  'thinks_aloud', // tells what to do with the numbers
]);
export type Cue = z.infer<typeof Cue>;

/**
 * Everything that is heard in one message. It is found once, when the message is perceived, and stored with it: no later stage and no
 * later turn reads the message's words for what they mean.
 */
export const Heard = z.strictObject({
  /** Everything that the message does, the weightiest first; lessons of earlier times did not keep it, and a press does nothing beside its wish. */
  acts: z.array(HeardAct).readonly().default([]),
  /** What the lesson does about it. */
  taken: TakenFor,
  cues: z.array(Cue).readonly(),
  /** What weighs on her besides the mathematics, where she tells of it. */
  trouble: z.enum(troubles).optional(),
  /** Words of the glossary whose meaning is asked for, each by its first name there. */
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
