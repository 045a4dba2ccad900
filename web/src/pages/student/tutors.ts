import { boardPages } from './board/board-pages.ts';
import { coursePages } from './course/course-pages.ts';
import { essayPages } from './essay/essay-pages.ts';
import { lessonPages } from './lesson/lesson-pages.ts';
import { placementPages } from './placement/placement-pages.ts';
import { practicePages } from './practice/practice-pages.ts';

/** Every tutor, one folder each. A tutor that is added here gets its routes and its navigation; no other place lists tutors. */
export const tutors = [practicePages, placementPages, lessonPages, coursePages, essayPages, boardPages] as const;
