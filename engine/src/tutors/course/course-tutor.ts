import type { ThreadReply } from '@stoa/schema/course/thread';
import type { Tutor } from '../../turn/tutor.ts';
import type { RecordedState } from '../../turn/turn-record.ts';
import type { CourseInput, CourseWorld } from './course-world.ts';
import { applyMove, type CourseSaid } from './stages/apply-move.ts';
import type { CourseMove, CourseSight, CourseWords } from './stages/course-move.ts';
import { decideMove } from './stages/decide-move.ts';
import { speakWords } from './stages/speak-words.ts';
import type { CourseThread } from './thread/course-thread.ts';
import { threadView } from './view/thread-view.ts';

type CourseTutor = Tutor<RecordedState<CourseThread>, CourseInput, CourseSight, CourseMove, CourseWords, CourseSaid, ThreadReply>;

/** The course tutor for one student's world. */
export const courseTutor = (world: CourseWorld): CourseTutor => ({
  perceive({ session }) {
    if (world.heard === null) throw new Error('A turn of a course is taken over a world in which it was heard.');
    return { ...world.heard, thread: session };
  },
  decide: (_state, sight, moment) => decideMove(world, sight, moment),
  speak: speakWords,
  apply: (state, sight, move, words, moment) => applyMove(world, state, sight, move, words, moment),
  show: ({ turn_id, snapshotLite }, { session }) => ({ ...threadView(world, session, snapshotLite), turnId: turn_id }),
});
