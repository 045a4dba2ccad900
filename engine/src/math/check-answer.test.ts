import type { AnswerCheck } from '@stoa/schema/answer-check';
import type { AnswerForm, InputType } from '@stoa/schema/problem';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkAnswer, readAnswer, type AnswerQuestion } from './check-answer.ts';

type Asked = {
  tolerance?: number;
  accept?: string[];
  choices?: string[];
  form?: AnswerForm;
  variables?: string[];
  unit?: string;
};

/** A question and, by what comes of them, answers to it. */
type Row = Asked & {
  expected: string;
  right?: string[];
  wrong?: string[]; // another value
  form?: AnswerForm;
  badForm?: string[]; // right value, wrong form
  badUnit?: string[];
  rounded?: string[];
  incomplete?: string[];
  extra?: string[];
  unreadable?: string[];
  undecided?: string[];
};

const question = (input_type: InputType, expected: string, more: Asked = {}): AnswerQuestion => ({
  expected,
  input_type,
  tolerance: more.tolerance ?? null,
  accepted_forms: more.accept ?? [],
  choices: more.choices ?? [],
  judging: { form: more.form ?? 'any', variables: more.variables ?? [], unit: more.unit ?? null },
});

const outcomes = {
  right: 'correct',
  wrong: 'different_value',
  badForm: 'form',
  badUnit: 'units',
  rounded: 'rounding',
  incomplete: 'incomplete_set',
  extra: 'extra_members',
  unreadable: 'unreadable',
  undecided: 'undecided',
} as const;

const outcome = (check: AnswerCheck): string => (check.verdict === 'correct' ? 'correct' : check.reason);

function judges(inputType: InputType, topics: Record<string, Row[]>): void {
  describe(`an answer of type ${inputType}`, () => {
    for (const [topic, rows] of Object.entries(topics)) {
      const pairs = rows.flatMap((row) =>
        Object.entries(outcomes).flatMap(([key, reason]) =>
          (row[key as keyof typeof outcomes] ?? []).map((answer) => ({ answer, reason, expected: row.expected, row })),
        ),
      );
      it.each(pairs)(`${topic}: "$answer" for $expected is $reason`, ({ answer, reason, expected, row }) => {
        expect(outcome(checkAnswer(question(inputType, expected, row), answer))).toBe(reason);
      });
    }
  });
}

judges('integer', {
  'the same number in any spelling': [
    {
      expected: '42',
      right: ['42', '042', '42.0', '42.', '+42', ' 42 ', '$42$', '\\(42\\)'],
      wrong: ['24', '-42', '4.2', '420', '42.5'],
    },
    { expected: '-7', right: ['-7', '−7', '–7', '- 7', '(-7)', '\\left(-7\\right)'], wrong: ['7', '--7', '-0.7'] },
    {
      expected: '1200',
      right: ['1200', '1,200', '1{,}200', '1200.00', '1.2e3'],
      wrong: ['1.200', '12'],
      unreadable: ['1,20', '1 200', '1.2.0'],
    },
    { expected: '0', right: ['0', '-0', '0.0'], wrong: ['1'] },
  ],
  'a named or chained answer': [
    {
      expected: '4',
      variables: ['x'],
      right: ['x=4', '4=x', 'x = 4', 'x=+4', '1+3=4'],
      wrong: ['x=-4', 'x=5', 'x=2+3'],
      badForm: ['2x=8', 'x+1=5', '4=1+3'],
    },
    { expected: '4', right: ['n=4'], wrong: ['n=14'] },
  ],
  'arithmetic that is not finished': [
    { expected: '8', badForm: ['2^3', '4+4', '2\\cdot4', '16/2', '\\sqrt{64}', '5+3'], wrong: ['4+5', '2^4', '2*3'] },
    { expected: '6', wrong: ['3'], badForm: ['3!', '|-6|', '12/2'] },
  ],
  'what is no answer': [
    {
      expected: '5',
      unreadable: [
        '',
        '   ',
        'five',
        'x',
        '5x',
        '3x+2',
        '5 apples',
        '1 2',
        '5+',
        '(5',
        '5)',
        '5/0',
        '*5',
        '5..',
        '#',
        '5,',
        '(2,3)',
        '{5,6}',
        'x<5',
        '5 = ',
        'no solution',
        '√',
        '\\frac{5}{',
        '\\foo',
        '🙂',
        '5…',
      ],
    },
  ],
  units: [
    {
      expected: '12',
      unit: 'cm',
      right: ['12', '12 cm', '12cm', '12\\,\\mathrm{cm}', '12 \\text{ cm}', '12 centimeters', '0.12 m', '120 mm', 'x = 12 cm'],
      badUnit: ['12 m', '12 kg', '12 cm^2', '12 cm²', '12 s', '$12'],
      wrong: ['13 cm', '1.2 m', '12.5', '-12 cm'],
      unreadable: ['12 foo', 'cm'],
    },
    {
      expected: '24',
      unit: 'cm^2',
      right: ['24', '24 cm^2', '24 cm²', '24 sq cm', '24 square centimeters', '24\\,\\mathrm{cm}^2', '0.0024 m^2'],
      badUnit: ['24 cm', '24 m²', '24 cm³'],
    },
    {
      expected: '60',
      unit: 'km/h',
      right: ['60', '60 km/h', '60 km per hour', '60 kilometers per hour'],
      badUnit: ['60 km', '60 m/s', '60 mph'.replace('mph', 'miles per hour')],
    },
    { expected: '90', unit: 'minutes', right: ['90', '90 min', '1.5 h', '1 1/2 hours'], badUnit: ['90 s', '90 hours'] },
    { expected: '3', unit: 'L', right: ['3 L', '3000 mL', '3 liters', '3000 cm^3'], badUnit: ['3 mL'] },
    {
      expected: '7',
      unit: 'apples',
      right: ['7', '7 apples', '7 apple', '7 Apples'],
      wrong: ['8 apples'],
      unreadable: ['7 pears'],
      badUnit: ['7 cm'],
    },
    { expected: '45', unit: '°', right: ['45', '45°', '45 degrees', '45^\\circ'], wrong: ['54°'] },
    { expected: '20', unit: '%', right: ['20', '20%', '20\\%', '20 %', '20 percent'], wrong: ['0.2', '2000', '0.2%'] },
    { expected: '5', unreadable: ['5 cm', '5 m'], right: ['$5'] },
  ],
});

