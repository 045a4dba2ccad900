import { describe, expect, it } from 'vitest';
import { printStatement } from '../print.ts';
import {
  foldCharacters,
  sameCharacter,
  signCharacters,
  subscripts,
  superscripts,
  typedSigns,
  vulgarFractions,
} from './characters.ts';
import { cardinals, parts, readNumberWords, scales } from './number-words.ts';
import { readStatement } from './read-statement.ts';
import type { Grammar } from './token.ts';
import {
  clockUnits,
  exceptWords,
  functionNames,
  greekNames,
  inverseFunctions,
  latexFractions,
  latexFrames,
  latexMatrices,
  latexSigns,
  latexSilent,
  latexSpaces,
  latexText,
  leadIns,
  maximaConstants,
  maximaIntervals,
  phraseSigns,
  relationSigns,
  wholeAnswers,
  wordSigns,
} from './vocabulary.ts';
import { readsAsWord } from './words.ts';

const anyLetter: Grammar = { letters: null, thousands: true, oneNumber: false, ownUnit: null, units: false };

/** Returns how a text is understood, in plain signs; if it isn't understood, the reason. */
function understood(text: string, grammar: Grammar = anyLetter): string {
  const reading = readStatement(text, grammar);
  return reading.kind === 'read'
    ? printStatement(reading.read, 'plain')
    : reading.kind === 'empty'
      ? ''
      : reading.problem.message;
}
const rows = <T>(table: Readonly<Record<string, T>>): [string, T][] => Object.entries(table);

/** Returns a text in which the sign makes sense. */
function example(sign: string): string {
  const inPlace: Record<string, string> = {
    '(': '(2)',
    ')': '(2)',
    '[': '[2]',
    ']': '[2]',
    '{': '{2}',
    '}': '{2}',
    '\\{': '\\{2\\}',
    '\\}': '\\{2\\}',
    '⟨': '⟨1, 2⟩',
    '⟩': '⟨1, 2⟩',
    '⌊': '⌊x⌋',
    '⌋': '⌊x⌋',
    '⌈': '⌈x⌉',
    '⌉': '⌈x⌉',
    '|': '|x|',
    '|(': '|x|',
    '|)': '|x|',
    ',': '1, 2',
    ';': '1; 2',
    ':': '3:4',
    to: '3 to 4',
    or: '1 or 2',
    and: '1 and 2',
    '∪': '(1, 2) ∪ (3, 4)',
    '∩': '(1, 2) ∩ (3, 4)',
    '∖': 'ℝ ∖ {2}',
    '∈': 'x ∈ {2}',
    _: 'x_2',
    '±': 'x = ±2',
    '!': '5!',
    '%': '50%',
    '°': '45°',
    '≈': 'x ≈ 2',
    root: 'root(3)(8)',
    '-∞': '-∞',
    '²': 'x^2',
    '³': 'x^3',
    ' ': '2 + 2',
    "'": "f'(x) = 2",
    e: 'e + 2',
    where: 'x + 1 where x ≠ 1',
  };
  if (inPlace[sign] !== undefined) return inPlace[sign];
  if (['∅', 'ℝ', '∞', 'π', 'ⅈ'].includes(sign)) return sign;
  if (['√', '∛', '∜', 'abs'].includes(sign)) return `${sign}(8)`;
  return `8${sign}2`;
}

