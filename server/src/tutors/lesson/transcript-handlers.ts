import type { lessons as contracts } from '@stoa/schema/contracts/lessons';
import type { HandlersOf } from '../../routes/handler.ts';
import type { LessonServices } from './lesson-services.ts';
import { lessonLine } from './lesson-lines.ts';

/** What learners and tutor said to each other, for those who look after them. */
export const transcriptHandlers = ({
  context: { store },
}: LessonServices): HandlersOf<Pick<typeof contracts, 'transcripts'>> => ({
  async transcripts({ query: { search, topic_id, flagged, ...page } }) {
    const { items, next_cursor } = await store.lessons.transcripts({
      search,
      topicId: topic_id,
      flagged: flagged === 'true',
      ...page,
    });
    const looks = await store.flags.looks(items.filter(({ flags }) => flags.length > 0).map(({ session_id }) => session_id));
    return {
      items: items.map(({ learner, excerpt, flags, ...lesson }) => ({
        ...lessonLine({ ...lesson, flags }),
        learner,
        flags,
        looked_up_to:
          (looks.get(lesson.session_id) ?? [])
            .map(({ up_to }) => up_to)
            .toSorted()
            .at(-1) ?? null,
        excerpt,
      })),
      next_cursor,
    };
  },
});
