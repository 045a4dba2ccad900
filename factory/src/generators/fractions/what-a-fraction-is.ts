import { fractionWay } from '../../wording/fraction-way.ts';
import { partToPart, upsideDown } from '@stoa/engine/math/mal-rules/fractions/fractions';
import { rational } from '@stoa/engine/math/exact/rational';
import { drawUntil } from '../../draw-until.ts';
import type { Generator } from '../../generator.ts';
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
import { numberDraft } from '../../number-draft.ts';
import { fracTex, lowest, partsName } from '../../wording/fraction-text.ts';
import { people, person } from '../../wording/people.ts';
import { following } from '../../wrong-way.ts';

/** A thing that is cut in equal parts, and what one does with some of them. `does` follows a name; `done` follows "is". */
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

/** 1: the parts that are counted. 2: the parts that are not. 3: two people count, and the rest is asked. */
const partOfWhole: Generator = {
  name: 'frac_ident_part_of_whole',
  version: 1,
  skill: 'frac_ident',
  difficulties: [1, 2, 3],
  draft(chance, difficulty) {
    const scene = chance.pick(cuts);
    const two = difficulty === 3;
    const { whole, first, second } = drawUntil(
      () => ({
        whole: chance.int(scene.from, difficulty === 1 ? 10 : 12),
        first: chance.int(two ? 2 : 1, 8),
        second: two ? chance.int(2, 5) : 0,
      }),
      (n) => {
        const rest = n.whole - n.first - n.second;
        const asked = difficulty === 1 ? n.first : rest;
        return rest > 0 && asked > 1 && 2 * asked !== n.whole && n.first !== n.second && rest !== n.second;
      },
    );
    const used = first + second;
    const top = difficulty === 1 ? used : whole - used;
    const [a, b] = people(chance, 2) as [string, string];
    const parts = `${whole} equal ${scene.part}s`;
    const count = (n: number) => (n === 1 ? `1 ${scene.part}` : `${n} ${scene.part}s`);
    const cut = `A ${scene.thing} ${scene.cut} ${parts}.`;
    const asksPart = `What fraction of the ${scene.thing} is ${scene.done}?`;
    const asksRest = chance.pick([
      `What fraction of the ${scene.thing} is **not** ${scene.done}?`,
      `What fraction of the ${scene.thing} is left and **not** ${scene.done}?`,
    ]);
    const told = two
      ? `${a} ${scene.does} ${count(first)} and ${b} ${scene.does} ${count(second)}.`
      : `${a} ${scene.does} ${count(first)}.`;
    return numberDraft({
      stem: `${cut} ${told} ${difficulty === 1 ? asksPart : asksRest}`,
      figure: { kind: 'fraction_strips', strips: [{ parts: whole, shaded: used }] },
      right: rational(top, whole),
      inputType: 'fraction',
      placeholder: 'a fraction, like a/b',
      steps: [
        [
          `The ${scene.thing} has ${whole} equal parts, so they are ${partsName(whole)}.`,
          `1 = ${fracTex({ top: whole, bottom: whole })}`,
        ],
        ...(difficulty === 1
          ? []
          : [[`Find how many are not ${scene.done}.`, `${whole} - ${two ? `${first} - ${second}` : first} = ${top}`] as const]),
        [`Count the ${scene.part}s the question asks about. There are ${top}.`, fracTex({ top, bottom: whole })],
      ],
      ladder: [
        `How many equal parts are in the whole ${scene.thing}?`,
        'The denominator tells how many equal parts the whole has. The numerator tells how many of them you count.',
        `The whole ${scene.thing} has ${whole} equal ${scene.part}s, so write ${whole} as the denominator. Now count ${difficulty === 1 ? `the ${scene.part}s that are ${scene.done}` : `the ${scene.part}s that are not ${scene.done}`}.`,
      ],
      ways: [
        fractionWay(restInsteadOfPart, restInsteadOfPart.answer(top, whole), [
          `Which ${scene.part}s does the question ask about?`,
          `The ${scene.part}s that are ${scene.done} and the ${scene.part}s that are not make up the whole ${scene.thing}. The numerator counts only the ones in the question.`,
          difficulty === 1
            ? `Look for the number of ${scene.part}s that ${a} ${scene.does}, not the ones left over.`
            : `Of the ${whole} ${scene.part}s, ${two ? `${first} and ${second} more` : `${first}`} are ${scene.done}. Count the others.`,
        ]),
        following(
          partToPart,
          [top, whole],
          [
            'What does your denominator count?',
            `The denominator tells how many equal parts are in the **whole** ${scene.thing}, including the ones already counted.`,
            `How many ${scene.part}s did the whole ${scene.thing} have? ${whole} is the number to write as the denominator.`,
          ],
        ),
        following(upsideDown, [{ top, bottom: whole }], upsideDownHints(`all ${scene.part}s of the ${scene.thing}`)),
        fractionWay(onePartOnly, onePartOnly.answer(whole), [
          `Your fraction names one ${scene.part}. How many does the question ask about?`,
          onePartOnly.hints.principle,
          difficulty === 1
            ? `One ${scene.part} is one of ${whole} equal parts. Now count how many ${scene.part}s ${a} ${scene.does}.`
            : `One ${scene.part} is one of ${whole} equal parts. Now find how many are not ${scene.done}.`,
        ]),
      ],
    });
  },
};