judges('decimal', {
  'the same number in any spelling': [
    {
      expected: '0.5',
      right: ['0.5', '.5', '0.50', '1/2', '50%', '\\frac12', '½', '5e-1'],
      wrong: ['5', '0.05', '-0.5', '0.55', '50'],
    },
    {
      expected: '1200.5',
      right: ['1200.5', '1,200.50', '$1,200.50', '\\$1200.50'],
      unit: '$',
      wrong: ['1200.05'],
      badUnit: ['1200.50 cm'],
    },
    {
      expected: '3.75',
      unit: 'dollars',
      right: ['$3.75', '3.75 dollars', '375 cents', '3.75'],
      wrong: ['375'],
      badUnit: ['3.75 cents'],
    },
    { expected: '-2.5', right: ['-2.5', '−2.5', '-5/2', '-2 1/2', '-2½'], wrong: ['2.5', '-1.5', '-2.05'] },
    { expected: '0.25', wrong: ['25'], right: ['25%', '1/4', '0.250'] },
  ],
  tolerance: [
    {
      expected: '3.14',
      tolerance: 0.01,
      right: ['3.14', '3.15', '3.13', '3.1416', '22/7'],
      wrong: ['3.2', '31.4'],
      rounded: ['3.1'],
    },
    { expected: '0.333', tolerance: 0.001, right: ['0.333', '1/3', '0.334', '0.3333'], wrong: ['0.3357'] },
    { expected: '2π', tolerance: 0.01, right: ['6.28', '6.283', '2\\pi'], wrong: ['6.5'], rounded: ['6.3'] },
    { expected: '5', tolerance: 0, wrong: ['5.0001'], right: ['5'] },
  ],
  'rounding slips': [
    { expected: '0.67', rounded: ['0.667', '0.6666'], wrong: ['0.76', '2/3'], right: ['0.67'] },
    { expected: '2.35', rounded: ['2.4', '2.3', '2.349'], wrong: ['2.5', '2', '3'] },
  ],
  'the form decimal': [
    { expected: '0.75', form: 'decimal', right: ['0.75', '.75', '0.750'], badForm: ['3/4', '75%', '6/8'], wrong: ['0.57'] },
  ],
  'scientific notation': [
    {
      expected: '3.2*10^4',
      form: 'scientific',
      right: ['3.2*10^4', '3.2\\times10^4', '3.2 × 10^{4}', '3.20·10⁴'],
      badForm: ['32000', '32*10^3', '0.32\\cdot10^5'],
      wrong: ['3.2*10^5', '2.3*10^4', '3.2*10^-4'],
    },
  ],
});

judges('fraction', {
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
    { expected: '2', right: ['2', '4/2', '2/1', '1 2/2'], wrong: ['1/2'] },
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
      badForm: ['6/8', '9/12', '0.75', '75%', '1/2+1/4'],
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
});

