import { fractionWay } from '../../wording/fraction-way.ts';
import { partToPart, upsideDown } from '@stoa/engine/math/mal-rules/fractions/fractions';
import { rational } from '@stoa/engine/math/exact/rational';
import { always, choiceFamily, family, oneOf, only, range } from '../../family.ts';
import type { Chance, Generator } from '../../generator.ts';
import {
  countsUnequalParts,
  onePartOnly,
  partOfTheShare,
  partOverOtherKind,
  restInsteadOfPart,
  roleOfOtherNumber,
  roleOfTheRest,
  sizesMixed,
} from '@stoa/engine/math/mal-rules/fractions/parts-of-a-whole';
import { fracTex, isLowest, partsName } from '../../wording/fraction-text.ts';
import { people, person } from '../../wording/people.ts';
import { following } from '../../wrong-way.ts';

/** A thing that is cut into equal parts, and what people do with some of them. `does` follows a name; `done` follows "is". */
const cuts = [
  { thing: 'pizza', cut: 'is cut into', part: 'slice', does: 'eats', done: 'eaten', from: 4 },
  { thing: 'cake', cut: 'is cut into', part: 'piece', does: 'eats', done: 'eaten', from: 4 },
  { thing: 'chocolate bar', cut: 'is broken into', part: 'piece', does: 'eats', done: 'eaten', from: 5 },
  { thing: 'garden bed', cut: 'is divided into', part: 'section', does: 'waters', done: 'watered', from: 4 },
  { thing: 'wall', cut: 'is divided into', part: 'panel', does: 'paints', done: 'painted', from: 5 },
  { thing: 'paper strip', cut: 'is folded into', part: 'part', does: 'colors', done: 'colored', from: 4 },
  { thing: 'ribbon', cut: 'is marked into', part: 'part', does: 'uses', done: 'used', from: 5 },
] as const;

const upsideDownHints = (all: string): [string, string, string] => [
  'Which of your two numbers is the numerator, and which is the denominator?',
  'The denominator tells how many equal parts make the whole. The numerator tells how many of them you count.',
  `Can a part be more than the whole? Count ${all} first. That number is the denominator.`,
];

const asFraction = { inputType: 'fraction', placeholder: 'a fraction, like a/b' } as const;

/** 1: the parts that are counted. 2: the parts that are not. 3: two people count, and the rest is asked for. */
const partOfWhole = family(
  { name: 'frac_ident_part_of_whole', version: 2, skill: 'frac_ident', difficulties: [1, 2, 3] },
  {
    setting: (chance) => ({ scene: chance.pick(cuts) }),
    levels: {
      whole: [range(4, 10), range(4, 12), range(4, 12), range(4, 12), range(4, 12)],
      first: [range(1, 8), range(1, 8), range(2, 8), range(2, 8), range(2, 8)],
      second: [only(0), only(0), range(2, 5), range(2, 5), range(2, 5)],
    },
    where: ({ scene, whole, first, second }, difficulty) => {
      const rest = whole - first - second;
      const asked = difficulty === 1 ? first : rest;
      return whole >= scene.from && rest > 0 && asked > 1 && 2 * asked !== whole && first !== second && rest !== second;
    },
    derived: ({ whole, first, second, difficulty }) => {
      const used = first + second;
      const rest = difficulty > 1;
      return { used, rest, top: rest ? whole - used : used };
    },
    phrasing: (chance, { scene, whole, first, second, rest }) => {
      const { thing, cut, part, does, done } = scene;
      const [a, b] = people(chance, 2) as [string, string];
      const count = (n: number) => (n === 1 ? `1 ${part}` : `${n} ${part}s`);
      const told =
        second > 0 ? `${a} ${does} ${count(first)} and ${b} ${does} ${count(second)}.` : `${a} ${does} ${count(first)}.`;
      const asks = rest
        ? chance.pick([
            `What fraction of the ${thing} is **not** ${done}?`,
            `What fraction of the ${thing} is left and **not** ${done}?`,
          ])
        : `What fraction of the ${thing} is ${done}?`;
      return { a, stem: `A ${thing} ${cut} ${whole} equal ${part}s. ${told} ${asks}` };
    },
    given: ({ whole, used, top, stem }) => ({
      stem,
      figure: { kind: 'fraction_strips', strips: [{ parts: whole, shaded: used }] },
      right: rational(top, whole),
      ...asFraction,
    }),
    steps: ({ scene: { thing, part, done }, whole, first, second, rest, top }) => [
      [
        `The ${thing} has ${whole} equal parts, so they are ${partsName(whole)}.`,
        `1 = ${fracTex({ top: whole, bottom: whole })}`,
      ],
      ...(rest
        ? [[`Find how many are not ${done}.`, `${whole} - ${second > 0 ? `${first} - ${second}` : first} = ${top}`] as const]
        : []),
      [`Count the ${part}s the question asks about. There are ${top}.`, fracTex({ top, bottom: whole })],
    ],
    ladder: ({ scene: { thing, part, done }, whole, rest }) => [
      `How many equal parts are in the whole ${thing}?`,
      'The denominator tells how many equal parts the whole has. The numerator tells how many of them you count.',
      `The whole ${thing} has ${whole} equal ${part}s, so write ${whole} as the denominator. Now count the ${part}s that are ${rest ? 'not ' : ''}${done}.`,
    ],
    ways: ({ scene: { thing, part, does, done }, a, whole, first, second, rest, top }) => [
      fractionWay(restInsteadOfPart, restInsteadOfPart.answer(top, whole), [
        `Which ${part}s does the question ask about?`,
        `The ${part}s that are ${done} and the ${part}s that are not make up the whole ${thing}. The numerator counts only the ones in the question.`,
        rest
          ? `Of the ${whole} ${part}s, ${second > 0 ? `${first} and ${second} more` : `${first}`} are ${done}. Count the others.`
          : `Look for the number of ${part}s that ${a} ${does}, not the ones left over.`,
      ]),
      following(
        partToPart,
        [top, whole],
        [
          'What does your denominator count?',
          `The denominator tells how many equal parts are in the **whole** ${thing}, including the ones already counted.`,
          `How many ${part}s did the whole ${thing} have? ${whole} is the number to write as the denominator.`,
        ],
      ),
      following(upsideDown, [{ top, bottom: whole }], upsideDownHints(`all ${part}s of the ${thing}`)),
      fractionWay(onePartOnly, onePartOnly.answer(whole), [
        `Your fraction names one ${part}. How many does the question ask about?`,
        onePartOnly.hints.principle,
        rest
          ? `One ${part} is one of ${whole} equal parts. Now find how many are not ${done}.`
          : `One ${part} is one of ${whole} equal parts. Now count how many ${part}s ${a} ${does}.`,
      ]),
    ],
  },
);

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);
const severalOf =
  (howMany: number, highest: number) =>
  (chance: Chance): number[] =>
    Array.from({ length: howMany }, () => chance.int(2, highest));