/** Things that come in colors. */
const colored = [
  { many: 'marbles' },
  { many: 'buttons' },
  { many: 'beads' },
  { many: 'paper clips' },
  { many: 'counters' },
  { many: 'balloons' },
  { many: 'crayons' },
] as const;

/** 2: two kinds are told. 3: three kinds. 4: the whole and two kinds are told, the third kind is asked. */
const partOfSet: Generator = {
  name: 'frac_ident_part_of_set',
  version: 1,
  skill: 'frac_ident',
  difficulties: [2, 3, 4],
  draft(chance, difficulty) {
    const colors = chance.shuffle(['red', 'blue', 'green', 'yellow', 'white']).slice(0, difficulty === 2 ? 2 : 3);
    const thing = chance.pick(colored);
    const counts = drawUntil(
      () => colors.map(() => chance.int(2, difficulty === 4 ? 9 : 7)),
      (n) => new Set(n).size === n.length && n.at(-1)! !== n.slice(0, -1).reduce((a, b) => a + b) && n.at(-1) !== colors.length,
    );
    const whole = counts.reduce((a, b) => a + b);
    const at = difficulty === 4 ? colors.length - 1 : chance.int(0, colors.length - 1);
    const top = counts[at]!;
    const color = colors[at]!;
    const other = counts[at === 0 ? 1 : 0]!;
    const kinds = colors.map((name, i) => `${counts[i]} ${name}`);
    const who = person(chance);
    const list = kinds.length === 2 ? kinds.join(' and ') : `${kinds[0]}, ${kinds[1]}, and ${kinds[2]}`;
    const told =
      difficulty === 4
        ? `${who} has ${whole} ${thing.many}: ${kinds[0]} ones, ${kinds[1]} ones, and the rest are ${color}.`
        : chance.pick([
            `A bag has ${list} ${thing.many} in it.`,
            `${who} has ${list} ${thing.many}.`,
            `There are ${list} ${thing.many} on the table.`,
          ]);
    return numberDraft({
      stem: `${told} What fraction of the ${thing.many} are **${color}**?`,
      right: rational(top, whole),
      inputType: 'fraction',
      placeholder: 'a fraction, like a/b',
      steps: [
        difficulty === 4
          ? [
              `Subtract the other colors from the total to find how many are ${color}.`,
              `${whole} - ${counts[0]} - ${counts[1]} = ${top}`,
            ]
          : [`Add to find how many ${thing.many} there are in all. That is the whole.`, `${counts.join(' + ')} = ${whole}`],
        [`${top} of the ${whole} ${thing.many} are ${color}.`, fracTex({ top, bottom: whole })],
      ],
      ladder: [
        `What is the whole here? How many ${thing.many} are there in all?`,
        'The denominator counts all of them. The numerator counts only the ones the question asks about.',
        difficulty === 4
          ? `The whole is ${whole} ${thing.many}. Subtract: $${whole} - ${counts[0]} - ${counts[1]}$.`
          : `Add to find the whole: $${counts.join(' + ')}$. Then look for the number that are ${color}.`,
      ],
      ways: [
        fractionWay(partOverOtherKind, partOverOtherKind.answer(top, other), [
          `Which ${thing.many} does your denominator count?`,
          `A fraction compares the part with the whole. The denominator counts all the ${thing.many}, including the ${color} ones.`,
          difficulty === 4
            ? `Find the total in the problem. Is it ${counts[0]}, ${counts[1]}, or another number?`
            : `Add ${counts.join(' + ')} to find how many there are in all.`,
        ]),
        following(
          partToPart,
          [top, whole],
          [
            `Does your denominator count the ${color} ${thing.many}, too?`,
            `The whole is everything together. The ${color} ones are part of it, too.`,
            `Count every color for the denominator, not only the colors that are not ${color}.`,
          ],
        ),
        fractionWay(restInsteadOfPart, restInsteadOfPart.answer(top, whole), [
          'Which color does the question ask about?',
          `The numerator counts only the ${thing.many} that the question is about.`,
          difficulty === 4
            ? `You counted the two colors you know. The ${color} ones are the rest of the ${whole}.`
            : `Find the number right before "${color}" in the question.`,
        ]),
        fractionWay(upsideDown, { top: whole, bottom: top }, upsideDownHints(`all ${thing.many}`)),
      ],
    });
  },
};

