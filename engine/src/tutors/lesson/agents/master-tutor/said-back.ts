import { readAnswer } from '../../../../math/check-answer.ts';
import { choicePosition } from '../../../../math/judge/choices.ts';
import { nameBack, type Wrote } from '../../../../problems/named-back.ts';
import { withFractionBars } from '../../support/page-fractions.ts';
import type { Grading } from '../../turn/lesson-move.ts';

/**
 * Returns her answer as it was read, for repeating it to her. It's repeated only if that tells her something: how it was read, or
 * which of her numbers was wrong. `message`: what she wrote.
 */
export function wroteOf(grading: Grading, message: string): Wrote {
  const wrote = readBack(grading);
  const isPlain = isJust(message, wrote.plain) || isJust(message, namedAlone(wrote));
  const isSeen = grading.check.verdict === 'correct' && isIn(message, squeezed(wrote.plain));
  return isPlain || isSeen ? { ...wrote, named: '' } : wrote;
}

const namedAlone = ({ named }: Wrote): string => named.replace(/^You \w+ /, '').replace(/[$“”]/g, '');

/** True if she wrote the value like this: as one of her numbers, or letter by letter, as in "so s = 2n + 6" or "its 8:5". */
const isIn = (message: string, value: string): boolean =>
  numbersWritten(message).includes(value) || (/[:=a-z]/.test(value) && squeezed(message).includes(value));

/** True if a message is just this value, or has it as its only number. */
function isJust(message: string, value: string): boolean {
  const written = numbersWritten(message);
  return squeezed(message) === squeezed(value) || (written.length === 1 && written[0] === squeezed(value));
}
const numbersWritten = (message: string): string[] => (message.match(/(?<![\d.])[-−]?\d+(?:[./]\d+)*/g) ?? []).map(squeezed);
const squeezed = (text: string): string =>
  text
    .toLowerCase()
    .replace(/−/g, '-')
    .replace(/[\s$%*]|[.,!?]+$/g, '');

function readBack({ question, text, check }: Grading): Wrote {
  if (check.verdict === 'unreadable') return { plain: text, named: '' };
  if (readsTimesAsLetter(text, check.echo.plain)) return { plain: text, named: '' };
  const { plain, named } = nameBack(question.answer.input_type, text, check.echo, check.normalized);
  const chosen = question.answer.input_type === 'multiple_choice' ? choiceNamed(question.answer.choices, check.normalized) : null;
  if (chosen !== null) return { plain, named: `You chose ${chosen}.` };
  return { plain, named: withFractionBars(named) };
}

/**
 * True if "7 x -2" was read as 7x - 2: her multiplication sign was taken for a letter, and the repeated answer wouldn't be
 * hers.
 */
const readsTimesAsLetter = (text: string, read: string): boolean => /\d\s*x\s*[-−]?\s*\d/i.test(text) && /x/i.test(read);

/** Returns a choice that is short enough to be repeated: a student who says that 3/10 is bigger hasn't chosen "A". */
function choiceNamed(choices: readonly string[], key: string | null): string | null {
  const choice = key === null ? undefined : choices[choicePosition(key)];
  return choice === undefined || choice.length > longestChoice || /[.?!]/.test(choice) ? null : choice;
}
const longestChoice = 40;

/** True if she has given the same answer before, however it was written. */
export function isSaidBefore({ question, text, check }: Grading): boolean {
  const plain = 'echo' in check ? check.echo.plain : text.trim();
  return question.previous_student_answers.some((earlier) => {
    const reading = readAnswer(question.answer, earlier);
    return reading.kind === 'read' ? reading.echo.plain === plain : earlier.trim() === text.trim();
  });
}
