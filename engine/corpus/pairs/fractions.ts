import type { PairTable } from './pair-table.ts';

export const fractionPairs: PairTable = {
  inputType: 'fraction',
  topics: {
    'a chain that ends in the answer': [
      { expected: '3/4', form: 'reduced_fraction', right: ['6/8=3/4'], badForm: ['3/4=6/8'], wrong: ['6/8=2/3', '4/3=3/4'] },
    ],
    'repeating in a word': [
      { expected: '1/3', right: ['0.3 repeating', '.33 recurring'], unreadable: ['0.16 repeating'] },
      { expected: '3/10', wrong: ['0.3 repeating'] },
    ],
    'the same number in any spelling': [
      {
        expected: '3/4',
        right: ['3/4', '\\frac{3}{4}', '\\frac34', '\\dfrac{3}{4}', '6/8', '0.75', '¾', '3 / 4', '3÷4', '75%', '-3/-4'],
        wrong: ['4/3', '3/5', '-3/4', '34', '3.4', '0.34', '1 3/4'],
      },
      {
        expected: '-3/4',
        right: ['-3/4', '−3/4', '3/-4', '-\\frac{3}{4}', '\\frac{-3}{4}', '\\frac{3}{-4}'],
        wrong: ['3/4', '-4/3'],
      },
      {
        expected: '3/2',
        right: ['1 1/2', '1\\frac12', '1\\frac{1}{2}', '1\\:1/2', '1\\:\\frac12', '1½', '3/2', '1.5'],
        wrong: ['11/2', '1/2', '1*1/2', '1-1/2'],
      },
      { expected: '-5/2', right: ['-2 1/2', '-5/2', '-2\\frac12', '-2.5'], wrong: ['-1 1/2', '2 1/2', '-3/2'] },
      { expected: '2', right: ['2', '4/2', '2/1'], badForm: ['1 2/2'], wrong: ['1/2'] },
    ],
    'a decimal that stops too soon': [
      {
        expected: '1/3',
        rounded: ['0.3', '0.33', '0.333', '0.3333333333333', '.333333333333333333333333333333'],
        wrong: ['0.34', '0.4', '3'],
      },
      { expected: '1/3', tolerance: 0.001, right: ['0.333', '0.3333'], rounded: ['0.33'] },
      { expected: '2/3', rounded: ['0.67', '0.66', '0.6667'], wrong: ['0.68'] },
    ],
    'lowest terms': [
      {
        expected: '3/4',
        form: 'reduced_fraction',
        right: ['3/4', '\\frac34'],
        badForm: ['6/8', '9/12', '0.75', '75%', '1/2+1/4', '-(-3/4)', '-\\frac{-3}{4}', '-3/-4'],
        wrong: ['2/3'],
      },
      { expected: '3/2', form: 'reduced_fraction', right: ['3/2'], badForm: ['1 1/2', '6/4', '1.5'] },
      { expected: '3/2', form: 'simplified', right: ['3/2', '1 1/2'], badForm: ['6/4', '1 2/4'] },
      { expected: '4', form: 'reduced_fraction', right: ['4'], badForm: ['8/2', '4/1'] },
    ],
    'mixed numbers': [
      {
        expected: '7/4',
        form: 'mixed_number',
        right: ['1 3/4', '1\\frac34', '1¾'],
        badForm: ['7/4', '1.75', '1 6/8'],
        wrong: ['1 4/3', '3 1/4'],
      },
      { expected: '1 3/4', form: 'mixed_number', right: ['1 3/4'], badForm: ['7/4'] },
      { expected: '-7/4', form: 'mixed_number', right: ['-1 3/4'], wrong: ['1 3/4'] },
    ],
    'arithmetic that is not finished': [
      { expected: '3/4', badForm: ['1/2+1/4', '3*1/4', '1-1/4', '\\frac{1}{2}+\\frac{1}{4}'], wrong: ['1/2+1/3'] },
    ],
    'accepted forms': [{ expected: '1/3', accept: ['0.33'], right: ['0.33', '.33', '1/3'], wrong: ['0.34'], rounded: ['0.333'] }],
  },
};
