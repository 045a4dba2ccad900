import type { ChooseWording } from '../choose-wording.ts';
import type { TrueLine } from './true-line-told.ts';

/** Said to a true line of work that may lead on to the answer; `{}` is the line. */
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

/** Said to a true line of work from which nothing leads to the answer; `{}` is the line, `[]` what she does in it. */
const aside = [
  'The arithmetic is right: {}. Does [] fit what the question asks, though?',
  '{} is true. Before you use it, check the question: is [] what it needs?',
  'You calculated that right, {}. Which part of the question made you choose []?',
  'It’s true that {}. What would [] those numbers tell you here?',
  'The numbers hold: {}. Now read the question again. Would you get there by []?',
  'I get the same for that, {}. But what tells you that [] is the way here?',
  'Your calculation is fine: {}. Does [] match what the question describes?',
  '{} is correct by itself. Is [] what the question is about?',
  'That’s how it comes out, {}. Go back to the question for a second: does it call for []?',
  'There’s no slip in {}. Let’s check the choice, though: why [] here?',
] as const;

/** Said to a true line that is a step of the solution but for one number; `{}` is the line, `[]` that number. */
const swapped = [
  'That’s the right thing to do, and {} is true. Check the [], though: is it the number you need here?',
  '{}, yes. Before you go on, look at the [] again. Does the question want that one?',
  'Right kind of step: {}. Is [] the number to use, though?',
  'You calculated well, {}. Now check which numbers you took. Is [] the one?',
  'The way is right, and so is {}. Only the [] needs another look.',
  'I get {}, too. But go through the numbers once more: why []?',
  '{} holds, and that’s how to do it. Is there a number that fits better than []?',
  'Good step, {}. Compare [] with the other numbers in the question. Is it the right one?',
] as const;

/** Said after a step that is right, to a next step that leads nowhere; `[]` is what she does in it. */
const asideNext = [
  'Look at what you do after that. Does [] come next here?',
  'Keep that. Then check the next step: is [] what it needs?',
  'So far, so good. Now think again about the [] after it.',
  'Hold on to that. Would [] take you closer to the answer?',
  'Up to there it works. What tells you that [] comes next?',
  'Stop there for a second. Is [] the step that follows?',
  'That much is settled. Why [] after it?',
  'After that, check your choice: does [] fit?',
] as const;

const doing: Readonly<Record<string, string>> = { '+': 'adding', '-': 'subtracting', '*': 'multiplying', '/': 'dividing' };

/** Returns what is said to a true line of the student's work. */
export const trueLineSaid = ({ line, does, kind, swapped: number }: TrueLine, choose: ChooseWording): string =>
  choose(number === undefined ? tables[kind] : swapped)
    .replace('{}', () => `$${line}$`)
    .replace('[]', () => (number === undefined ? (doing[does] ?? 'that') : `$${number}$`));

/** Returns what is said to a step that leads nowhere, after one that was confirmed. */
export const asideNextSaid = (does: string, choose: ChooseWording): string =>
  choose(asideNext).replace('[]', () => doing[does] ?? 'that');

const tables = { of_way: holds, of_answer: ofAnswer, aside, mistake: aside } as const;