describe('every character of the tables', () => {
  it.each(rows(sameCharacter))('%s is read as %s, with the same length', (character, same) => {
    expect(same.length).toBe(character.length);
    expect(foldCharacters(character)).toBe(same);
    const text = example(same);
    expect(understood(text.replaceAll(same, character))).toBe(understood(text));
    expect(readStatement(text, anyLetter).kind).toBe('read');
  });

  it('folds full-width and mathematical letters and digits', () => {
    expect(understood('１２＋３ｘ')).toBe('12 + 3x');
    expect(understood('𝑥+𝐲')).toBe('x + y');
  });

  it.each(rows(superscripts))('%s is a superscript %s', (small, same) => {
    const exponent = '+-'.includes(same) ? `${small}²` : small;
    expect(understood(`a${exponent}`)).toBe(understood('+-'.includes(same) ? `a^(${same}2)` : `a^${same}`));
  });

  it.each(rows(subscripts))('%s is a subscript %s', (small, same) => {
    expect(understood(`a${small}`)).toBe(`a_${same}`);
  });

  it.each(rows(vulgarFractions))('%s is %s', (character, [top, bottom]) => {
    expect(understood(character)).toBe(`${top}/${bottom}`);
    expect(understood(`2${character}`)).toBe(`2 ${top}/${bottom}`);
  });

  it.each(rows(typedSigns))('%s is typed for %s', (typed, sign) => {
    const join = (by: string) => (sign === '±' ? `x = ${by} 2` : `x ${by} 2`);
    expect(understood(join(typed))).toBe(understood(join(sign)));
  });

  it.each([...signCharacters])('%s is read as a sign', (sign) => {
    expect(readStatement(example(sign), anyLetter).kind).toBe('read');
  });
});

describe('every word of the tables', () => {
  it.each(rows(functionNames))('%s is the function %s, typed and as a command', (word, name) => {
    expect(understood(`${word}(x)`)).toBe(`${name}(x)`);
    expect(understood(`2${word} x`)).toBe(`2${name}(x)`);
    expect(understood(`\\${word}\\left(x\\right)`)).toBe(`${name}(x)`);
  });

  it.each(rows(inverseFunctions))('%s^−1 is %s', (name, inverse) => {
    expect(understood(`${name}^-1(x)`)).toBe(`${inverse}(x)`);
    expect(understood(`\\${name}^{-1}x`)).toBe(`${inverse}(x)`);
  });

  it.each([...rows(wordSigns), ...rows(phraseSigns)])('%s means %s', (word, sign) => {
    const text = example(sign);
    const instead = (
      { '-∞': ['-∞', word], '²': ['^2', ` ${word}`], '³': ['^3', ` ${word}`] } as Record<string, [string, string]>
    )[sign];
    const said = instead === undefined ? text.replace(sign, ` ${word} `) : text.replace(...instead);
    expect(understood(said)).toBe(understood(text));
  });

  it.each(rows(cardinals))('%s is %i', (word, n) => expect(understood(word)).toBe(`${n}`));

  it.each(rows(scales))('3 %s is 3 times %i', (word, by) => {
    if (word !== 'ten') expect(understood(`3 ${word}`)).toBe(`${3 * by}`);
    expect(readNumberWords(word === 'ten' ? 'ten' : `three ${word}`)?.whole?.n).toBe(BigInt(word === 'ten' ? by : 3 * by));
  });

  it.each(rows(parts))('%s is a fraction with the denominator %i', (word, n) => {
    const several = word.endsWith('s');
    expect(understood(`${several ? 'three' : 'one'} ${word}`)).toBe(`${several ? 3 : 1}/${n}`);
  });

  it.each([
    ['twenty-one', '21'],
    ['two hundred and five', '205'],
    ['three thousand two hundred', '3200'],
    ['nineteen hundred', '1900'],
    ['a dozen', '12'],
    ['half a dozen', '6'],
    ['two and a half', '2 1/2'],
    ['one and three quarters', '1 3/4'],
    ['a third', '1/3'],
    ['three point one four', '3.14'],
    ['minus three', '-3'],
    ['8 tens', '80'],
    ['3 hundreds, 8 tens and 4 ones', '384'],
    ['1.5 million', '1500000'],
    ['3 quarters', '3/4'],
    ['one or two', '1 or 2'],
    ['six x', '6x'],
  ])('%s is %s', (words, plain) => expect(understood(words)).toBe(plain));

  it.each(leadIns)('“%s” before an answer is ignored', (words) => {
    for (const end of [' 7', ': 7', ' is 7', ' = 7.']) expect(understood(words + end)).toBe('7');
    expect(understood(`${words} x = 7`)).toBe('x = 7');
  });

  it.each(rows(wholeAnswers).flatMap(([kind, phrases]) => phrases.map((phrase) => [phrase, kind] as const)))(
    '“%s” is %s',
    (phrase, kind) => {
      const text = phrase === 'r' ? '\\mathbb{R}' : phrase;
      for (const written of [text, ...(phrase === 'r' ? [] : [`\\text{${text}}`]), `${text}.`]) {
        const reading = readStatement(written, anyLetter);
        expect(reading.kind === 'read' ? reading.read.kind : reading).toBe(kind);
      }
    },
  );

  it.each([...exceptWords])('all real numbers %s 2', (word) => {
    expect(understood(`all real numbers ${word} 2`)).toBe('ℝ \\ {2}');
    expect(understood(`\\text{all real numbers ${word} }x=2`)).toBe('ℝ \\ {2}');
  });

  it.each([...clockUnits])('2:30 is a time if the unit is %s, and a ratio elsewhere', (unit) => {
    const inClock: Grammar = { ...anyLetter, oneNumber: true, units: true, ownUnit: unit };
    expect([understood('2:30', inClock), understood('2:05', inClock), understood('2:30')]).toEqual(['2:30', '2:05', '2:30']);
    const reading = readStatement('2:30', inClock);
    expect(reading.kind === 'read' ? reading.read.kind : reading).toBe('quantity');
  });
});

