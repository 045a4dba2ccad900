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
import { countedThing } from '../../wording/things.ts';
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
  'Which of your two numbers is on top, and which is below the line?',
  'The number below the line tells how many equal parts make the whole. The number on top tells how many of them are meant.',
  `Can a part of something be more than all of it? Count ${all} first and write that number below the line.`,
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
      `What fraction of the ${scene.thing} has **not** been ${scene.done} yet?`,
    ]);
    const told = two
      ? `${a} ${scene.does} ${count(first)} and ${b} ${scene.does} ${count(second)}.`
      : `${a} ${scene.does} ${count(first)}.`;
    return numberDraft({
      stem: `${cut} ${told} ${difficulty === 1 ? asksPart : asksRest}`,
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
        [`Count the ${scene.part}s that are meant: there are ${top}.`, fracTex({ top, bottom: whole })],
      ],
      ways: [
        fractionWay(restInsteadOfPart, restInsteadOfPart.answer(top, whole), [
          `Read the question again: which of the ${scene.part}s does it ask about?`,
          `The ${scene.part}s that are ${scene.done} and the ${scene.part}s that are not make up the whole ${scene.thing}. The top counts only those the question is about.`,
          difficulty === 1
            ? `Look for the number of ${scene.part}s that ${a} ${scene.does}, not for those left over.`
            : `Of the ${whole} ${scene.part}s, ${two ? `${first} and ${second} more` : `${first}`} are ${scene.done}. Count the others.`,
        ]),
        following(
          partToPart,
          [top, whole],
          [
            'What does the number below the line in your fraction count?',
            `The bottom counts **all** equal parts of the ${scene.thing}, also those that are already in the top.`,
            `How many ${scene.part}s were there at the start, before anybody did anything? That number belongs below the line.`,
          ],
        ),
        following(upsideDown, [{ top, bottom: whole }], upsideDownHints(`all ${scene.part}s of the ${scene.thing}`)),
        fractionWay(onePartOnly, onePartOnly.answer(whole), [
          `Your fraction names one single ${scene.part}. How many does the question ask about?`,
          onePartOnly.hints.principle,
          difficulty === 1
            ? `You have the size of one ${scene.part} right. Now look how many of them ${a} ${scene.does}.`
            : `You have the size of one ${scene.part} right. Now find out how many are not ${scene.done}.`,
        ]),
      ],
    });
  },
};

