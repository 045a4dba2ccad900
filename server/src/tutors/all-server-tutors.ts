import { boardOnServer } from './board/board-on-server.ts';
import { courseOnServer } from './course/course-on-server.ts';
import { essayOnServer } from './essay/essay-on-server.ts';
import { lessonOnServer } from './lesson/lesson-on-server.ts';
import { placementOnServer } from './placement/placement-on-server.ts';
import { practiceOnServer } from './practice/practice-on-server.ts';
import type { ServerTutor } from './server-tutor.ts';

/** Every tutor that this server serves. To add a tutor, add it here. */
export const allServerTutors: readonly ServerTutor[] = [
  practiceOnServer,
  placementOnServer,
  lessonOnServer,
  courseOnServer,
  essayOnServer,
  boardOnServer,
];
