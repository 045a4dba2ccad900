import type { ChooseWording } from '../choose-wording.ts';

/** Said to a true line of work, which may lead on or not; `{}` is the line. */
const holds = [
  'Yes, {}. How does that help with this question?',
  'Right, {}. What can you do with that here?',
  '{}, that’s true. What does it tell you about the question?',
  'I get the same: {}. Where does that take you?',
  'Yes, {}. What’s your next step?',
  'That’s true: {}. How will you use it?',
  'I agree, {}. What do you want to do with it?',
  'You’re right that {}. What’s left to find?',
  'No mistake there: {}. What would you do next?',
  'OK, {}. That’s right, so keep going.',
] as const;

/** Said to a true fact that has the answer in it, but doesn't say which number answers the question. */
const ofAnswer = [
  'That’s a fact you can use here. So what’s your answer?',
  'Yes, that’s true. Which of those numbers answers the question?',
  'Right, and that’s just the fact you need. What’s your answer?',
  'True. Now say which number the question wants.',
  'You have the fact. Now give me the number that answers the question.',
  'That’s right. So what do you send as your answer?',
  'Good, that line is true. Which number in it is the one you’re looking for?',
  'Yes. Look at what the question asks for, and send me that number.',
  'I agree with that. What does it make your answer?',
  'That’s true, and it’s useful. What’s the answer, then?',
] as const;

/** Returns what is said to a true line of the student's work. */
export const trueLineSaid = (line: string, kind: 'of_way' | 'of_answer', choose: ChooseWording): string =>
  choose(kind === 'of_answer' ? ofAnswer : holds).replace('{}', () => `$${line}$`);
