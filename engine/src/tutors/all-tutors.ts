import { TutorRegistry } from '../turn/registry.ts';
import { boardDefinition } from './board/board-definition.ts';
import { courseDefinition } from './course/course-definition.ts';
import { essayDefinition } from './essay/essay-definition.ts';
import { lessonDefinition, lessonPreviewDefinition } from './lesson/lesson-definition.ts';
import { placementDefinition } from './placement/placement-definition.ts';
import { practiceDefinition } from './practice/practice-definition.ts';

/** Every tutor in the system. To add one, add its definition here. */
export const allTutors = [
  practiceDefinition,
  placementDefinition,
  lessonDefinition,
  lessonPreviewDefinition,
  courseDefinition,
  essayDefinition,
  boardDefinition,
] as const;

export const tutorRegistry = new TutorRegistry(allTutors);
