import type { ChooseWording } from '../choose-wording.ts';
import type { ToldSoFar } from './told-so-far.ts';

/** She has found a value and says what she does with it; `{}` is the value, `[]` what she does. */
const next = [
  'Yes, {}. So what is []?',
  'You have {}, and your plan is right. What’s []?',
  '{} is right. Now find [].',
  'That’s the way: first {}, and then []. What do you get?',
  'Good plan. You’ve found {}, so what does [] come to?',
  'Right, {}. You’ve said what to do next, so how much is []?',
  'I agree with {}. Do what you said now: what is []?',
  'Both parts of that are right. You have {}, so now find [].',
  'Yes to {}, and yes to what you do with it. What does [] make?',
  '{}, just so. After that comes []. How much is it?',
] as const;

/** She has told on which side of a half each amount is; `{}` is the smaller one, `[]` the greater. */
const halves = [
  'Yes, both are right: {} is less than a half, and [] is more. So what’s your answer?',
  'You’ve settled it: {} is below a half, and [] is above it. What does that tell you?',
  'That’s true of both. {} doesn’t get to a half, and [] gets past it. So how do they compare?',
  'Right both times. One is less than a half, {}, and the other is more, []. What follows from that?',
  'You know enough now. {} is under a half, and [] is over it. What do you send?',
  'Yes, {} is short of a half, and [] is past it. How does the question come out, then?',
  'I agree with both of those. {} is smaller than a half, and [] is larger. So which answer is it?',
  'Good, you compared each one with a half. {} is less, and [] is more. Now answer the question.',
  'Both comparisons are true: {} is less than a half, [] is more than a half. What’s the last step?',
  'That’s all you need: {} on the low side of a half, [] on the high side. What do you say?',
] as const;

/** She has told that one amount is more than a half; `{}` is that amount, `[]` the other. */
const over = [
  'Yes, {} is more than a half. What about []?',
  '{} is past a half, that’s right. Now do the same with [].',
  'Right, {} gets past a half. Does []?',
  'True, {} is over a half. And where is []?',
  'You found the half, and {} is above it. Which side is [] on?',
  'I agree, {} is more than a half. Try [] the same way.',
  'That’s so: {} is bigger than a half. How does [] compare with a half?',
  'Good, {} is above a half. One more to check: [].',
] as const;

/** She has told that one amount is less than a half; `{}` is that amount, `[]` the other. */
const under = [
  'Yes, {} is less than a half. What about []?',
  '{} doesn’t reach a half, that’s right. Now do the same with [].',
  'Right, {} is short of a half. Is []?',
  'True, {} is under a half. And where is []?',
  'You found the half, and {} is below it. Which side is [] on?',
  'I agree, {} is less than a half. Try [] the same way.',
  'That’s so: {} is smaller than a half. How does [] compare with a half?',
  'Good, {} is below a half. One more to check: [].',
] as const;

/** She has written both amounts in the same pieces; `{}` and `[]` are what she wrote. */
const renamed = [
  'Yes, {} and []. Now they have the same pieces, so how do they compare?',
  'Both are right: {} and []. Which one is more?',
  'You’ve got both of them, {} and []. What does that make your answer?',
  'Right, {} on one side and [] on the other. So which side has more?',
  'Good, {} and []. Now you can compare them. What do you find?',
  'I get the same two: {} and []. Which is greater?',
  'That’s it for the pieces: {} and []. Only the comparing is left.',
  'Yes to both, {} and []. So what goes in your answer?',
  '{} and [], exactly. Now say how they compare.',
  'You changed both of them right: {} and []. What’s your answer now?',
] as const;

/** She has the right amount as a debt; `{}` is the amount. */
const owed = [
  'Yes, you still owe {}. Which number says that?',
  'Right, {} is what you owe. How do you write owing that much as one number?',
  'That’s how it comes out: you owe {}. What does that look like as a number with a sign?',
  'I agree, you’re left owing {}. Which side of 0 is that on? Send the number.',
  'Yes, there’s a debt of {} left. Write that as a number.',
  'In the end you owe {}, that’s right. Write owing as a number, with its sign.',
  'Good thinking. You owe {}, so is the answer above or below 0? Write it as a number.',
  'The debt of {} is right. How do you show that it’s a debt when you write the number?',
  'Yes, {} is still owed. Turn that into a number, and send it.',
  'You owe {}, yes. Only the way to write it is missing.',
] as const;

const tables = { next, halves, over, under, renamed, owed } as const;

/** Returns what is said to a student who has told all but the last step. */
export function soFarSaid({ kind, one, other }: ToldSoFar, choose: ChooseWording): string {
  return choose(tables[kind])
    .replace('{}', () => one)
    .replace('[]', () => other);
}
