import type { TopicCard } from '@stoa/schema/contracts/lessons';
import { subjectNames } from './subjects.ts';

export type Wanted = { search: string; grade: number | null };

/** The topics in which every word that was typed begins some word, of that grade. Case and order do not matter. */
export function findTopics(topics: readonly TopicCard[], { search, grade }: Wanted): TopicCard[] {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
  return topics.filter((topic) => {
    if (grade !== null && topic.grade !== grade) return false;
    const words = `${topic.title} ${topic.summary} ${subjectNames[topic.subject]} ${topic.syllabus}`
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u);
    return wanted.every((one) => words.some((word) => word.startsWith(one)));
  });
}

/** Topics by subject, in teaching order, each subject from the lowest grade up. */
export function bySubject(topics: readonly TopicCard[]): { subject: TopicCard['subject']; name: string; topics: TopicCard[] }[] {
  return (Object.keys(subjectNames) as TopicCard['subject'][])
    .map((subject) => ({
      subject,
      name: subjectNames[subject],
      topics: topics
        .filter((topic) => topic.subject === subject)
        .toSorted((a, b) => a.grade - b.grade || a.title.localeCompare(b.title, 'en')),
    }))
    .filter((group) => group.topics.length > 0);
}