judges('expression', {
  'equal polynomials': [
    {
      expected: '2x(x+1)',
      right: ['2x^2+2x', '2x²+2x', '2x(x+1)', '(x+1)2x', '2x\\left(x+1\\right)', '2\\cdot x\\cdot(x+1)', '2*x*(1+x)', '2xx+2x'],
      wrong: ['2x^2+2', '2x+2x^2+1', '2(x+1)', '2x^2-2x', '2x^{2x}'],
    },
    { expected: '3+2x', right: ['2x+3', 'x+x+3', '3-(-2x)'], wrong: ['3x+2', '5x', '2x-3', '6x', '3+2x^2', '23x'] },
    {
      expected: 'x^2-3x+2',
      right: ['x^2-3x+2', '2-3x+x^2', '(x-1)(x-2)', '(2-x)(1-x)'],
      wrong: ['x^2+3x+2', 'x^2-3x-2', '(x+1)(x+2)', '(x-1)(x+2)', 'x^2-3x'],
    },
    {
      expected: '3ab',
      variables: ['a', 'b'],
      right: ['3ab', '3ba', 'a3b'.replace('a3b', 'a*3*b'), '3\\cdot a b'],
      wrong: ['3a+b', '3a', 'ab^3'],
      unreadable: ['3ac', '3abc'],
    },
    { expected: '-(x-4)', right: ['4-x', '-x+4', '-1(x-4)'], wrong: ['-x-4', 'x-4'] },
    { expected: 'x/2', right: ['1/2x', '\\frac{x}{2}', '\\frac12x', '0.5x', '(1/2)x', 'x*1/2'], wrong: ['1/(2x)', '2/x', '2x'] },
    { expected: 'x^10', right: ['x^{10}', 'x^10', 'x^5x^5'], wrong: ['x^1*0', '10x', 'x^{100}'] },
    { expected: 'x^6', right: ['(x^2)^3', 'x^{2\\cdot3}'], wrong: ['x^5', '(x^3)^3', 'x^2^3'] },
  ],
  'equal rational functions': [
    { expected: 'x+1', right: ['(x^2-1)/(x-1)', '\\frac{x^2-1}{x-1}'], wrong: ['(x^2+1)/(x-1)'] },
    { expected: '1/x+1/y', right: ['(x+y)/(xy)', '\\frac{y+x}{xy}'], wrong: ['2/(x+y)', '1/(x+y)', '(x+y)/xy'] },
    { expected: 'x^-2', right: ['1/x^2', 'x^{-2}', '(1/x)^2', 'x⁻²'], wrong: ['-x^2', '-2x', '1/x^-2'] },
  ],
  'roots, powers and absolute values': [
    {
      expected: '√2',
      right: ['\\sqrt2', '\\sqrt{2}', 'sqrt(2)', 'sqrt2', '2^(1/2)', '2^{0.5}', '√(2)', '2/√2'],
      wrong: ['2', '√3', '-√2', '1/2'],
      rounded: ['1.41', '1.4142135'],
    },
    { expected: '2√3', right: ['√12', '2\\sqrt{3}', '\\sqrt{3}\\cdot2', '6/√3'], wrong: ['3√2', '√6', '√(2*3)'] },
    { expected: '3', badForm: ['√9'], right: ['3'], wrong: ['√3', '\\sqrt{-9}'], unreadable: ['√-9'] },
    { expected: '\\sqrt{x^2}', right: ['|x|', '\\left|x\\right|', '√(x²)', '|-x|'], wrong: ['x', '-x'] },
    { expected: '|x-1|', right: ['|1-x|', 'abs(x-1)', '√((x-1)^2)'], wrong: ['x-1', '|x|-1', '|x+1|'] },
    { expected: '2^x', right: ['2^x', '2*2^(x-1)', '4^(x/2)'], wrong: ['x^2', '2x', '2^{-x}'] },
    { expected: '3*(-2)^(n-1)', right: ['3(-2)^{n-1}', '(-3/2)(-2)^n'], wrong: ['3*(-2)^n', '(-6)^(n-1)', '3*2^(n-1)'] },
    { expected: '(-2)^(x+0.1)', undecided: ['(-2)^(x+1.1)'] },
    { expected: 'x', undecided: ['√x√x'], wrong: ['√(x^2)'] },
    { expected: '\\sqrt[3]{8x^3}', right: ['2x'], wrong: ['2|x|', '8x'] },
  ],
  functions: [
    {
      expected: '\\sin^2 x',
      right: ['(sin x)^2', 'sin(x)^2', '1-cos^2x', '\\sin x\\sin x'],
      wrong: ['\\sin x^2', 'sin(x^2)', '\\sin 2x', 'sin x'],
    },
    { expected: 'sin(2x)', right: ['2sin x cos x', '\\sin2x', '2\\sin(x)\\cos(x)'], wrong: ['2sin x', 'sin x cos x'] },
    { expected: 'ln(x^3)', right: ['ln(x^3)'], wrong: ['ln(x)^3', 'ln x+3'] },
    { expected: '3', badForm: ['log_2 8', '\\log_{2}(8)', 'log 1000'], wrong: ['log_2 9', 'ln 1000'] },
    { expected: 'πr^2', variables: ['r'], right: ['\\pi r^2', 'r^2π', 'pi r^2', 'pi*r*r'], wrong: ['2πr', '3.14r^2', '(πr)^2'] },
  ],
  percents: [
    { expected: '50%', right: ['50%', '50\\%', '0.5', '1/2'], wrong: ['50', '5%'] },
    { expected: '50', wrong: ['50%'] },
  ],
  'factored form': [
    {
      expected: '(x-1)(x-2)',
      form: 'factored',
      right: ['(x-2)(x-1)', '(1-x)(2-x)', '\\left(x-1\\right)\\left(x-2\\right)'],
      badForm: ['x^2-3x+2', 'x(x-3)+2', '1(x^2-3x+2)'],
      wrong: ['(x+1)(x+2)', '(x-1)(x+2)'],
    },
    { expected: '2(x+3)', form: 'factored', right: ['2(3+x)', '(x+3)\\cdot2'], badForm: ['2x+6', '1(2x+6)'], wrong: ['2(x+6)'] },
    { expected: '2(x+2)(x+1)', form: 'factored', right: ['2(x+1)(x+2)'], badForm: ['(2x+4)(x+1)', '2(x^2+3x+2)'] },
    {
      expected: '(x+3)^2',
      form: 'factored',
      right: ['(x+3)^2', '(x+3)(x+3)'],
      badForm: ['x^2+6x+9'],
      wrong: ['(x-3)^2', 'x^2+9'],
    },
    { expected: 'x(x-5)', form: 'factored', right: ['(x-5)x'], badForm: ['x^2-5x'] },
  ],
  'expanded form': [
    {
      expected: 'x^2+5x+6',
      form: 'expanded',
      right: ['x^2+5x+6', '6+5x+x^2'],
      badForm: ['(x+2)(x+3)', 'x^2+2x+3x+6', 'x(x+5)+6'],
      wrong: ['x^2+6', 'x^2+5x+5'],
    },
    { expected: '3x+12', form: 'expanded', right: ['12+3x'], badForm: ['3(x+4)'], wrong: ['3x+4'] },
  ],
  'simplified form': [
    {
      expected: '5x+3',
      form: 'simplified',
      right: ['5x+3', '3+5x'],
      badForm: ['2x+3x+3', '5x+1+2', '5x+3+0', '5\\cdot1x+3'],
      wrong: ['8x', '5x-3'],
    },
    { expected: '2√2', form: 'simplified', right: ['2√2', '\\sqrt2\\cdot2'], badForm: ['√8', '√2+√2', '4/√2'], wrong: ['2√3'] },
    { expected: 'x+1', form: 'simplified', right: ['1+x'], badForm: ['(x^2-1)/(x-1)', '(2x+2)/2'] },
    { expected: 'x^5', form: 'simplified', right: ['x^5'], badForm: ['x^2x^3', '(x^2)^2x', 'x^{2+3}'], wrong: ['x^6', '2x^5'] },
    { expected: '1/x^3', form: 'simplified', right: ['1/x^3'], badForm: ['x^-3', 'x^2/x^5'], wrong: ['x^3', '-x^3'] },
    { expected: '2/3', form: 'simplified', right: ['2/3'], badForm: ['4/6', '1/3+1/3'], wrong: ['3/2'] },
  ],
  'equations of lines': [
    {
      expected: 'y=2x+1',
      variables: ['x', 'y'],
      right: ['y=2x+1', 'y=1+2x', '2x+1=y', 'y-1=2x', '2x-y=-1', '2y=4x+2', 'f(x)=2x+1'],
      wrong: ['y=2x-1', 'y=x+2', 'y=-2x+1', 'x=2y+1', 'y=2x', 'y=1', 'y<2x+1'],
      badForm: ['2x+1'],
    },
    {
      expected: 'y=2x+1',
      form: 'slope_intercept',
      right: ['y=2x+1', '2x+1=y', 'y=\\frac{4}{2}x+1'],
      badForm: ['2x-y=-1', 'y-3=2(x-1)', 'y=2(x+1)-1', 'y=x+x+1'],
    },
    {
      expected: '2x+3y=6',
      form: 'standard_form',
      right: ['2x+3y=6', '3y+2x=6', '4x+6y=12'],
      badForm: ['y=-2/3x+2', '2x+3y-6=0', '2x=6-3y'],
      wrong: ['2x-3y=6', '2x+3y=5'],
    },
    {
      expected: 'y=(x-2)^2+3',
      form: 'vertex_form',
      right: ['y=(x-2)^2+3', 'y=3+(x-2)^2', 'y=1(x-2)^2+3'],
      badForm: ['y=x^2-4x+7'],
      wrong: ['y=(x+2)^2+3', 'y=(x-2)^2-3'],
    },
    {
      expected: 'w=A/l',
      variables: ['A', 'l', 'w'],
      right: ['w=A/l', 'w=\\frac{A}{l}', 'A/l=w'],
      badForm: ['A=lw', 'lw=A', 'A/l'],
      wrong: ['w=l/A', 'w=Al', 'w=A-l'],
    },
    { expected: 'x^2+y^2=25', right: ['x^2+y^2=25', 'y^2+x^2=25', 'x^2+y^2-25=0'], wrong: ['x^2+y^2=5', 'x^2-y^2=25', 'x+y=5'] },
  ],
  'a value given to a letter': [
    { expected: 'x=4', variables: ['x'], right: ['x=4', '4=x', '4'], wrong: ['x=-4', 'y=4', '5'] },
    { expected: 'x=2', variables: ['x', 'y'], right: ['x=2'], wrong: ['y=2', 'x=3'], badForm: ['2'] },
    { expected: '2x+1', variables: ['x'], right: ['y=2x+1', 'f(x)=2x+1'], wrong: ['y=2x-1', 'x=2x+1'] },
  ],
  inequalities: [
    {
      expected: 'x<3',
      right: ['x<3', '3>x', 'x \\lt 3', '(-∞,3)', '{x|x<3}'],
      wrong: ['x≤3', 'x>3', 'x<-3', '3<x', 'x=3', '3'],
      badForm: ['2x<6', 'x+1<4'],
    },
    { expected: 'x≥-2', right: ['x>=-2', 'x \\ge -2', 'x \\geq -2', '-2≤x', '[-2,∞)'], wrong: ['x>-2', 'x≤-2', '(-2,∞)'] },
    {
      expected: '1<x≤4',
      right: ['1<x≤4', '1<x<=4', '4≥x>1', '(1,4]', 'x>1 and x≤4'],
      wrong: ['1≤x<4', '1<x<4', 'x>1', 'x>1 or x≤4'],
    },
    {
      expected: 'y<2x+1',
      variables: ['x', 'y'],
      right: ['y<2x+1', '2x+1>y', 'y-2x<1', '2x-y>-1'],
      wrong: ['y>2x+1', 'y≤2x+1', 'y<2x-1', 'y=2x+1'],
    },
    { expected: 'x≠3', right: ['x≠3', 'x \\ne 3', 'x<3 or x>3'], wrong: ['x=3', 'x≠-3'] },
  ],
  points: [
    {
      expected: '(2,5)',
      variables: ['x', 'y'],
      right: ['(2,5)', '( 2 , 5 )', '\\left(2,5\\right)', 'x=2, y=5', 'x=2 and y=5', 'y=5, x=2', '(4/2, 5.0)'],
      wrong: ['(5,2)', '(2,-5)', '(2,5,0)', 'x=5, y=2', '[2,5]', '2'],
      badForm: ['2,5'],
    },
    { expected: '(1/2,-3)', right: ['(0.5,-3)', '(\\frac12,-3)'], wrong: ['(1/2,3)', '(-3,1/2)'] },
  ],
  'what cannot be read': [
    {
      expected: 'x+1',
      variables: ['x'],
      unreadable: [
        '',
        'x+',
        'x++1',
        '(x+1',
        'x+1)',
        'y+1',
        'x2',
        'x 2',
        '1 2',
        'hello',
        '\\frac{x}{',
        '\\sqrt',
        'x+-1',
        '√x^2',
        'x/0',
        '|x',
        'x^',
        '\\unknown',
        '2,5',
        'x _ 1',
        '=',
        'x=',
        '{',
        '\\begin{matrix}',
      ],
    },
  ],
  'what would take forever': [
    {
      expected: '4',
      undecided: ['9^9^9^9', '2^99999999', '100000!', '10^10^10', '9!!!!', '(2^9999)^9999', '2^(1/99999)^-99999'],
    },
    {
      expected: 'x',
      undecided: ['x^99999'],
      wrong: ['(x+1)^99(x+2)^99', '((x+1)^99)^99'],
      unreadable: [
        '('.repeat(900),
        '('.repeat(10_000),
        '7'.repeat(10_000),
        '\\frac'.repeat(2_000),
        'x'.repeat(10_000),
        '-'.repeat(999),
        '2^'.repeat(400),
        '|'.repeat(500),
        '{'.repeat(800),
        '√'.repeat(500),
      ],
    },
  ],
});