const wholes = ['sheet of paper', 'chocolate bar', 'field', 'cake', 'board'] as const;

/** 3: one of the small parts of one part. 4: several of the small parts. 5: large and small parts together; the parts are not equal. */
const unequalParts: Generator = {
  name: 'frac_ident_unequal_parts',
  version: 1,
  skill: 'frac_ident',
  difficulties: [3, 4, 5],
  draft(chance, difficulty) {
    const thing = chance.pick(wholes);
    const { large, small, took, big } = drawUntil(
      () => ({
        large: chance.int(2, difficulty === 3 ? 4 : 5),
        small: chance.int(2, 5),
        took: difficulty === 3 ? 1 : chance.int(2, 3),
        big: difficulty === 5 ? chance.int(1, 3) : 0,
      }),
      (n) =>
        n.took < n.small &&
        n.big < n.large - (difficulty === 5 ? 1 : 0) &&
        n.large - 1 + n.small !== n.large * n.small &&
        (n.big + n.took) * n.large * n.small !== (n.big * n.small + n.took) * (n.large - 1 + n.small) &&
        n.large !== n.small,
    );
    const bottom = large * small;
    const top = big * small + took;
    const pieces = large - 1 + small;
    const who = person(chance);
    const smallOnes = took === 1 ? 'one of the small pieces' : `${took} of the small pieces`;
    const bigOnes = big === 1 ? '1 large part' : `${big} large parts`;
    return numberDraft({
      stem: `A ${thing} is divided into ${large} equal large parts. One of them is then cut into ${small} equal small pieces. ${
        big === 0
          ? chance.pick([
              `${who} takes ${smallOnes}. What fraction of the whole ${thing} does ${who} take?`,
              `What fraction of the whole ${thing} ${took === 1 ? 'is' : 'are'} ${smallOnes}?`,
            ])
          : `${who} takes ${bigOnes} and ${smallOnes}. What fraction of the whole ${thing} does ${who} take?`
      }`,
      right: rational(top, bottom),
      inputType: 'fraction',
      placeholder: 'a fraction, like a/b',
      steps: [
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
      ladder: [
        'Are all the pieces the same size? What would make them equal?',
        'A fraction needs equal parts. If the parts are not equal, keep cutting until they are.',
        `Cut each of the ${large} large parts into ${small} small pieces. The whole then has $${large} \\times ${small}$ equal pieces.`,
      ],
      ways: [
        fractionWay(countsUnequalParts, countsUnequalParts.answer(big + took, pieces), [
          `Are all the pieces of the ${thing} the same size now?`,
          countsUnequalParts.hints.principle,
          `Cut each of the ${large} large parts into ${small} small pieces. How many pieces are there?`,
        ]),
        fractionWay(partOfTheShare, big === 0 ? partOfTheShare.answer(took, small) : null, [
          `Is your fraction part of the whole ${thing} or part of one large piece?`,
          `The denominator counts the equal pieces in the **whole** ${thing}.`,
          `${small} small pieces make one large part. How many small pieces make ${large} large parts?`,
        ]),
        fractionWay(sizesMixed, big === 0 ? sizesMixed.answer(took, large) : sizesMixed.answer(big + took, bottom), [
          big === 0
            ? 'Does your denominator count large parts or small pieces?'
            : 'Is a large part the same size as a small piece?',
          big === 0
            ? 'The numerator and denominator count pieces of the same size.'
            : 'The numerator and denominator count pieces of one size. A large part must be told in small pieces first.',
          big === 0
            ? `The whole ${thing} has ${large} large parts. Find out how many **small** pieces would fill it.`
            : `One large part equals ${small} small pieces. How many small pieces does ${who} take?`,
        ]),
      ],
    });
  },
};

/** 1: what one of the numbers of a fraction tells. 2: the same in a story with the rest as a tempting choice. */
const meaning: Generator = {
  name: 'frac_ident_meaning',
  version: 1,
  skill: 'frac_ident',
  difficulties: [1, 2],
  draft(chance, difficulty) {
    const scene = chance.pick(cuts);
    const { top, bottom } = drawUntil(
      () => lowest({ top: chance.int(2, 7), bottom: chance.int(scene.from, 12) }),
      (f) => f.top > 1 && f.bottom > f.top + 1 && f.bottom !== 2 * f.top,
    );
    const asked = chance.pick(['counted', 'all'] as const);
    const number = asked === 'all' ? bottom : top;
    const counted = difficulty === 1 ? `how many ${scene.part}s are ${scene.done}` : `the ${scene.part}s that are ${scene.done}`;
    const rest =
      difficulty === 1 ? `how many ${scene.part}s are not ${scene.done}` : `the ${scene.part}s that are not ${scene.done}`;
    const all =
      difficulty === 1 ? `how many equal ${scene.part}s there are in all` : `all the equal ${scene.part}s of the ${scene.thing}`;
    const meanings = { counted, all, rest };
    const right = asked === 'all' ? all : counted;
    const swapped = roleOfOtherNumber.answer(meanings, asked);
    const left = roleOfTheRest.answer(meanings);
    const f = `$${fracTex({ top, bottom })}$`;
    const [place, word] = asked === 'all' ? ['below the fraction bar', 'denominator'] : ['above the fraction bar', 'numerator'];
    return {
      stem:
        difficulty === 1
          ? `${f} of a ${scene.thing} is ${scene.done}. What does the **${number}** in this fraction tell you?`
          : `A ${scene.thing} ${scene.cut} equal ${scene.part}s, and ${f} of it is ${scene.done}. What does the **${word}**, ${number}, count?`,
      answer: right,
      inputType: 'multiple_choice',
      choices: { right, distractors: [swapped, left] },
      steps: [
        { explanation: `The ${number} is ${place}. It is the ${word}.`, math: fracTex({ top, bottom }) },
        {
          explanation:
            asked === 'all'
              ? `The denominator tells how many equal parts make the whole: ${right}.`
              : `The numerator counts the parts that the fraction is about: ${right}.`,
          math: `${number}: \\text{ ${right}}`,
        },
      ],
      ladder: [
        `Is the ${number} above or below the fraction bar?`,
        'One number of a fraction tells how many equal parts the whole has. The other tells how many of them you count.',
        `Draw a bar with ${bottom} equal parts, and shade ${top} of them. Where do you see ${number}?`,
      ],
      misconceptions: [
        {
          rule: roleOfOtherNumber,
          answer: swapped,
          hints: [
            `Is the ${number} above or below the fraction bar?`,
            roleOfOtherNumber.hints.principle,
            'In $\\frac{1}{2}$ the whole is cut into two equal parts and you count one of them. Which of its two numbers tells which?',
          ],
        },
        {
          rule: roleOfTheRest,
          answer: left,
          hints: [
            `The ${scene.part}s left over are not written in ${f}. What do its two numbers tell?`,
            roleOfTheRest.hints.principle,
            `Draw ${f} with ${bottom} equal parts. Where do you see ${number} of something?`,
          ],
        },
      ],
      wrong: left,
    };
  },
};

export const whatAFractionIsGenerators: readonly Generator[] = [partOfWhole, partOfSet, unequalParts, meaning];