/** 2: two kinds are given. 3: three kinds. 4: the total and two kinds are given, and the third kind is asked for. */
const partOfSet = family(
  { name: 'frac_ident_part_of_set', version: 1, skill: 'frac_ident', difficulties: [2, 3, 4] },
  {
    setting: (chance, difficulty) => ({
      colors: chance.shuffle(['red', 'blue', 'green', 'yellow', 'white']).slice(0, difficulty === 2 ? 2 : 3),
      things: chance.pick(['marbles', 'buttons', 'beads', 'paper clips', 'counters', 'balloons', 'crayons']),
    }),
    levels: { counts: [severalOf(2, 7), severalOf(2, 7), severalOf(3, 7), severalOf(3, 9), severalOf(3, 9)] },
    where: ({ counts }) =>
      new Set(counts).size === counts.length && counts.at(-1) !== sumOf(counts.slice(0, -1)) && counts.at(-1) !== counts.length,
    derived: ({ counts, difficulty }) => ({ whole: sumOf(counts), wholeTold: difficulty === 4 }),
    phrasing: (chance, { colors, things, counts, whole, wholeTold }) => {
      const last = counts.length - 1;
      const asked = wholeTold ? last : chance.int(0, last);
      const color = colors[asked]!;
      const kinds = colors.map((name, i) => `${counts[i]} ${name}`);
      const list = kinds.length === 2 ? kinds.join(' and ') : `${kinds[0]}, ${kinds[1]}, and ${kinds[2]}`;
      const who = person(chance);
      const told = wholeTold
        ? `${who} has ${whole} ${things}: ${kinds[0]} ones, ${kinds[1]} ones, and the rest are ${color}.`
        : chance.pick([
            `A bag has ${list} ${things} in it.`,
            `${who} has ${list} ${things}.`,
            `There are ${list} ${things} on the table.`,
          ]);
      return {
        top: counts[asked]!,
        other: counts[asked === 0 ? 1 : 0]!,
        color,
        stem: `${told} What fraction of the ${things} are **${color}**?`,
      };
    },
    given: ({ whole, top, stem }) => ({ stem, right: rational(top, whole), ...asFraction }),
    steps: ({ things, counts, whole, wholeTold, top, color }) => [
      wholeTold
        ? [
            `Subtract the other colors from the total to find how many are ${color}.`,
            `${whole} - ${counts[0]} - ${counts[1]} = ${top}`,
          ]
        : [`Add to find how many ${things} there are in all. That is the whole.`, `${counts.join(' + ')} = ${whole}`],
      [`${top} of the ${whole} ${things} are ${color}.`, fracTex({ top, bottom: whole })],
    ],
    ladder: ({ things, counts, whole, wholeTold, color }) => [
      `What is the whole here? How many ${things} are there in all?`,
      'The denominator counts all of them. The numerator counts only the ones the question asks about.',
      wholeTold
        ? `The whole is ${whole} ${things}. Subtract: $${whole} - ${counts[0]} - ${counts[1]}$.`
        : `Add to find the whole: $${counts.join(' + ')}$. Then look for the number that are ${color}.`,
    ],
    ways: ({ things, counts, whole, wholeTold, top, other, color }) => [
      fractionWay(partOverOtherKind, partOverOtherKind.answer(top, other), [
        `Which ${things} does your denominator count?`,
        `A fraction compares the part with the whole. The denominator counts all the ${things}, including the ${color} ones.`,
        wholeTold
          ? `Find the total in the problem. Is it ${counts[0]}, ${counts[1]}, or another number?`
          : `Add ${counts.join(' + ')} to find how many there are in all.`,
      ]),
      following(
        partToPart,
        [top, whole],
        [
          `Does your denominator count the ${color} ${things}, too?`,
          `The whole is everything together. The ${color} ones are part of it, too.`,
          `Count every color for the denominator, not only the colors that are not ${color}.`,
        ],
      ),
      fractionWay(restInsteadOfPart, restInsteadOfPart.answer(top, whole), [
        'Which color does the question ask about?',
        `The numerator counts only the ${things} that the question is about.`,
        wholeTold
          ? `You counted the two colors you know. The ${color} ones are the rest of the ${whole}.`
          : `Find the number right before "${color}" in the question.`,
      ]),
      fractionWay(upsideDown, { top: whole, bottom: top }, upsideDownHints(`all ${things}`)),
    ],
  },
);