judges('set', {
  'finite sets': [
    {
      expected: '{1, 2}',
      right: [
        '{1,2}',
        '{2,1}',
        '1, 2',
        '2,1',
        '1;2',
        'x=1 or x=2',
        'x=2, x=1',
        '1 or 2',
        '1 and 2',
        'x=1,2',
        '\\left\\{1,2\\right\\}',
        '\\{2, 1\\}',
        '{1,1,2}',
        '{1, 4/2}',
        'x\\in\\{1,2\\}',
      ],
      wrong: ['{1,3}', '{3,4}', '(1,2)', '[1,2]', '12', 'x=-1 or x=-2', '{}', '1<x<2'],
      incomplete: ['1', 'x=2', '{2}'],
      extra: ['{1,2,3}', '1,2,0'],
      badForm: ['{1,1+1}', 'x^2-3x+2=0', '(x-1)(x-2)=0'],
    },
    {
      expected: '{-2, 2}',
      right: ['±2', 'x=±2', 'x=\\pm2', '\\pm 2', '-2, 2', 'x=2 or x=-2'],
      incomplete: ['2', 'x=2', '-2'],
      wrong: ['±4', '{2,3}'],
    },
    { expected: '{1-√2, 1+√2}', right: ['1±√2', 'x=1\\pm\\sqrt2', '1+√2, 1-√2'], incomplete: ['1+√2'], wrong: ['√2±1', '±√2'] },
    { expected: '{4}', right: ['4', 'x=4', '{4}', '4=x'], wrong: ['-4', '∅'], extra: ['{4,5}', '±4'] },
    { expected: '{1/2, 3}', right: ['0.5, 3', '1/2, 3', '\\frac12, 3', '3, .5'], incomplete: ['3'], wrong: ['{2,4}'] },
    {
      expected: '{(1,2), (3,4)}',
      right: ['(1,2), (3,4)', '{(3,4),(1,2)}', '(1,2) and (3,4)'],
      incomplete: ['(1,2)'],
      wrong: ['(2,1),(4,3)'],
    },
  ],
  'intervals and unions': [
    {
      expected: '(-1, 3]',
      right: ['(-1,3]', '\\left(-1,3\\right]', '-1<x≤3', '-1<x<=3', '3≥x>-1', 'x>-1 and x≤3', '{x|-1<x≤3}', 'x ∈ (-1,3]'],
      wrong: ['[-1,3)', '[-1,3]', '(-1,3)', '(3,-1]', '(1,3]', '{-1,3}'],
    },
    {
      expected: '(-∞, 2) ∪ (5, ∞)',
      right: [
        'x<2 or x>5',
        '(5,∞)∪(-∞,2)',
        '\\left(-\\infty,2\\right)\\cup\\left(5,\\infty\\right)',
        '(-inf,2)U(5,inf)',
        'x>5 or x<2',
      ],
      wrong: ['x<2 and x>5', '(-∞,2]∪(5,∞)', '(2,5)', 'x<2', '(-∞,5)∪(2,∞)'],
    },
    { expected: '[0, ∞)', right: ['x≥0', '[0,\\infty)', '[0,1]∪[1,∞)', '{0}∪(0,∞)'], wrong: ['(0,∞)', 'x>0', '[0,∞]', '{0}'] },
    { expected: '(-∞,3)', badForm: ['2x<6', '-x>-3'], right: ['x<3'], wrong: ['2x>6'] },
  ],
  'nothing and everything': [
    {
      expected: '∅',
      right: [
        'no solution',
        'No solutions.',
        '∅',
        '{}',
        '\\varnothing',
        '\\emptyset',
        '\\text{no solution}',
        'none',
        'empty set',
      ],
      wrong: ['0', '{0}', 'all real numbers'],
    },
    {
      expected: 'ℝ',
      right: ['all real numbers', 'ℝ', '(-∞,∞)', '\\mathbb{R}', 'infinitely many solutions', 'All reals'],
      wrong: ['no solution', 'x>0', '0'],
    },
  ],
  'what cannot be read': [{ expected: '{1,2}', unreadable: ['', '{1,2', '1,,2', '{1,', 'x=1 or', 'hello', '(1,2]]'] }],
});