describe('every command of the tables', () => {
  it.each(rows(latexSigns))('\\%s means %s', (name, sign) => {
    const text = example(sign);
    const facing = { '|(': '\\lvert x\\rvert', '|)': '\\lvert x\\rvert' }[sign];
    expect(understood(facing ?? text.replace(sign, ` \\${name} `))).toBe(understood(text));
  });
  it.each(rows(greekNames))('\\%s is %s', (name, letter) => expect(understood(`2\\${name}`)).toBe(`2${letter}`));
  it.each([...latexSilent].filter((name) => name !== 'placeholder'))('\\%s is ignored', (name) => {
    expect(understood(`\\${name} x`)).toBe('x');
  });
  it.each([...latexSpaces])('\\%s is a space', (name) => expect(understood(`1\\${name} 3/4`)).toBe('1 3/4'));
  it.each([...latexText])('\\%s contains words', (name) => expect(understood(`1\\${name}{ or }2`)).toBe('1 or 2'));
  it.each([...latexFrames])('\\%s leaves only its content', (name) => expect(understood(`\\${name}{\\frac{1}{2}}`)).toBe('1/2'));
  it.each([...latexFractions])('\\%s is a fraction', (name) => expect(understood(`\\${name}34`)).toBe('3/4'));
  it.each([...latexMatrices])('\\begin{%s} holds rows', (name) => {
    expect(understood(`\\begin{${name}}1&2\\\\3&4\\end{${name}}`)).toBe('[[1, 2], [3, 4]]');
  });
  it.each(rows(maximaConstants))('%%%s is %s', (name, sign) => {
    expect(understood(`2*%${name}`)).toBe(`2*${sign === 'ⅈ' ? 'i' : sign}`);
  });
  it.each(rows(maximaIntervals))('%s(1, 2) is an interval', (name, [open, close]) => {
    expect(understood(`${name}(1,2)`)).toBe(`${open}1, 2${close}`);
  });
  it.each([...relationSigns])('x %s 2 is a relation', (sign) => expect(understood(`x${sign}2`)).toBe(`x ${sign} 2`));
});

describe('letters written together', () => {
  it.each(['pi', 'sin', 'or', 'in', 'cm', 'six', 'abcd', 'xsin'])('%s reads as a word', (run) =>
    expect(readsAsWord(run)).toBe(true),
  );
  it.each(['x', 'xy', 'ab', 'abc', 'mx'])('%s is a product', (run) => expect(readsAsWord(run)).toBe(false));
});
