import type { HintTable } from './hint-table.ts';

/** Hints as teachers write them: factors by how often they are there, what everybody can count, all but the last step, beside harmless ones. */
export const spokenHints: HintTable = {
  'as teachers speak': [
    {
      stem: 'Write 60 as a product of primes.',
      answer: '2^2*3*5',
      level: 1,
      tells: {
        expression: [
          'It is made of two twos, a three and a five.',
          'You need a pair of twos, one three and one five.',
          'Two 2s, one 3 and one 5 multiply to sixty.',
          'The primes are 2 (twice), 3 and 5.',
          'Take 2 two times, then 3, then 5.',
        ],
      },
      keeps: [
        'Sixty is even, so one of the primes is two.',
        'Split 60 into 6 and 10, then split both again.',
        'Which prime goes into 15?',
        'Two times thirty is a fine start.',
        'Look at Example 2, where 36 came out as two twos and two threes.',
      ],
    },
    {
      stem: 'Find the least common multiple of 12 and 20.',
      answer: '60',
      level: 1,
      tells: {
        described: [
          'Build it from two twos, a three and a five.',
          'It is the number of minutes in an hour.',
          'Multiply two twos, one three and one five together and you are there.',
        ],
        words: ['Twenty, forty, sixty: there they meet.'],
      },
      keeps: [
        'Write out the first multiples of each number.',
        '12 is two twos and a three.',
        'You have two twos already. Which primes does 20 bring along?',
        'In the example, the least common multiple of 4 and 6 was 12.',
        'Check your list in 2 minutes with your partner.',
      ],
    },
    {
      stem: 'How many eggs are in a full box, if 3 rows hold 4 eggs each?',
      answer: '12',
      level: 1,
      tells: {
        described: [
          'As many as there are months in a year.',
          'The number of months in a year!',
          'Think of the number of hours on a clock face.',
          'One for every month of the year.',
        ],
        words: ['It is a dozen.'],
      },
      keeps: [
        'How many rows does the box have?',
        'Draw the three rows and count.',
        'The eggs are laid 4 to a row.',
        'A month ago we did one like this in step 12 of the booklet.',
      ],
    },
    {
      stem: 'What is 3 + 4?',
      answer: '7',
      level: 1,
      tells: {
        described: [
          'It is the number of days in a week.',
          'The same as the days of the week.',
          'As many as the days in one week.',
        ],
      },
      keeps: ['Start at 4 and count three on.', 'Take your time, you have all week.', 'Question 7 is much harder than this one.'],
    },
    {
      stem: 'A jar holds $n$ sweets. Ali takes 3 and then doubles what is left. Write the number he ends with.',
      answer: '2(n-3)',
      level: 1,
      tells: {
        expression: [
          'It is twice n minus three in brackets, so 2(n - 3).',
          'Write 2n - 6.',
          'You should end with two n minus six.',
          'Double the bracket n minus 3, that is $2n-6$.',
        ],
      },
      keeps: [
        'What is left after he takes 3? Write that with n.',
        'Put what is left in a bracket.',
        'If n were 10, he would have 7 left and end with 14.',
        'Does the doubling act on all of what is left?',
      ],
    },
    {
      stem: 'Write the perimeter of a rectangle with sides $a$ and $b$.',
      answer: '2a+2b',
      level: 1,
      tells: {
        expression: ['Twice a plus twice b.', 'Add a and b and double that, so 2(a + b).', 'You get two a plus two b.'],
      },
      keeps: [
        'How many sides does it have, and which are alike?',
        'Two sides are a long.',
        'For sides 3 and 5 you would get 16.',
        'Go round the rectangle and add each side.',
      ],
    },
    {
      stem: 'A rope of 5 m is cut into 2 equal pieces. How long is one piece in metres?',
      answer: '2.5',
      level: 1,
      tells: {
        words: ['Each piece is two and a half metres.', 'One piece measures two point five.', 'Half of five is two and a half.'],
        number: ['It is 2 1/2 m.', 'It comes to 250 cm.'],
      },
      keeps: [
        'Which sum gives the length of one piece?',
        'It is a bit more than 2 metres.',
        'Half of 4 would be 2. Now do the same with 5.',
        'Cut the rope in the middle.',
      ],
    },
    {
      stem: 'Add 1/2 and 1/4. Give a decimal.',
      answer: '0.75',
      level: 1,
      tells: {
        words: [
          'That makes zero point seven five.',
          'You get three fourths.',
          'It is point seven five.',
          'Seventy-five hundredths.',
        ],
        number: ['Three quarters of one, so 0.75.'],
      },
      keeps: [
        'One half is 0.5.',
        'A quarter is 0.25.',
        'Write both with two decimal places.',
        'Which one is the larger of the two?',
        '1/3 + 1/3 would be two thirds.',
      ],
    },
    {
      stem: 'What is 6 × 14?',
      answer: '84',
      level: 1,
      shown: ['Think of 6 tens: sixty.', 'The rest is 6 fours: twenty-four.'],
      tells: {
        words: ['Sixty and twenty-four make eighty-four.'],
        parts: ['It starts with 8 and ends with 4.'],
        number: ['That is 84.'],
      },
      keeps: ['Now put the two parts together.', 'Add what you found.', 'What do 60 and 24 make?'],
    },
    {
      stem: 'Solve $5x - 4 = 31$.',
      answer: '7',
      level: 1,
      tells: {
        solution: [
          'Adding 4 gives 5x = 35. Divide by 5.',
          'Add 4 to 31, you get 35, and then 35 shared by 5 is the last thing to do.',
        ],
        number: ['x is 35 fifths.', 'x = 35/5.'],
        described: ['Five sevens are 35, so there is your x.'],
      },
      keeps: [
        'What undoes taking 4 away?',
        'First get rid of the 4.',
        'Then divide both sides by 5.',
        'What is 31 + 4?',
        'In step 4 of the example, 3x = 12 became x = 4.',
      ],
    },
    {
      stem: 'Which shape has exactly one pair of parallel sides? A) square B) trapezium C) rhombus D) rectangle',
      answer: 'B',
      level: 1,
      tells: {
        choice: ['The letter you want is B.', 'Only the second one fits.', 'It must be b).'],
        elimination: ['Square, rhombus and rectangle each have two pairs.', 'A, C and D are all out.'],
        text: ['Take the trapezium.'],
      },
      keeps: [
        'Count the pairs in each shape.',
        'A square has two pairs, so A is out.',
        'Be careful with D.',
        'Draw them and mark the parallel sides.',
        'Is C right, do you think?',
      ],
    },
    {
      stem: 'Tina has 3 packs of 6 juices and drinks 4. How many are left?',
      answer: '14',
      level: 1,
      tells: {
        solution: [
          '3 times 6 is 18, and 18 take away 4 is what you want.',
          'She has 18 juices at first; 18 - 4 is all that is left to do.',
        ],
        words: ['There are fourteen left.', 'Eighteen minus four, so fourteen.'],
        described: ['Four less than eighteen.'],
        number: ['She keeps 14 of them.'],
      },
      keeps: [
        'How many juices are in three packs?',
        'Begin with the packs, then think of the 4.',
        'You do not need all the numbers at once.',
        'She drinks 4, so do you add or subtract?',
        'In problem 14 of your book it works the same way.',
      ],
    },
    {
      stem: 'What is the value of 5²?',
      answer: '25',
      level: 1,
      tells: {
        words: ['Five fives make twenty-five.'],
        described: ['It is a quarter of a hundred.'],
        arithmetic: ['The same as 20 + 5.'],
      },
      keeps: ['It means 5 · 5.', 'It is not 10.', 'Take 5 rows of 5.', '4² is 16.'],
    },
    {
      stem: 'Round 3,482 to the nearest hundred.',
      answer: '3500',
      level: 1,
      tells: {
        number: ['It goes up to 3,500.'],
        words: ['Thirty-five hundred.', 'You land on three thousand five hundred.'],
      },
      keeps: [
        'Look at the tens digit, the 8.',
        'Is 82 nearer to 0 or to 100?',
        '3,482 lies between 3,400 and 3,500. Which one is nearer?',
        'For 2,317 it would be 2,300.',
      ],
    },
    {
      stem: 'A bag has 5 red and 3 blue balls. What is the chance of red?',
      answer: '5/8',
      level: 1,
      tells: {
        parts: ['Five out of eight.', 'The top is 5 and the bottom is 8.'],
        words: ['It is five eighths.'],
        number: ['0.625', '62.5 %'],
      },
      keeps: [
        'How many balls are there in all?',
        'The top counts the red balls.',
        'For blue it would be three eighths.',
        'Red is more likely than blue.',
      ],
    },
    {
      stem: 'Find x: a triangle has the angles 50°, 60° and x.',
      answer: '70',
      level: 1,
      tells: {
        words: ['x is seventy.'],
        number: ['180 - 110 = 70', 'It lacks 70 degrees.'],
      },
      keeps: [
        'The angles of a triangle add up to 180°.',
        'What do 50 and 60 make together?',
        'You need one subtraction after that.',
      ],
    },
    {
      stem: 'What number is halfway between 8 and 20?',
      answer: '14',
      level: 1,
      shown: ['Student: I think it is 12.'],
      tells: {
        number: ['Not 12 but 14.', 'Six up from 8 takes you to 14.'],
        described: ['It is 8 plus 6.'],
      },
      keeps: [
        '12 is four away from 8 and eight away from 20.',
        'How far is it from 8 to 20?',
        '12 is the distance between them.',
        'Half of 12 is what you go up from 8.',
      ],
    },
    {
      stem: 'Write 2/3 as a decimal to two places.',
      answer: '0.67',
      level: 1,
      tells: {
        number: ['2 ÷ 3 gives 0.6666…, now round it.', 'It is 0.666666.', 'You get 0.667 or so.'],
        words: ['About sixty-seven hundredths.'],
      },
      keeps: [
        'Divide the top by the bottom.',
        'One third is 0.333…',
        'Round to two places at the end.',
        'Look at the third digit after the point.',
      ],
    },
    {
      stem: 'How many weeks does he need for 2100 pages at 300 pages a week?',
      answer: '7',
      level: 1,
      shown: ['Student: 2100/300 = 7 days, so 1 week. It is not 7 weeks.'],
      tells: {
        number: ['He needs 7 weeks, since he reads 300 pages each week.', "Doesn't that mean 7 weeks?", 'It really is 7 weeks.'],
      },
      keeps: ['Why is it 7 days?', 'You wrote 2100/300 = 7. What does that 7 count?', 'Is that days or weeks?'],
    },
  ],
};