judges('boolean', {
  'in the usual words': [
    {
      expected: 'true',
      right: ['true', 'True', 'TRUE', 't', 'yes', 'Y', ' true. ', '\\text{true}'],
      wrong: ['false', 'F', 'no', 'n'],
      unreadable: ['', 'maybe', '1', 'truee', 'constructor'],
    },
    { expected: 'false', right: ['false', 'no', 'f'], wrong: ['true', 'yes'] },
  ],
});

describe('an answer of type multiple_choice', () => {
  const choices = ['$\\frac{1}{2}$', '$\\frac{1}{3}$', 'none of these', '4'];
  it.each([
    ['B', 'B', 'correct'],
    ['B', 'b', 'correct'],
    ['B', '(B)', 'correct'],
    ['B', 'b)', 'correct'],
    ['B', '$\\frac{1}{3}$', 'correct'],
    ['$\\frac{1}{3}$', 'B', 'correct'],
    ['none of these', 'C', 'correct'],
    ['none of these', 'none  of these', 'correct'],
    ['4', '4', 'correct'],
    ['B', 'A', 'wrong_choice'],
    ['B', '4', 'wrong_choice'],
    ['B', 'none of these', 'wrong_choice'],
    ['B', 'E', 'unreadable'],
    ['B', '', 'unreadable'],
    ['B', '1/3', 'unreadable'],
    ['B', 'BB', 'unreadable'],
  ])('where %s is right, "%s" is %s', (expected, answer, reason) => {
    expect(outcome(checkAnswer(question('multiple_choice', expected, { choices }), answer))).toBe(reason);
  });

  it('finds a choice by its own text before its key', () => {
    const letters = ['B', 'A', 'C'];
    expect(checkAnswer(question('multiple_choice', 'A', { choices: letters }), 'A').verdict).toBe('correct');
    expect(checkAnswer(question('multiple_choice', 'A', { choices: letters }), 'B').verdict).toBe('incorrect');
  });
});

