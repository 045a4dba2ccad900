import { useState } from 'react';
import type { ShownMessage } from '@stoa/schema/course/thread';
import { dropDraft } from '../../../session/draft.ts';
import { useTurn } from '../../../session/use-turn.ts';
import { courseSession } from './course-session.ts';

/** Where the draft of a message is stored; the drafts of drills are stored under their message's name. */
export const messagePlace = 'message';

/** One conversation, and the tutor's latest message on this page. */
export function useCourse(threadId: string) {
  const [said, setSaid] = useState<ShownMessage | null>(null);
  const turns = useTurn(courseSession, threadId, {
    onAnswered(input, before, { messages }) {
      if (input.kind === 'answer_drill' && isGraded(messages, input.messageId))
        dropDraft(localStorage, threadId, input.messageId);
      const last = messages.at(-1) ?? null;
      if (last?.id !== before.messages.at(-1)?.id) setSaid(last);
    },
  });
  return { ...turns, said };
}

/** What a card needs of its conversation: to take a turn, and whether one is running. */
export type CourseTurns = Pick<ReturnType<typeof useCourse>, 'turn' | 'busy'>;

/** True if a drill has its result. If it couldn't be graded, what was written is kept. */
const isGraded = (messages: readonly ShownMessage[], id: string): boolean => {
  const card = messages.find((message) => message.id === id)?.card;
  return card?.type === 'DRILL' && card.result !== null && card.result.verdict !== 'not_graded';
};
