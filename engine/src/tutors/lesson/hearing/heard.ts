import type { LessonWish } from '@stoa/schema/lesson';

/**
 * What a message of hers is taken for (lesson spec, `intent`). Only `answer` may be judged; everything else leaves the question as it
 * stands, so that a clarifying message is never an answer.
 */
export type Heard =
  /** `text` is the part that is the answer, as she wrote it. */
  | { kind: 'answer'; text: string }
  /** Two answers and no choice between them ("3 or 4?"). */
  | { kind: 'two_answers'; texts: readonly string[] }
  | { kind: 'wish'; wish: LessonWish }
  /** "just tell me the answer", in any disguise: stuck for hours, my teacher said it is fine. */
  | { kind: 'asks_for_answer' }
  /** A question of hers about the matter. */
  | { kind: 'question' }
  /** "I don't get it", "idk", "???" */
  | { kind: 'confusion' }
  /** "ok", "next", "yes" */
  | { kind: 'continuation' }
  /** "hi", "thanks", "haha": kind words that want a kind word. */
  | { kind: 'small_talk' }
  | { kind: 'off_topic' }
  /** Words in which nothing of the above was found. */
  | { kind: 'remark' };

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
] as const;
export type Intent = (typeof intents)[number];

export const intentOf = (heard: Heard): Intent => {
  switch (heard.kind) {
    case 'answer':
    case 'two_answers':
      return 'answer';
    case 'wish':
      return heard.wish === 'hint'
        ? 'request_hint'
        : ['continue', 'finish'].includes(heard.wish)
          ? 'continuation'
          : 'request_pace';
    case 'asks_for_answer':
      return 'request_answer';
    default:
      return heard.kind;
  }
};