describe('checkAnswer says', () => {
  it.each([
    ['integer', '42', '042', '42'],
    ['integer', '-7', '−7', '-7'],
    ['fraction', '3/4', '6/8', '3/4'],
    ['fraction', '-3/4', '3/-4', '-3/4'],
    ['fraction', '3/2', '1 1/2', '3/2'],
    ['decimal', '0.5', '.50', '0.5'],
    ['decimal', '2.5', '5/2', '2.5'],
    ['expression', '2x+1', '2x  +1', '2x + 1'],
    ['set', '{1, 2}', 'x=2 or x=1', '{1, 2}'],
    ['set', '(-1,3]', '-1<x≤3', '(-1, 3]'],
    ['set', '∅', '{}', '∅'],
    ['boolean', 'true', 'Yes', 'true'],
  ] as const)('the canonical form of a %s: for %s, "%s" is %s', (type, expected, answer, normalized) => {
    const check = checkAnswer(question(type, expected), answer);
    expect(check.verdict === 'unreadable' ? null : check.normalized).toBe(normalized);
  });

  it('where reading broke and why, in words for a child', () => {
    const broken = checkAnswer(question('expression', 'x+1', { variables: ['x'] }), 'x + k');
    expect(broken).toMatchObject({
      verdict: 'unreadable',
      problem: { at: 4, length: 1, message: 'The letter k does not belong to this problem.' },
    });
    expect(checkAnswer(question('integer', '4'), '(4')).toMatchObject({
      problem: { at: 0, length: 1, message: 'This bracket is never closed.' },
    });
  });

  it('kindly what is left to do when the value is right', () => {
    expect(checkAnswer(question('fraction', '3/4', { form: 'reduced_fraction' }), '6/8')).toMatchObject({
      verdict: 'incorrect',
      reason: 'form',
      note: 'That is the right value. Now write it as one fraction in lowest terms.',
    });
  });

  it('that it cannot decide where the expected answer itself cannot be read', () => {
    expect(checkAnswer(question('expression', '((x'), 'x').verdict).toBe('undecided');
  });
});

