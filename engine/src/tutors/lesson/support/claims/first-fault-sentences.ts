import type { FirstFault } from './first-fault.ts';
import type { ChooseWording } from '../choose-wording.ts';

/** Confirms the student's last right line before the first wrong one; `{}` is the line. */
const right = [
  'Yes, {}.',
  'Right, {}.',
  'Yes, {} is right.',
  'You’ve got {} right.',
  'The {} is right.',
  'Yes, {}, so keep that.',
  '{} is right, so keep it.',
  'Yes, {} holds.',
  'Good, {} is right.',
] as const;

/** Reply to the right thing to work out, but with a wrong result: `{}` is the work, `[]` the student's result. */
const slip = [
  'Yes, {} is what to find. It isn’t [], though, so try it once more.',
  '{} is the right thing to find. Check the [] again, because that’s where it slipped.',
  'The way is right: {}. It doesn’t come to [], though. Try just that part again.',
  'Yes to {}. Only the [] isn’t right yet. What do you get when you do it again?',
  'You set it up well with {}. It isn’t [], so find it one more time.',
  '{} is right. The [] isn’t what it comes to. Can you check it?',
  'Keep {}, because that’s the step. Look at the [] again, since it isn’t that.',
  'That’s the right step, {}. It comes to something other than []. Go over it slowly.',
  'Yes, find {}. I don’t get [] there, so try it again.',
] as const;

/** The same, after a line that was confirmed. */
const slipNext = [
  'Now look at {}. It isn’t [], so find that part once more.',
  'The next part, {}, doesn’t come to []. Try it again.',
  'Then comes {}, and that isn’t []. Check just that part.',
  'Look again at {}, because it isn’t []. What is it?',
  'Only {} needs another look, since it isn’t [].',
  'But {} isn’t []. Go over that part slowly.',
  'The next step is {}, and it comes to something other than []. What do you get?',
  'Check {} once more. I don’t get [] there.',
] as const;

/** Reply to any other line that is false. */
const result = [
  'One thing to check first: {} isn’t [].',
  'Look at that line again, because {} isn’t [].',
  '{} isn’t []. Can you find it once more?',
  'Check {} again, since it doesn’t come to [].',
  'Let’s stop at {}. It isn’t [], so try it again.',
  'I don’t get [] for {}. What do you get the second time?',
  'Hold on at {}. It comes to something other than [].',
  'Go back to {} for a moment, because that isn’t [].',
] as const;

/** Reply to a sum that is smaller than a number in it; `[]` is the student's sum, `{}` that number. */
const exceeds = [
  'You start with {} and add to it. Is [] more than {}?',
  'Can adding something to {} leave you with only []?',
  'Compare [] with {}. Did the sum get bigger or smaller?',
  'Put [] next to {}. Which one is more?',
  'The sum should be more than {}. Is [] more than that?',
  'Think about the size: is [] more or less than {}?',
  'Draw {} and then []. Does it grow when you add?',
  'There’s {} in the sum already. How does [] compare with it?',
] as const;

/** Reply if the number that is divided is right, but the divisor isn't. */
const divisor = [
  'Look at the {} again. How many are there to share it among?',
  'Check the {}. Count once more how many it’s divided by here.',
  'Where does the {} come from? Count what you’re dividing by.',
  'Is {} the number to divide by? Count them all again.',
  'Dividing is the way. Check the {}, though: how many shares are there?',
  'Divide, yes, but look at the {} again. Did you count every one?',
  'Now count again: are there {} to divide by?',
  'Read the question again, and check the {}. How many equal shares does it need?',
] as const;

/** Reply to a number that comes from nowhere. */
const number = [
  'Where does the {} come from? Check the step before it.',
  'That’s the right kind of step. Look at the {} again, though.',
  'Check how you got the {}. What comes before this step?',
  'Go back one step to the {}. How did you find it?',
  'I’m not sure about the {}. What did you do to get it?',
  'The step is fine, but the {} needs another look.',
  'Before that, look at the {}. Which numbers did you use for it?',
  'How did you get {}? Try that part again.',
] as const;

/** Replies to work with a mistake: confirms what is right, and names the first mistake without its right result. */
export function faultSaid(fault: FirstFault, choose: ChooseWording): string {
  const confirmed = fault.right === null ? '' : `${choose(right).replace('{}', () => `$${fault.right}$`)} `;
  if (fault.kind === 'number')
    return `${confirmed}${choose(fault.does === 'divide' ? divisor : number).replaceAll('{}', () => `$${fault.number}$`)}`;
  const { line, value } = fault.told;
  const fill = (sentence: string): string => sentence.replaceAll('{}', () => `$${line}$`).replaceAll('[]', () => `$${value}$`);
  if (fault.kind === 'slip') return `${confirmed}${fill(choose(fault.right === null ? slip : slipNext))}`;
  const size = fault.exceeds;
  const compared =
    size === null
      ? ''
      : ` ${choose(exceeds)
          .replaceAll('{}', () => `$${size}$`)
          .replaceAll('[]', () => `$${value}$`)}`;
  return `${confirmed}${fill(choose(size === null ? result : isNot))}${compared}`;
}

/** Comes before the sentence that compares the two sizes. */
const isNot = [
  'I can see how you’d get there, but {} isn’t [].',
  'Lots of people try that, but {} isn’t [].',
  'That’s a common way to try it, but {} isn’t [].',
  'Good thing you’re asking, because {} isn’t [].',
  'No, {} isn’t [].',
  'It looks neat, but {} isn’t [].',
  'Let’s be careful there: {} isn’t [].',
  'Not quite, since {} isn’t [].',
] as const;

/** Reply to a student who thinks that a fraction of a number is smaller or larger than it is; `{}` is the fraction. */
const size = [
  'Look at the fraction first. Is {} more or less than one whole?',
  'Let’s test that. Is {} smaller than 1, or bigger than 1?',
  'It depends on the fraction. How does {} compare with one whole?',
  'Some fractions make a number smaller, and some make it bigger. Which kind is {}?',
  'Draw {} of something. Is that less than the whole thing, or more?',
  'Think about {}. Is it under 1 or over 1?',
  'Check one thing: how many wholes fit in {}?',
  'Put {} on a number line. Which side of 1 is it on?',
] as const;

export const sizeAsked = (fraction: string, choose: ChooseWording): string =>
  choose(size).replaceAll('{}', () => `$${fraction}$`);

/** Reply to a student who asks whether her false line is wrong; `{}` and `[]` as above. */
const wrongIndeed = [
  'That one doesn’t work, and you were right to ask. {} isn’t [].',
  'Yes, that line needs to change, because {} isn’t []. Lots of people do it that way at first.',
  'It’s not right, no. {} comes to something other than [].',
  'Right, that doesn’t hold: {} isn’t []. Let’s do it another way here.',
  'It doesn’t work that way, since {} isn’t []. It’s good that you checked.',
  'Yes, there’s a mistake in it. {} and [] aren’t equal.',
  'That way leads to the wrong place: {} isn’t []. We’ll go another way.',
  'You’re right to doubt it. {} doesn’t make [].',
] as const;

export const wrongSaid = ({ line, value }: Extract<FirstFault, { kind: 'result' }>['told'], choose: ChooseWording): string =>
  choose(wrongIndeed)
    .replaceAll('{}', () => `$${line}$`)
    .replaceAll('[]', () => `$${value}$`);
