import { TopicId } from '@stoa/schema/study-plan';
import { describe, expect, it } from 'vitest';
import { lessonsUnderWay, topicStanding } from './topic-standing.ts';

type Begun = Parameters<typeof lessonsUnderWay>[0][number];
const lessons = (...all: [topic_id: string, how: Begun['how']][]): Begun[] =>
  all.map(([topic_id, how], at) => ({ session_id: `lesson-${at}`, topic_id: TopicId.parse(topic_id), how }));

describe('the lessons a student can continue', () => {
  it.each([
    { title: 'one that was left waits', of: lessons(['ratios', 'left']), open: ['lesson-0'] },
    {
      title: 'one that was left and taken anew to its end doesn’t',
      of: lessons(['ratios', 'left'], ['ratios', 'completed']),
      open: [],
    },
    {
      title: 'nor where the new one was left, too: that one waits',
      of: lessons(['ratios', 'left'], ['ratios', 'left']),
      open: ['lesson-1'],
    },
    {
      title: 'a lesson on another topic changes nothing',
      of: lessons(['ratios', 'left'], ['percents', 'completed']),
      open: ['lesson-0'],
    },
    { title: 'one that ended with help needed is over', of: lessons(['ratios', 'needs_help']), open: [] },
    {
      title: 'one begun again after it was completed waits',
      of: lessons(['ratios', 'completed'], ['ratios', 'under_way']),
      open: ['lesson-1'],
    },
  ])('$title', ({ of, open }) => {
    expect(lessonsUnderWay(of).map(({ session_id }) => session_id)).toEqual(open);
  });
});

describe('a topic', () => {
  it.each([
    { of: lessons(), standing: 'new' },
    { of: lessons(['ratios', 'left']), standing: 'under_way' },
    { of: lessons(['ratios', 'left'], ['ratios', 'completed']), standing: 'completed' },
    { of: lessons(['ratios', 'completed'], ['ratios', 'needs_help']), standing: 'completed' },
    { of: lessons(['ratios', 'limit']), standing: 'needs_help' },
  ])('is $standing after $of.length lessons', ({ of, standing }) => {
    expect(topicStanding(of).standing).toBe(standing);
  });
});