describe('readAnswer', () => {
  it.each([
    ['fraction', '1 1/2', '1\\tfrac{1}{2}', '1 1/2'],
    ['expression', '2x(x+1)', '2x\\left(x + 1\\right)', '2x(x + 1)'],
    ['expression', '1/2x', '1 / 2x', '1/2x'],
    ['set', 'x=1 or x=2', 'x = 1 \\text{ or } x = 2', 'x = 1 or x = 2'],
    ['integer', '$1,200', '\\$1200', '$1200'],
  ] as const)('echoes a %s "%s" as %s', (input_type, answer, latex, plain) => {
    expect(readAnswer({ input_type, choices: [], judging: { variables: [], unit: null } }, answer)).toEqual({
      kind: 'read',
      echo: { latex, plain },
    });
  });

  it('is empty for nothing, and says where it broke', () => {
    const reader = { input_type: 'integer' as const, choices: [], judging: { variables: [], unit: null } };
    expect(readAnswer(reader, '  ')).toEqual({ kind: 'empty' });
    expect(readAnswer(reader, '3 +')).toMatchObject({ kind: 'unreadable', problem: { at: 3 } });
  });
});

// ---- laws

const written = fc.letrec<{ expression: string }>((tie) => ({
  expression: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom('x', 'y', '1', '2', '3', '7', '0.5', '\\frac{2}{3}', '12'),
    fc
      .tuple(tie('expression'), fc.constantFrom('+', '-', '\\cdot '), tie('expression'))
      .map(([a, sign, b]) => `\\left(${a}\\right)${sign}\\left(${b}\\right)`),
    fc.tuple(tie('expression'), fc.constantFrom('2', '3')).map(([a, n]) => `\\left(${a}\\right)^{${n}}`),
    fc.tuple(tie('expression'), fc.constantFrom('2', '5', 'x', 'y+1')).map(([a, b]) => `\\frac{${a}}{${b}}`),
    tie('expression').map((a) => `-\\left(${a}\\right)`),
    tie('expression').map((a) => `\\sqrt{\\left(${a}\\right)^{2}}`),
  ),
})).expression;
const verdict = (expected: string, answer: string) => checkAnswer(question('expression', expected), answer).verdict;

