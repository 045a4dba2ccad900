import { describe, expect, it } from 'vitest';
import { choiceInWords } from './choice-in-words.ts';

const tables = ['At the table with 3 children', 'At the table with 10 children', 'It is the same at both'];
const pizza = ['more than half a pizza', 'less than half a pizza', 'exactly half a pizza'];
const two = ['mean 20, median 8', 'mean 8, median 20', 'mean 20, median 20', 'mean 8, median 8'];
const steps = ['Subtract 8 from both sides', 'Divide both sides by 8', 'Multiply both sides by 8'];
const signs = ['$<$', '$=$', '$>$'];

describe("a choice in the student's words", () => {
  it.each([
    [tables, 'At the table with 10 children', 'B'],
    [tables, 'the table with 10 children', 'B'],
    [tables, 'table with 3 children', 'A'],
    [tables, 'i think its the table with ten children', 'B'],
    [tables, 'um the one with 10 children', 'B'],
    [tables, '10 children.', 'B'],
    [tables, 'at the table with 10 children cuz theres more', 'B'],
    [tables, 'its the same at both', 'C'],
    [pizza, 'less than half', 'B'],
    [pizza, 'exactly half a pizza!', 'C'],
    [two, 'mean 8 median 20', 'B'],
    [two, 'mean 20 and median 20', 'C'],
    [steps, 'subtract 8 from both sides', 'A'],
    [steps, 'subtract 8', 'A'],
    [steps, 'i would multiply both sides by 8', 'C'],
    [['Mia', 'Jon', 'They read the same amount'], 'Jon', 'B'],
    [['Mia', 'Jon', 'They read the same amount'], 'i pick mia', 'A'],
    [['Mia', 'Jon', 'They read the same amount'], 'the same amount', 'C'],
  ])('from %j, in “%s”, is %s', (choices, message, letter) => {
    expect(choiceInWords(message, choices)).toBe(letter);
  });

  it.each([
    [tables, 'At the table with 8 children'],
    [tables, 'the table with children'],
    [tables, 'not the table with 10 children'],
    [tables, 'is it the table with 10 children?'],
    [tables, 'why the table with 10 children'],
    [tables, '10 children share a cake'],
    [tables, 'the table with 3 children or 10 children'],
    [tables, 'children'],
    [tables, '10'],
    [pizza, 'half a pizza'],
    [two, 'mean 20'],
    [two, 'median 8 mean 20'],
    [steps, 'both sides'],
    [steps, 'subtract'],
    [steps, 'do i divide both sides by 8?'],
    [signs, '<'],
    [['Mia', 'Jon', 'They read the same amount'], 'jon read more than mia'],
    [['Mia', 'Jon', 'They read the same amount'], 'my friend mia'],
  ])('from %j is not heard in “%s”', (choices, message) => {
    expect(choiceInWords(message, choices)).toBe(null);
  });
});

describe('a choice of who is correct', () => {
  const stem = 'Sami and Rosa both found the value of $-46 - (-22)$. Sami got $-24$. Rosa got $-68$. Who is correct?';
  const people = ['Rosa', 'Sami', 'Neither Sami nor Rosa'];

  it.each([
    ['Sami. Rosa did 46 + 22 and kept minus', 'B'],
    ['i answered it. Sami is right', 'B'],
    ['i did?? -46 + 22 is -24 so Sami', 'B'],
    ['sami is correct becouse rosa make plus 22 in minus', 'B'],
    ['Sami!! i said sami', 'B'],
    ['its not rosa its sami', 'B'],
    ['Rosa is right', 'A'],
    ['so rosa', 'A'],
    ['i got -24', 'B'],
    ['both are wrong', 'C'],
    ['nobody is right', 'C'],
  ])('“%s” is %s', (message, letter) => {
    expect(choiceInWords(message, people, stem)).toBe(letter);
  });

  it.each([
    'is sami right?',
    'sami or rosa?',
    'sami.. or maybe rosa',
    'can you tell me if its sami',
    'my friend says sami',
    'rosa is wrong',
    'sami added 22',
    'im sami',
    'sami and rosa',
    'i dont get what sami did',
    'the first one',
    '24',
  ])('“%s” names none', (message) => {
    expect(choiceInWords(message, people, stem)).toBe(null);
  });
});
