import type { LessonInput, LessonReply } from '@stoa/schema/lesson';
import type { Tutor } from '../../turn/tutor.ts';
import { applyTurn, type LessonSaid } from './turn/apply-turn.ts';
import { decideTurn } from './turn/decide-turn.ts';
import type { LessonMove } from './turn/lesson-move.ts';
import type { LessonSight } from './turn/lesson-sight.ts';
import type { LessonWords } from './turn/lesson-words.ts';
import type { LessonState, LessonWorld } from './state/lesson-world.ts';
import { lessonView } from './lesson-view.ts';
import { perceiveTurn } from './turn/perceive-turn.ts';
import { speakTurn } from './turn/speak-turn.ts';

export type LessonTutor = Tutor<LessonState, LessonInput, LessonSight, LessonMove, LessonWords, LessonSaid, LessonReply>;

/**
 * The lesson tutor (lesson spec, Orchestration Flow), given what it knows of the world: a message → safety → the state of the
 * question and the plan → the master tutor's words → sanitization → state.
 *
 * Errors  `perceive` throws a `TutorRefusal` for anything that can't be taken as a turn; nothing has changed then.
 */
export const lessonTutor = (world: LessonWorld): LessonTutor => ({
  perceive: (state, input) => perceiveTurn(world, state, input),
  decide: (state, sight, moment) => decideTurn(world, state, sight, moment),
  speak: (move, sight, ask) => speakTurn(sight, move, ask),
  apply: (state, sight, move, words, moment) => applyTurn(world, state, sight, move, words, moment),
  show: (said, { session }) => ({ ...said, view: lessonView(session) }),
});