/** 2: two kinds are told. 3: three kinds. 4: the whole and two kinds are told, the third kind is asked. */
const partOfSet: Generator = {
  name: 'frac_ident_part_of_set',
  version: 1,
  skill: 'frac_ident',
  difficulties: [2, 3, 4],
  draft(chance, difficulty) {
    const colors = chance.shuffle(['red', 'blue', 'green', 'yellow', 'white']).slice(0, difficulty === 2 ? 2 : 3);
    const thing = countedThing(chance);
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
    const list = kinds.length === 2 ? kinds.join(' and ') : `${kinds[0]}, ${kinds[1]} and ${kinds[2]}`;
    const told =
      difficulty === 4
        ? `${who} has ${whole} ${thing.many}: ${kinds[0]} ones, ${kinds[1]} ones, and the rest are ${color}.`
        : chance.pick([
            `A bag holds ${list} ${thing.many}, and nothing else.`,
            `${who} has ${list} ${thing.many}.`,
            `There are ${list} ${thing.many} on the table.`,
          ]);
    return numberDraft({
      stem: `${told} What fraction of the ${thing.many} is **${color}**?`,
      right: rational(top, whole),
      inputType: 'fraction',
      placeholder: 'a fraction, like a/b',
      steps: [
        difficulty === 4
          ? [
              `Take the other colors from all ${thing.many} to find how many are ${color}.`,
              `${whole} - ${counts[0]} - ${counts[1]} = ${top}`,
            ]
          : [`All ${thing.many} together are the whole.`, `${counts.join(' + ')} = ${whole}`],
        [`${top} of the ${whole} ${thing.many} are ${color}.`, fracTex({ top, bottom: whole })],
      ],
      ways: [
        fractionWay(partOverOtherKind, partOverOtherKind.answer(top, other), [
          `Which ${thing.many} does the number below the line of your fraction count?`,
          `A fraction compares the part with the whole: the bottom counts all ${thing.many}, the ${color} ones as well.`,
          difficulty === 4
            ? 'Look in the question for the number of all together.'
            : `Add ${counts.join(' + ')} to find how many there are in all.`,
        ]),
        following(
          partToPart,
          [top, whole],
          [
            `Are the ${color} ${thing.many} counted below the line of your fraction?`,
            `The whole is everything together. The ${color} ones are a part of it too.`,
            `Count every color for the number below the line, not only the colors that are not ${color}.`,
          ],
        ),
        fractionWay(restInsteadOfPart, restInsteadOfPart.answer(top, whole), [
          'Which color does the question ask about?',
          `The top counts only the ${thing.many} that the question is about.`,
          difficulty === 4
            ? `You counted the two colors that are told. The ${color} ones are what is left of the ${whole} after those.`
            : `Find the number that stands before "${color}" in the question.`,
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
    const smallOnes = took === 1 ? 'one of these small pieces' : `${took} of these small pieces`;
    const bigOnes = big === 1 ? '1 large part' : `${big} large parts`;
    return numberDraft({
      stem: `A ${thing} is divided into ${large} equal large parts. One of them is then cut into ${small} equal small pieces. ${
        big === 0
          ? chance.pick([
              `${who} takes ${smallOnes}. What fraction of the whole ${thing} is that?`,
              `What fraction of the whole ${thing} ${took === 1 ? 'is' : 'are'} ${smallOnes}?`,
            ])
          : `${who} takes ${bigOnes} and ${smallOnes}. What fraction of the whole ${thing} is that?`
      }`,
      right: rational(top, bottom),
      inputType: 'fraction',
      placeholder: 'a fraction, like a/b',
      steps: [
        [
          `The parts are not equal. Imagine every large part cut into ${small} small pieces: then all pieces are equal.`,
          `${large} \\times ${small} = ${bottom}`,
        ],
        ...(big === 0
          ? []
          : [
              [
                `${bigOnes} ${big === 1 ? 'is' : 'are'} worth ${big * small} small pieces, and ${took} more ${took === 1 ? 'is' : 'are'} taken.`,
                `${big} \\times ${small} + ${took} = ${top}`,
              ] as const,
            ]),
        [`${top} of the ${bottom} equal pieces ${top === 1 ? 'is' : 'are'} meant.`, fracTex({ top, bottom })],
      ],
      ways: [
        fractionWay(countsUnequalParts, countsUnequalParts.answer(big + took, pieces), [
          `Are all the pieces of the ${thing} the same size now?`,
          countsUnequalParts.hints.principle,
          `Imagine each of the ${large} large parts cut into ${small} small pieces. How many pieces would that be?`,
        ]),
        fractionWay(partOfTheShare, big === 0 ? partOfTheShare.answer(took, small) : null, [
          `Of what is your fraction a part: of the whole ${thing}, or of one large part?`,
          `The bottom must count the pieces that make up the **whole** ${thing}.`,
          `${small} small pieces make one large part. How many small pieces make ${large} large parts?`,
        ]),
        fractionWay(sizesMixed, big === 0 ? sizesMixed.answer(took, large) : sizesMixed.answer(big + took, bottom), [
          big === 0
            ? 'Did you count large parts or small pieces below the line?'
            : 'Is a large part worth the same as a small piece?',
          big === 0
            ? 'Top and bottom of a fraction must count pieces of the same size.'
            : 'Top and bottom count pieces of one size. A large part must be told in small pieces first.',
          big === 0
            ? `The whole ${thing} has ${large} large parts. Find out how many **small** pieces would fill it.`
            : `One large part is worth ${small} small pieces. Say in small pieces what ${who} takes.`,
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
    const [place, word] = asked === 'all' ? ['below the line', 'denominator'] : ['above the line', 'numerator'];
    return {
      stem:
        difficulty === 1
          ? `${f} of a ${scene.thing} is ${scene.done}. What does the number **${number}** in this fraction tell?`
          : `A ${scene.thing} ${scene.cut} equal ${scene.part}s, and ${f} of it is ${scene.done}. What does the **${word}**, ${number}, count?`,
      answer: right,
      inputType: 'multiple_choice',
      choices: { right, distractors: [swapped, left] },
      steps: [
        { explanation: `The ${number} stands ${place}. It is the ${word}.`, math: fracTex({ top, bottom }) },
        {
          explanation:
            asked === 'all'
              ? `The denominator names the size of the parts by telling how many equal parts make the whole: ${right}.`
              : `The numerator counts the parts that the fraction is about: ${right}.`,
          math: `${number}: \\text{ ${right}}`,
        },
      ],
      misconceptions: [
        {
          rule: roleOfOtherNumber,
          answer: swapped,
          hints: [
            `Does the ${number} stand above or below the line?`,
            roleOfOtherNumber.hints.principle,
            'In $\\frac{1}{2}$ the whole is cut into two equal parts and one of them is meant. Which of its two numbers says which?',
          ],
        },
        {
          rule: roleOfTheRest,
          answer: left,
          hints: [
            `The ${scene.part}s left over are not written in ${f}. What are the two numbers that are?`,
            roleOfTheRest.hints.principle,
            `Make a drawing of ${f} with ${bottom} equal parts, and look where you find ${number} of something.`,
          ],
        },
      ],
      wrong: left,
    };
  },
};

export const whatAFractionIsGenerators: readonly Generator[] = [partOfWhole, partOfSet, unequalParts, meaning];