/** 3: one of the small parts of one part. 4: several of the small parts. 5: large and small parts together; the parts are not equal. */
const unequalParts = family(
  { name: 'frac_ident_unequal_parts', version: 1, skill: 'frac_ident', difficulties: [3, 4, 5] },
  {
    setting: (chance) => ({ thing: chance.pick(['sheet of paper', 'chocolate bar', 'field', 'cake', 'board']) }),
    levels: {
      large: [range(2, 4), range(2, 4), range(2, 4), range(2, 5), range(2, 5)],
      small: always(range(2, 5)),
      took: [only(1), only(1), only(1), range(2, 3), range(2, 3)], // of the small pieces
      big: [only(0), only(0), only(0), only(0), range(1, 3)], // of the large parts
    },
    where: ({ large, small, took, big }, difficulty) =>
      took < small &&
      big < large - (difficulty === 5 ? 1 : 0) &&
      large - 1 + small !== large * small &&
      (big + took) * large * small !== (big * small + took) * (large - 1 + small) &&
      large !== small,
    derived: ({ large, small, took, big }) => ({
      bottom: large * small,
      top: big * small + took,
      bigOnes: big === 1 ? '1 large part' : `${big} large parts`,
    }),
    phrasing: (chance, { thing, large, small, took, big, bigOnes }) => {
      const who = person(chance);
      const smallOnes = took === 1 ? 'one of the small pieces' : `${took} of the small pieces`;
      const takes = (what: string) => `${who} takes ${what}. What fraction of the whole ${thing} does ${who} take?`;
      const asks =
        big === 0
          ? chance.pick([takes(smallOnes), `What fraction of the whole ${thing} ${took === 1 ? 'is' : 'are'} ${smallOnes}?`])
          : takes(`${bigOnes} and ${smallOnes}`);
      return {
        who,
        stem: `A ${thing} is divided into ${large} equal large parts. One of them is then cut into ${small} equal small pieces. ${asks}`,
      };
    },
    given: ({ bottom, top, stem }) => ({ stem, right: rational(top, bottom), ...asFraction }),
    steps: ({ large, small, took, big, bottom, top, bigOnes }) => [
      [
        `The parts are not equal. Cut every large part into ${small} small pieces, so that all the pieces are equal.`,
        `${large} \\times ${small} = ${bottom}`,
      ],
      ...(big === 0
        ? []
        : [
            [
              `${bigOnes} ${big === 1 ? 'equals' : 'equal'} ${big * small} small pieces. Add ${took} more.`,
              `${big} \\times ${small} + ${took} = ${top}`,
            ] as const,
          ]),
      [`The part is ${top} of ${bottom} equal pieces.`, fracTex({ top, bottom })],
    ],
    ladder: ({ large, small }) => [
      'Are all the pieces the same size? What would make them equal?',
      'A fraction needs equal parts. If the parts are not equal, keep cutting until they are.',
      `Cut each of the ${large} large parts into ${small} small pieces. The whole then has $${large} \\times ${small}$ equal pieces.`,
    ],
    ways: ({ thing, large, small, took, big, bottom, who }) => [
      fractionWay(countsUnequalParts, countsUnequalParts.answer(big + took, large - 1 + small), [
        `Are all the pieces of the ${thing} the same size now?`,
        countsUnequalParts.hints.principle,
        `Cut each of the ${large} large parts into ${small} small pieces. How many pieces are there?`,
      ]),
      fractionWay(partOfTheShare, big === 0 ? partOfTheShare.answer(took, small) : null, [
        `Is your fraction part of the whole ${thing} or part of one large piece?`,
        `The denominator counts the equal pieces in the **whole** ${thing}.`,
        `${small} small pieces make one large part. How many small pieces make ${large} large parts?`,
      ]),
      big === 0
        ? fractionWay(sizesMixed, sizesMixed.answer(took, large), [
            'Does your denominator count large parts or small pieces?',
            'The numerator and denominator count pieces of the same size.',
            `The whole ${thing} has ${large} large parts. Find out how many **small** pieces would fill it.`,
          ])
        : fractionWay(sizesMixed, sizesMixed.answer(big + took, bottom), [
            'Is a large part the same size as a small piece?',
            'The numerator and denominator count pieces of one size. A large part must be told in small pieces first.',
            `One large part equals ${small} small pieces. How many small pieces does ${who} take?`,
          ]),
    ],
  },
);

