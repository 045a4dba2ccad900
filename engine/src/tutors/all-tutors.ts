import { TutorRegistry } from '../turn/registry.ts';
import { lessonCard, lessonPreviewCard } from './lesson/lesson-card.ts';
import { practiceCard } from './practice/practice-card.ts';

/** Every tutor that there is: the one list that names them all. To add one, add its card. */
export const allTutors = [practiceCard, lessonCard, lessonPreviewCard] as const;

export const tutorRegistry = new TutorRegistry(allTutors);
