import { allDifficulties, byDifficulty } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
import type { Chance, Generator } from '../../generator.ts';
import {
  digitAtFaceValue,
  digitInsteadOfCount,
  noPlaceholder,
  placeOneTooHigh,
  placeOneTooLow,
  readsFromTheDigitOn,
  writesAsHeard,
} from '@stoa/engine/math/mal-rules/whole-numbers/place-value';
import { numberDraft } from '../../number-draft.ts';
import { grouped, inWords, listed, placeNames, tex } from '../../wording/whole-number-text.ts';
import { following } from '../../wrong-way.ts';

/** A number of so many digits, all different and none of them zero. */
const distinctDigits = (chance: Chance, length: number): number =>
  Number(chance.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]).slice(0, length).join(''));

/** Graded by the number of digits, from hundreds to millions; the digit asked for is never the last. */
const digitValue: Generator = {
  name: 'whole_place_value_digit',
  version: 1,
  skill: 'whole_place_value',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const length = byDifficulty(difficulty, [3, 4, 5, 6, 7]);
    const n = distinctDigits(chance, length);
    const place = chance.int(difficulty === 1 ? 1 : Math.min(2, length - 2), length - 1);
    const digit = Math.floor(n / 10 ** place) % 10;
    const value = digit * 10 ** place;
    const name = placeNames[place]!;
    return numberDraft({
      stem: `What is the value of the digit ${digit} in ${grouped(n)}?`,
      right: value,
      steps: [
        [
          `Name the places from the right until you reach the ${digit}: ${placeNames.slice(0, place + 1).join(', ')}.`,
          `${tex(n)}`,
        ],
        [`The ${digit} stands in the ${name} place, so it counts ${name}.`, `${digit} \\times ${tex(10 ** place)}`],
        [`That is what the digit is worth.`, `${digit} \\times ${tex(10 ** place)} = ${tex(value)}`],
      ],
      ways: [
        following(
          digitAtFaceValue,
          [digit],
          [
            `Look at where the ${digit} stands in ${grouped(n)}. Are there digits to the right of it?`,
            digitAtFaceValue.hints.principle,
            `The ${digit} stands in the ${name} place. Write the ${digit} and one zero for each digit that follows it.`,
          ],
        ),
        following(
          placeOneTooHigh,
          [value],
          [
            `Count how many digits stand to the right of the ${digit} in ${grouped(n)}.`,
            placeOneTooHigh.hints.principle,
            `Point at the last digit of ${grouped(n)} and say "ones". Go left, one place name for each digit, until you reach the ${digit}.`,
          ],
        ),
        following(
          placeOneTooLow,
          [value],
          [
            `Count how many digits stand to the right of the ${digit} in ${grouped(n)}.`,
            placeOneTooLow.hints.principle,
            `The ${digit} stands in the ${name} place. How many zeros does one unit of that place have?`,
          ],
        ),
        following(
          readsFromTheDigitOn,
          [n, place],
          [
            `Only the ${digit} is asked for. What do the digits after it count?`,
            readsFromTheDigitOn.hints.principle,
            `Cover the digits after the ${digit} and put a zero in each of their places.`,
          ],
        ),
      ],
    });
  },
};

/** A number with empty places: so many nonzero digits among so many. */
function gappyNumber(chance: Chance, length: number, filled: number): number {
  const places = chance.shuffle(Array.from({ length: length - 1 }, (_, i) => i)).slice(0, filled - 1);
  return [length - 1, ...places].reduce((sum, place) => sum + chance.int(2, 9) * 10 ** place, 0);
}

