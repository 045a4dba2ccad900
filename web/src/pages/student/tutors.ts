import { boardPages } from './board/board-pages.ts';
import { coursePages } from './course/course-pages.ts';
import { essayPages } from './essay/essay-pages.ts';
import { lessonPages } from './lesson/lesson-pages.ts';
import { practicePages } from './practice/practice-pages.ts';

/** Every tutor, one folder each. A tutor that is added here has its routes and its navigation; nothing else names one. */
export const tutors = [practicePages, lessonPages, coursePages, essayPages, boardPages] as const;
