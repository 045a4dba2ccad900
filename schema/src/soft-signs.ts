/** Signs of how a student feels, below what is flagged. */
export const softSigns = [
  'loss',
  'home',
  'hurt',
  'worry',
  'shame',
  'loneliness',
  'sadness',
  'sick',
  'hunger',
  'giving_up',
  'dislike',
] as const;