/** Words to digits, with empty places to hold: 1 three digits, 2 four, 3 five, 4 six, 5 seven digits. */
const fromWords: Generator = {
  name: 'whole_place_value_words',
  version: 1,
  skill: 'whole_place_value',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const length = byDifficulty(difficulty, [3, 4, 5, 6, 7]);
    const n = drawUntil(
      () => gappyNumber(chance, length, byDifficulty(difficulty, [2, 2, 3, 3, 4])),
      (drawn) => noPlaceholder.answer(drawn) !== drawn && String(drawn).replace(/0+$/, '').includes('0'),
    );
    const words = inWords(n);
    const parts = Array.from(String(n), (digit, i) => Number(digit) * 10 ** (length - 1 - i)).filter((part) => part > 0);
    return numberDraft({
      stem: `Write this number in digits: **${words}**.`,
      right: n,
      steps: [
        ['Say what each part of the name is worth.', parts.map(tex).join(', \\; ')],
        [
          `The greatest part is ${grouped(parts[0]!)}, so the number has ${length} digits. A place that the name does not mention gets a zero.`,
          parts.map(tex).join(' + '),
        ],
        ['Put every digit in its place.', `${parts.map(tex).join(' + ')} = ${tex(n)}`],
      ],
      ways: [
        following(
          noPlaceholder,
          [n],
          [
            `Read your number aloud. Do you hear "${words}"?`,
            noPlaceholder.hints.principle,
            `Draw ${length} boxes, one for each place. Fill in the digits that you hear, then put a zero in every box that is empty.`,
          ],
        ),
        following(
          writesAsHeard,
          [n],
          [
            writesAsHeard.hints.look,
            writesAsHeard.hints.principle,
            `Write the parts ${listed(parts.map(grouped))} under each other, last digits in line, and add them up.`,
          ],
        ),
      ],
    });
  },
};

/** How many tens, hundreds or thousands a number holds altogether: 1–2 tens, 3–4 hundreds, 5 thousands in a seven-digit number. */
const unitsAltogether: Generator = {
  name: 'whole_place_value_altogether',
  version: 1,
  skill: 'whole_place_value',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const unit = byDifficulty(difficulty, [10, 10, 100, 100, 1000]);
    const places = String(unit).length - 1;
    const length = byDifficulty(difficulty, [3, 4, 4, 6, 7]);
    const n = distinctDigits(chance, length - places) * unit;
    const name = placeNames[places]!;
    return numberDraft({
      stem: `How many ${name} are there in ${grouped(n)} altogether?`,
      right: n / unit,
      steps: [
        [`Ask how often ${grouped(unit)} fits into ${grouped(n)}.`, `${tex(n)} \\div ${tex(unit)}`],
        [
          `Each of the greater places can be exchanged for ${name} too, so read all digits down to the ${name} place.`,
          `${tex(n)} \\div ${tex(unit)} = ${tex(n / unit)}`,
        ],
      ],
      ways: [
        following(
          digitInsteadOfCount,
          [n, unit],
          [
            `You looked at one place of ${grouped(n)}. Are there more ${name} inside the places to the left?`,
            `Ten units of one place make one unit of the next place, so every greater place can be exchanged for ${name}.`,
            `Think of ${grouped(unit)}-dollar bills: how many of them would pay ${grouped(n)} dollars?`,
          ],
        ),
        following(
          placeOneTooHigh,
          [n / unit],
          [
            `Check with an easy number: how many ${name} are in ${grouped(unit)}?`,
            `Exchanging into ${name} means asking how often ${grouped(unit)} fits into the number.`,
            `One of the ${name} is ${grouped(unit)}, with ${places === 1 ? 'one zero' : `${places} zeros`}. Take as many zeros off ${grouped(n)}.`,
          ],
        ),
        following(
          placeOneTooLow,
          [n / unit],
          [
            `Check with an easy number: how many ${name} are in ${grouped(unit)}?`,
            `Exchanging into ${name} means asking how often ${grouped(unit)} fits into the number.`,
            `One of the ${name} is ${grouped(unit)}, with ${places === 1 ? 'one zero' : `${places} zeros`}. Take as many zeros off ${grouped(n)}, and no more.`,
          ],
        ),
      ],
    });
  },
};

export const placeValueGenerators: readonly Generator[] = [digitValue, fromWords, unitsAltogether];