/** 1: what one number of a fraction means. 2: the same in a story, with the rest as a tempting choice. */
const meaning = choiceFamily(
  { name: 'frac_ident_meaning', version: 2, skill: 'frac_ident', difficulties: [1, 2] },
  {
    setting: (chance) => ({ scene: chance.pick(cuts) }),
    levels: {
      top: always(range(2, 7)),
      bottom: always(range(4, 12)),
      asked: always(oneOf<'counted' | 'all'>('counted', 'all')),
    },
    where: ({ scene, top, bottom }) =>
      bottom >= scene.from && bottom > top + 1 && bottom !== 2 * top && isLowest({ top, bottom }),
    derived: ({ scene: { thing, part, done }, top, bottom, asked, difficulty }) => {
      const inAll = asked === 'all';
      const meanings =
        difficulty === 1
          ? {
              counted: `how many ${part}s are ${done}`,
              all: `how many equal ${part}s there are in all`,
              rest: `how many ${part}s are not ${done}`,
            }
          : {
              counted: `the ${part}s that are ${done}`,
              all: `all the equal ${part}s of the ${thing}`,
              rest: `the ${part}s that are not ${done}`,
            };
      return {
        inAll,
        meanings,
        right: meanings[asked],
        number: inAll ? bottom : top,
        name: inAll ? 'denominator' : 'numerator',
        f: `$${fracTex({ top, bottom })}$`,
      };
    },
    given: ({ scene: { thing, cut, part, done }, f, number, name, right, difficulty }) => ({
      stem:
        difficulty === 1
          ? `${f} of a ${thing} is ${done}. What does the **${number}** in this fraction tell you?`
          : `A ${thing} ${cut} equal ${part}s, and ${f} of it is ${done}. What does the **${name}**, ${number}, count?`,
      right,
    }),
    steps: ({ top, bottom, inAll, number, name, right }) => [
      [`The ${number} is ${inAll ? 'below' : 'above'} the fraction bar. It is the ${name}.`, fracTex({ top, bottom })],
      [
        inAll
          ? `The denominator tells how many equal parts make the whole: ${right}.`
          : `The numerator counts the parts that the fraction is about: ${right}.`,
        `${number}: \\text{ ${right}}`,
      ],
    ],
    ladder: ({ top, bottom, number }) => [
      `Is the ${number} above or below the fraction bar?`,
      'One number of a fraction tells how many equal parts the whole has. The other tells how many of them you count.',
      `Draw a bar with ${bottom} equal parts, and shade ${top} of them. Where do you see ${number}?`,
    ],
    ways: ({ scene: { part }, bottom, asked, meanings, number, f }) => [
      following(
        roleOfOtherNumber,
        [meanings, asked],
        [
          `Is the ${number} above or below the fraction bar?`,
          roleOfOtherNumber.hints.principle,
          'In $\\frac{1}{2}$ the whole is cut into two equal parts and you count one of them. Which of its two numbers tells which?',
        ],
      ),
      following(
        roleOfTheRest,
        [meanings],
        [
          `The ${part}s left over are not written in ${f}. What do its two numbers tell?`,
          roleOfTheRest.hints.principle,
          `Draw ${f} with ${bottom} equal parts. Where do you see ${number} of something?`,
        ],
      ),
    ],
  },
);

export const whatAFractionIsGenerators: readonly Generator[] = [partOfWhole, partOfSet, unequalParts, meaning];
