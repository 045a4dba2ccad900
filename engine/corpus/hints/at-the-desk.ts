import type { HintTable } from './hint-table.ts';

/** A second set of teachers' hints on other problems: clock times, terms told one by one, divisors of a number that is no prime. */
export const deskHints: HintTable = {
  'at the desk': [
    {
      stem: 'Write 90 as a product of prime factors.',
      answer: '2*3^2*5',
      level: 1,
      tells: {
        expression: [
          'A two, two threes and a five do it.',
          'It comes apart into 2, 3, 3 and 5.',
          'One 2, a pair of 3s and one 5.',
          'The factors are 3 (twice), 2 and 5.',
        ],
      },
      keeps: [
        '90 is 9 times 10.',
        'How often can you take a 3 out of 90?',
        'Two and five are the primes of 10. What about the 9?',
        'For 12 you would write two twos and a three.',
      ],
    },
    {
      stem: 'What is the highest common factor of 24 and 36?',
      answer: '12',
      level: 1,
      tells: {
        described: ['They share two twos and a three.'],
        words: ['It is a dozen.', 'Both are divisible by twelve, and by nothing larger.'],
      },
      keeps: [
        'List the factors of both numbers.',
        'Both are even, so 2 is a common factor.',
        'Is 6 the largest, or is there a larger one?',
        'Which primes do they share?',
        'Do task 12 after this one.',
      ],
    },
    {
      stem: 'How many legs do 2 spiders and 1 dog have together?',
      answer: '20',
      level: 1,
      tells: {
        solution: ['2 spiders have 16 legs; add the 4 of the dog to 16 and you are done.'],
        words: ['It is a score.', 'Sixteen and four make twenty.'],
        number: ['There are 20 legs in total.'],
      },
      keeps: [
        'A spider has 8 legs.',
        'How many legs has a dog?',
        'First the spiders, then the dog.',
        'Two spiders are twice as many as one.',
      ],
    },
    {
      stem: 'A film starts at 18:30 and lasts 1 h 45 min. When does it end?',
      answer: '20:15',
      level: 1,
      tells: {
        words: ['It ends at a quarter past eight.'],
        text: ['At 20:15.'],
        number: ['The end is at 8:15 pm.'],
      },
      keeps: [
        'What time is it one hour after the start?',
        'Go on to 19:30 first, then add 45 minutes.',
        'How many minutes are there up to the full hour?',
        'A clip that starts at 9:10 and lasts 20 minutes ends at 9:30.',
      ],
    },
    {
      stem: 'Solve $3(x - 2) = 12$.',
      answer: '6',
      level: 1,
      tells: {
        solution: ['Dividing by 3 gives x - 2 = 4. Now add 2 on both sides.'],
        words: ['x has to be half a dozen.'],
        arithmetic: ['4 + 2 is your x.'],
        described: ['x is four plus two.'],
        number: ['So x comes out as 6.'],
      },
      keeps: [
        'What must the bracket be, if three of them make 12?',
        'Divide both sides by 3 first.',
        'Careful: the 3 acts on both the x and the 2.',
        'In line 6 of your work a sign is lost.',
        'Try x = 5: you get 9, which is too small.',
      ],
    },
    {
      stem: 'Write 3.6 as a mixed number in lowest terms.',
      answer: '3 3/5',
      level: 1,
      tells: {
        words: ['Three and three fifths.'],
        parts: ['The whole part is 3 and the fraction is 3/5.'],
        number: ['18/5 written as a mixed number, so 3 3/5.'],
      },
      keeps: ['What is 0.6 as a fraction?', '6/10 can be made simpler.', 'The whole part stays 3.', '1.5 would be 1 1/2.'],
    },
    {
      stem: 'A shop sells a coat of $80 with 25% off. What does it cost now?',
      answer: '60',
      level: 1,
      tells: {
        words: ['You pay sixty dollars.'],
        solution: ['A quarter of 80 is 20, and 80 minus 20 is all that is left to work out.'],
        number: ['Three quarters of 80 are 60.', '20 off, so 60 to pay.', '$60.00'],
      },
      keeps: [
        'How much is a quarter of 80?',
        '25% is a quarter.',
        'Do you have to add or to take away the discount?',
        'With 10% off it would cost $72.',
        'What part of the price is left?',
      ],
    },
    {
      stem: 'What is the mean of 4, 9 and 11?',
      answer: '8',
      level: 1,
      tells: {
        solution: ['Together they make 24, and 24 divided by 3 is the mean.'],
        words: ['24 shared by three is eight.', 'Eight is what you are after.'],
        described: ['The mean is one more than seven.'],
      },
      keeps: [
        'Add the three numbers first.',
        'How many numbers are there?',
        'The mean of 2 and 6 is 4.',
        'The mean lies between 4 and 11.',
      ],
    },
    {
      stem: 'Is 91 prime?',
      answer: 'no',
      level: 1,
      tells: {
        truth: ['91 is 7 times 13.', 'It is not a prime.', 'Seven goes into it thirteen times.', 'No.'],
      },
      keeps: [
        'Try to divide it by small primes.',
        'Is 91 in the seven times table?',
        'You need not go past 9.',
        '97, for example, is prime.',
      ],
    },
    {
      stem: 'Simplify $4a + 3b - a + 2b$.',
      answer: '3a+5b',
      level: 1,
      tells: {
        expression: ['Three a plus five b.'],
        parts: ['You get 3a and 5b, added.', '5b + 3a', 'The a terms make 3a and the b terms make 5b.'],
      },
      keeps: [
        'Put the like terms together.',
        'How many a are left when one is taken away?',
        '4a and 3b are not like terms.',
        '2x + 5x would be 7x.',
      ],
    },
    {
      stem: 'Which fraction is the largest? A) 1/2 B) 2/3 C) 3/5',
      answer: 'B',
      level: 1,
      tells: {
        choice: ['Two thirds is larger than both of the others.', 'Option b) it is.', 'Tick the one in the middle.'],
        number: ['The largest is 2/3.'],
      },
      keeps: [
        'Bring them to the same denominator.',
        '1/2 is the smallest.',
        'Compare 2/3 with 3/5.',
        '30 works as a common denominator.',
      ],
    },
    {
      stem: 'A number is doubled and then 5 is added. The result is 19. Find the number.',
      answer: '7',
      level: 1,
      shown: ['Tutor: Before the 5 was added it was 14.', 'Student: so 14?'],
      tells: {
        number: ['Half of 14 is 7.', 'Halve it: 7.'],
        words: ['Not 14, it is seven.', 'Fourteen is twice seven.'],
      },
      keeps: [
        '14 is the doubled number.',
        'What was it before it was doubled?',
        'Undo the doubling, too.',
        'You are one step away.',
      ],
    },
    {
      stem: 'Find the slope of the line through (1, 2) and (3, 8).',
      answer: '3',
      level: 1,
      tells: {
        described: ['It rises by 3 for each step.'],
        words: ['Six over two, so three.'],
        number: ['The slope is 3.', 'm = 3'],
      },
      keeps: [
        'How far up is it from 2 to 8?',
        'The slope is rise over run.',
        'From x = 1 to x = 3 you go 2 to the right.',
        'Which point has x = 3?',
      ],
    },
    {
      stem: 'How many minutes are 2 hours?',
      answer: '120',
      level: 1,
      tells: {
        words: ['Sixty and sixty make a hundred and twenty.'],
        number: ['Two sixties are 120.'],
      },
      keeps: [
        'An hour has 60 minutes.',
        'Think of the number of minutes in one hour.',
        'You need the number of minutes in an hour, twice.',
        'Is it more or less than 100?',
      ],
    },
    {
      stem: 'A spider meets 3 beetles. How many legs are there in all?',
      answer: '26',
      level: 1,
      tells: {
        described: ['It is as many as the letters in the alphabet.'],
        number: ['8 legs and 18 legs are 26 legs.'],
      },
      keeps: [
        'A spider has 8 legs, a beetle 6.',
        'How many legs do the three beetles have?',
        'Begin with the beetles.',
        'There are two kinds of animals.',
      ],
    },
    {
      stem: 'Anna has 4 coins of 5 cents. How many cents is that?',
      answer: '20',
      level: 1,
      tells: {
        words: ['Four fives are twenty.', 'She has twenty cents.'],
      },
      keeps: [
        'Count in fives, four times.',
        'How many fives are there?',
        'Each coin is worth five cents.',
        'Three fives are fifteen. Go on.',
      ],
    },
    {
      stem: 'What is the greatest common factor of 18 and 30?',
      answer: '6',
      level: 1,
      tells: {
        words: ['They have a two and a three in common, so it is six.', 'Half a dozen.'],
      },
      keeps: [
        '18 is a two and two threes.',
        '30 is a two, a three and a five.',
        'Which primes are in both?',
        'Write both as products of primes.',
      ],
    },
    {
      stem: 'Share 45 sweets among 9 children. How many does each get?',
      answer: '5',
      level: 1,
      tells: {
        described: ['Nine fives are 45.', 'Each gets as many as a hand has fingers.'],
        words: ['Five sweets for each child.'],
      },
      keeps: [
        'How many nines are in 45?',
        'Nine fours are 36, that is too few.',
        'Is 45 in the nine times table?',
        'Nine times what is 45?',
      ],
    },
    {
      stem: 'Solve $x^2 = 64$.',
      answer: 'x = 8 or x = -8',
      level: 1,
      tells: {
        members: ['Eight and minus eight.', 'It is 8, but do not forget -8.'],
      },
      keeps: [
        'What is the square root of 64?',
        'There are two solutions.',
        '7² is 49 and 9² is 81.',
        'A negative number squared is positive.',
      ],
    },
    {
      stem: 'Expand $(x + 3)(x - 3)$.',
      answer: 'x^2-9',
      level: 1,
      tells: {
        expression: ['You get x squared minus nine.'],
        parts: ['The terms are x^2 and 9, the nine taken away.'],
      },
      keeps: [
        'Multiply each term by each.',
        'Which terms cancel?',
        'It is a difference of squares.',
        'For (x + 2)(x - 2) it is x^2 - 4.',
      ],
    },
    {
      stem: 'A book has 200 pages. Lea reads 40 on Monday and 35 on Tuesday. How many pages are left?',
      answer: '125',
      level: 1,
      tells: {
        solution: ['40 + 35 = 75, and 200 minus 75 is what you need.', '75 are read; take the 75 from 200.'],
        words: ['She has a hundred and twenty-five pages left.'],
      },
      keeps: [
        'How many pages has she read so far?',
        '40 and 35: add them first.',
        'Then take that away from 200.',
        'On page 75 there is a picture.',
      ],
    },
    {
      stem: 'Which number is odd? A) 12 B) 26 C) 33',
      answer: 'C',
      level: 1,
      tells: {
        choice: ['Take the last one.', 'Letter c) is odd.'],
        elimination: ['12 and 26 are both even.'],
      },
      keeps: [
        'Look at the last digit of each number.',
        'Is 12 odd or even?',
        'Odd numbers end in 1, 3, 5, 7 or 9.',
        'Take your time with each one.',
      ],
    },
    {
      stem: 'Round 7.846 to one decimal place.',
      answer: '7.8',
      level: 1,
      tells: {
        words: ['It comes to seven point eight.'],
        number: ['7.8 it is.'],
      },
      keeps: [
        'Look at the second decimal, the 4.',
        '7.846 lies between 7.8 and 7.9.',
        'Does the 4 make you round up or down?',
        'For 2.37 you would get 2.4.',
      ],
    },
    {
      stem: 'Divide 7 by 8 and give a decimal.',
      answer: '0.875',
      level: 1,
      tells: {
        words: ['Point eight seven five.'],
        number: ['Seven eighths is 0.875.', 'It is 875 thousandths.'],
      },
      keeps: [
        'Put in a decimal point and go on with 70.',
        '8 goes into 70 eight times.',
        'One eighth is 0.125.',
        'The answer is less than one.',
      ],
    },
    {
      stem: "It is 9:40. How many minutes until 10 o'clock?",
      answer: '20',
      level: 1,
      tells: {
        words: ['Twenty minutes.'],
        number: ['There are 20 minutes to go.'],
      },
      keeps: [
        'At that point one more step is needed.',
        'From 40 to 60, how far is that?',
        'An hour has 60 minutes.',
        'Think of the clock face.',
      ],
    },
    {
      stem: 'Write 7/4 as a mixed number.',
      answer: '1 3/4',
      level: 1,
      tells: {
        words: ['One and three quarters.'],
      },
      keeps: ['How often does 4 go into 7?', 'What remains goes over 4.', '5/2 would be 2 1/2.', 'Four fourths make one whole.'],
    },
    {
      stem: 'Is 57 a prime number or a composite number?',
      answer: 'composite',
      level: 1,
      tells: {
        text: ["57 splits into 3 · 19, so it's really a composite number."],
      },
      keeps: ['Try to divide 57 by 3.', 'A prime number has two divisors only.'],
    },
    {
      stem: 'What is a rhombus?',
      answer: 'a quadrilateral with four equal sides',
      level: 1,
      tells: {
        text: ['Think a little more: a rhombus is also a special kind of quadrilateral, one with sides of equal length.'],
      },
      keeps: ['What do you know of its sides?', 'Draw one and measure it.'],
    },
    {
      stem: 'After the fourth week Tom drops three of his seven balls. How many does he still hold?',
      answer: '4',
      level: 1,
      shown: ['Student: He practised 4 weeks, so 7 - 3 = 4, and then 4 + 2 = 6.'],
      tells: {
        number: ['So he still holds 4 balls.'],
      },
      keeps: [
        'He practised for 4 weeks.',
        "The two balls are not added to Tom's four.",
        'You took 3 from 7 first. Why do you go on?',
      ],
    },
    {
      stem: 'A pen costs $3. How many can Tim buy for $27?',
      answer: '9',
      level: 1,
      tells: {
        words: ['He can buy nine pens.'],
      },
      keeps: ['Say we choose 3 of 10 books: 10·9·8 over 3·2·1 makes 120, so there are 120 ways.', 'What does one pen cost?'],
    },
  ],
};
