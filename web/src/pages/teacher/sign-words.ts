import type { softSigns } from '@stoa/schema/soft-signs';

/** What was noticed in a student's words, in words for teachers. They say what was heard, not that it is true. */
export const signWords: Readonly<Record<(typeof softSigns)[number], string>> = {
  loss: 'may have lost someone or something',
  home: 'may have a hard time at home',
  hurt: 'was yelled at, laughed at, or put down',
  worry: 'sounds worried',
  shame: 'is hard on themself',
  loneliness: 'sounds lonely',
  sadness: 'sounds sad or upset',
  sick: 'may not feel well',
  hunger: 'is hungry or thirsty',
  giving_up: 'feels like giving up',
  dislike: 'doesn’t like being here',
};

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
