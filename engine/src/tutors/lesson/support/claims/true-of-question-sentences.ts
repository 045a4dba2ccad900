/** Reply to both numbers of a two-number answer. */
export const bothNumbers = [
  'Yes, both numbers are right. How do you write them as one answer?',
  'Those two are right. Now write them the way the question wants.',
  'Yes, that’s the pair. Write the two as your answer.',
  'Right, both of them. What does the whole answer look like?',
  'You’ve found both numbers. Write them as one answer now.',
  'Yes, the first one and the second one, too. How do they go together?',
  'Both are right. Send them to me in one piece.',
  'Yes, those are the two you need. Write it out as the question asks.',
] as const;

/** Reply to a student who says that two denominators or numerators are the same, but they aren't: `{}` and `[]`. */
export const look = [
  'Look at those two again: {} and []. Are they the same?',
  'Check the two numbers. One is {}. What’s the other one?',
  'I see {} in one and [] in the other. What’s different?',
  'Put the two next to each other: {} and []. What do you notice?',
  'They look close, but compare {} with [].',
  'Read both of them once more. Is {} the same as []?',
  'One of them is {}, and the other is []. Which is more?',
  'Take another look, because there’s a {} and there’s a [].',
] as const;
