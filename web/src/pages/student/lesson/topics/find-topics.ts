import MiniSearch from 'minisearch';
import type { TopicCard } from '@stoa/schema/contracts/lessons';
import { subjectNames } from './subjects.ts';

export type Wanted = { search: string; grade: number | null };
/**
 * What was found, best first if words were searched for. `near` if no topic has all of the words and these have some of them.
 */
export type Found = { topics: TopicCard[]; near: boolean };

/** Signs that a student types, and the words for them. */
const signs: { written: RegExp; word: string }[] = [
  { written: /\d\s*[/⁄]\s*\d|\p{No}/u, word: 'fraction' },
  { written: /\d?[.,]\d/, word: 'decimal' },
  { written: /%/, word: 'percent' },
  { written: /\d\s*:\s*\d/, word: 'ratio' },
  { written: /(?:^|[\s(])[-−–]\s*\d/, word: 'negative' },
  { written: /\b[a-z]\(\w\)/, word: 'function' },
  { written: /\d\s*\+\s*\S*\d/, word: 'add' },
  { written: /\d\s*[-−–]\s*\S*\d/, word: 'subtract' },
  { written: /\d\s*[×*·]\s*\S*\d/, word: 'multiply' },
];
/** Words that occur in questions but that no topic is about. */
const passedOver = new Set(
  'a am an and are at be by can do does find for from get give help how i in into is it its learn lesson lessons like make me my need of on one or please same show so some tell than that the their them then there this to want was we what when where which who why with work you your'.split(
    ' ',
  ),
);

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns the words to search for; signs are replaced by their names, and numbers are then left out. */
function wordsIn(search: string): string[] {
  if (/[a-z]\s*=|=.*[a-z]|\b[a-z]\s*[+\-−]\s*\d.*=|\d[xyn]\b/i.test(search)) return ['equation'];
  const named = signs.filter(({ written }) => written.test(search.toLowerCase())).map(({ word }) => word);
  const words = wordsOf(search).filter((word) => !passedOver.has(word));
  return named.length === 0 ? words : [...named, ...words.filter((word) => word.length > 2 && !/\d/.test(word))];
}

/** How many letters of a word may be wrong, missing, or extra. */
const slips = (word: string): number => (word.length < 4 ? 0 : word.length < 5 ? 1 : 2);

/**
 * Returns a search for topics by their titles, summaries, subjects, and search terms, and by grade. A word may be incomplete.
 * If no topic has the words as typed, typos are forgiven; if none has all of them, `near` topics have some of them.
 */
export function topicFinder(topics: readonly TopicCard[]): (wanted: Wanted) => Found {
  const index = new MiniSearch<TopicCard>({
    idField: 'topic_id',
    fields: ['title', 'summary', 'subject', 'syllabus', 'search_terms'],
    extractField(topic, field) {
      if (field === 'subject') return subjectNames[topic.subject];
      const value = topic[field as 'topic_id' | 'title' | 'summary' | 'syllabus' | 'search_terms'];
      return typeof value === 'string' ? value : value.join('\n');
    },
    tokenize: wordsOf,
    processTerm: (word) => (passedOver.has(word) ? null : word),
    searchOptions: { prefix: true, boost: { title: 4, search_terms: 2, subject: 2 } },
  });
  index.addAll(topics);

  return ({ search, grade }) => {
    const ofGrade = topics.filter((topic) => grade === null || topic.grade === grade);
    const words = wordsIn(search);
    if (words.length === 0) return { topics: ofGrade, near: false };
    const looked = (how: { combineWith: 'AND' | 'OR'; fuzzy: false | typeof slips }): TopicCard[] =>
      index
        .search(words.join(' '), how)
        .map(({ id }) => ofGrade.find(({ topic_id }) => topic_id === id))
        .filter((topic) => topic !== undefined);
    const exact = looked({ combineWith: 'AND', fuzzy: false });
    if (exact.length > 0) return { topics: exact, near: false };
    const slipped = looked({ combineWith: 'AND', fuzzy: slips });
    if (slipped.length > 0) return { topics: slipped, near: false };
    return { topics: looked({ combineWith: 'OR', fuzzy: slips }), near: true };
  };
}

/** Groups topics by subject, in teaching order, each subject from the lowest grade up. */
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
