import { describe, expect, it } from 'vitest';
import { meantWordsOf } from '../vocabulary/meant-words.ts';
import { contentOf, sharedContents } from './shared-content.ts';

const content = (text: string) => contentOf(meantWordsOf(text));
const descriptions = ['Reads the graph as a picture of the road.', 'Thinks that a flat part means that the trip is over.'].map(
  content,
);

describe('the words that a message shares with the descriptions of a list', () => {
  it('counts words that only one description has, even if no table knows them', () => {
    const [road, trip] = sharedContents(content('its flat where the trip ends'), descriptions);
    expect(trip!.ownWords).toBeGreaterThan(road!.ownWords);
    expect(trip!.ownLead).toBeGreaterThan(0);
    expect(road!.othersOwn).toBe(trip!.ownWords);
  });

  it('gives no lead for words that any description may have', () => {
    expect(content('i think that is the one')).toEqual(new Set());
    for (const shared of sharedContents(content('the same thing'), descriptions)) expect(shared.ownLead).toBe(0);
  });

  it('counts a number that only one description names', () => {
    const sums = ['Uses 180 degrees as the sum.', 'Uses 360 degrees as the sum.'].map(content);
    const [half, full] = sharedContents(content('180 minus 37'), sums);
    expect(half!.ownNumbers).toBe(0.5);
    expect(full!.ownNumbers).toBe(0);
  });
});