describe('the laws of equality', () => {
  it('what is equal one way round is equal the other way round', () => {
    fc.assert(
      fc.property(written, written, (a, b) => {
        const [there, back] = [verdict(a, b), verdict(b, a)];
        if (there === 'correct' && checkAnswer(question('expression', b), a).reason !== 'form')
          expect(back).not.toBe('incorrect');
        if (there === 'unreadable') expect(back).toBe('unreadable');
      }),
      { numRuns: 300 },
    );
  });

  it('adding zero, multiplying by one and taking away twice change nothing', () => {
    fc.assert(
      fc.property(written, (a) => {
        for (const same of [
          `${a}+0`,
          `1\\cdot\\left(${a}\\right)`,
          `-\\left(-\\left(${a}\\right)\\right)`,
          `\\left(${a}\\right)+x-x`,
        ]) {
          const check = checkAnswer(question('expression', a), same);
          expect(check.verdict === 'incorrect' ? check.reason : 'fine').toMatch(/^(?:fine|form)$/);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('adding one changes everything', () => {
    fc.assert(
      fc.property(written, (a) => {
        expect(verdict(a, `${a}+1`)).not.toBe('correct');
      }),
      { numRuns: 200 },
    );
  });

  it('LaTeX and the plain text of its echo are the same answer', () => {
    fc.assert(
      fc.property(written, (latex) => {
        const reading = readAnswer({ input_type: 'expression', choices: [], judging: { variables: [], unit: null } }, latex);
        if (reading.kind !== 'read') return;
        for (const text of [reading.echo.plain, reading.echo.latex]) {
          const check = checkAnswer(question('expression', latex), text);
          expect({
            text,
            verdict: check.verdict === 'incorrect' && check.reason === 'form' ? 'correct' : check.verdict,
          }).not.toMatchObject({ verdict: expect.stringMatching(/incorrect|unreadable/) });
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('any text whatever', () => {
  const types: InputType[] = ['integer', 'decimal', 'fraction', 'expression', 'set', 'boolean', 'multiple_choice'];
  const mathish = fc
    .array(
      fc.constantFrom(
        ...'0123456789xyeπ√+-*/^_=<>≤(){}[]|,;.%!$° '.split(''),
        '\\frac',
        '\\sqrt',
        '\\left(',
        '\\cdot',
        'sin',
        'log',
        ' or ',
        '∪',
        '∞',
        'cm',
        '²',
        '½',
      ),
      { maxLength: 40 },
    )
    .map((parts) => parts.join(''));

  it('is judged the same each time, at once, and without throwing', () => {
    fc.assert(
      fc.property(fc.oneof(mathish, fc.string({ unit: 'binary', maxLength: 80 })), fc.constantFrom(...types), (text, type) => {
        const asked = question(type, type === 'boolean' ? 'true' : '2', { choices: ['1', '2'], unit: 'cm' });
        const started = performance.now();
        const first = checkAnswer(asked, text);
        expect(performance.now() - started).toBeLessThan(500); // generous: a loaded machine; alone it is under 50
        expect(checkAnswer(asked, text)).toEqual(first);
        if (first.verdict === 'unreadable') {
          expect(first.problem.at + first.problem.length).toBeLessThanOrEqual(text.length);
          expect(first.note.length).toBeGreaterThan(5);
        }
        checkAnswer(question(type, text), '2');
      }),
      { numRuns: 800 },
    );
  });
});
