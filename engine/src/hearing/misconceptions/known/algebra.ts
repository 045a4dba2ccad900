import { known } from './known-mistake.ts';

/** Expressions, equations, inequalities, functions and lines, polynomials. */
export const algebraMistakes = [
  known(
    'Adds the coefficient and the constant: 3x + 4 becomes 7x; Combines terms that are not alike; Adds unlike terms: 3x + 4 becomes 7x; Combines unlike terms; Joins a number with the variable term',
    'you can add everything together; i added them all up; 2 and 3 make 5x; 3x plus 4 is 7x; you put the numbers together and then the letter; i added the coefficient and the constant; just add all the numbers and put the x; all the numbers together and keep the letter; you add the 6 and the 9 first; i combined them all; i put the plain number with the x; like 3 apples and 2 oranges is 5 fruits; 5 plus 2 plus 3 with an a; i put the six and the nine together to get fifteen x; you can too add them',
    'you can only add like terms; 3x and 4 are not like terms; the x ones go together and the numbers go together; only the a ones go together; you cant add the 2 to the as; letters and numbers stay apart; 5a and 3a is 8a',
  ),
  known(
    'Multiplies only the first term in the parentheses; Distributes to the first term only',
    'i only multiplied the first one; you only multiply the x; only the first term gets it; the second one stays the same; i multiplied the x and left the number; 4 times x then plus 3; it only goes to the first; the number outside is just for the x; you just times the first thing in the brackets; only the x gets the 4',
    'you multiply both; distribute to both terms; the 4 goes to both; the 4 multiplies the x and the 3; it doesnt only go to the x; 4 goes to both things inside; i did both; 4 times x and 4 times 3',
  ),
  known(
    'Multiplies only the last term in the parentheses',
    'i only multiplied the second; the number goes to the last one; i multiplied the 3 but not the x',
  ),
  known(
    'Squares each term of a sum; Thinks (a + b)^2 = a^2 + b^2; Squares a binomial term by term',
    'you square both and thats it; you just square each one; x squared plus 3 squared; i squared the first and the second; the square goes to both; a plus b squared is a squared plus b squared; theres no middle term',
    'you have to multiply it out; theres also 2ab',
  ),
  known(
    'Takes the root of each term of a sum',
    'the root goes on both; i took the root of each; root of 9 plus 16 is 3 plus 4; you can split the root',
  ),
  known(
    'Changes only the first sign after a minus before parentheses; Forgets to change the signs after a minus before parentheses',
    'the minus is only for the first; i only changed the first sign; the signs inside stay the same; you just take off the parentheses; i dropped the brackets and kept the signs',
    'all the signs change',
  ),
  known(
    'Does the same operation again instead of undoing it; Does the same operation once more in place of undoing it; Applies the given operation rather than its inverse; Adds where the added number has to be subtracted; Uses the same operation instead of the inverse',
    'i added 5 to both sides; its plus 5 so you add 5; theres a plus so you plus; i did the same operation again; i added the constant on the other side; it goes to the other side and stays plus; i moved it over without changing the sign; adding 7 again; you add it again on the other side; 24 plus 7; i multiplied by the number because it was times; i timesed both sides by it; i take the 5 to the other side so its 17 plus 5; plus stays plus on the other side',
    'you do the opposite; you subtract because its plus; subtract it from both sides; divide because its times; i subtracted the constant from both sides; i took away 5 from both sides; first i did minus 5; i subtracted the 7; its plus so you take it off both sides; take 9 away first',
  ),
  known(
    'Stops after the first step, with the coefficient still there; Forgets to divide by the coefficient at the end; Stops before dividing by the coefficient',
    'i subtracted and then i was done; i took it off and thats x; i got 12 so thats x; i subtracted the number and thats the answer; thats it after the minus; i stopped after one step; i got 2x is 12 so 12; i forgot to divide; you only need to subtract',
    'then divide by 2; now divide both sides; 17-5 is 12 and 12/2 is 6; then divide by 2 so x is 6',
  ),
  known(
    'Adds or subtracts the number that multiplies the variable; Subtracts the coefficient rather than dividing by it; Subtracts the coefficient instead of dividing by it',
    'i subtracted the number in front of the x; i minused the coefficient; you take away the 4 from the 4x; i minused 4 from both sides; you subtract the number before the letter; i took off the number next to x; i moved the coefficient to the other side with a minus; 28 minus 4; take 2 off because its 2x; i took the 3 away from 3x; theres a plus between the 4 and the x; i added the number in front; u minus the number with the x',
    'you divide by 4; its times so you divide; i divided both sides by 4; 4x means 4 times x so you divide; not minus 4 its divide; you dont subtract the 4; i have to divide not subtract; no subtracting the 4',
  ),
  known(
    'Divides one term of a side and leaves the other as it was; Divides just part of one side; Divides only one term by the coefficient',
    'i divided the 57 by 6 first; you divide first; i only divided one of them; i divided the number on the other side and left the plus; i divided the x part and not the constant; divide the total by the coefficient first; always divide first; i divided just the first term',
    'subtract first then divide; if you divide you have to divide everything; i would take the 9 away first; subtract first; take away the constant then divide',
  ),
  known(
    'Changes only one side of the equation; Does not keep the equation balanced; Does the operation on one side only',
    'i only did it on one side; i took it off the left and left the right; you just do it to the x side; the other side stays the same; i subtracted from one side; it only has to be done once; the right side doesnt change',
    'you do the same to both sides',
  ),
  known(
    'Divides by a negative number and keeps the inequality symbol as it is; Fails to flip the inequality when dividing by a negative; Does not reverse the inequality when dividing by a negative',
    'the sign stays the same; i divided and kept the sign; you dont flip it; the sign never changes; i left the arrow the same; you keep the symbol when you divide by a negative; its like an equation so the sign stays',
    'you flip it when you divide by a negative; x is less because you flip the sign; the sign doesnt stay the same; dividing by a negative turns the sign around; x < -4 because you flip it',
  ),
  known(
    'Reverses the inequality symbol on every step; Flips the inequality sign even when it isn’t needed; Flips the inequality when dividing by a positive or when subtracting',
    'you always flip the sign; i flipped the sign every time; solving reverses the sign; you flip it when you subtract; you turn the arrow around on each step; i flipped it because i divided; when you move it you flip the sign; u flip the sign every time',
    'you only flip it with negatives',
  ),
  known(
    'Takes what is paid once for what is paid each time, or the other way round; Swaps the fixed amount and the amount per unit',
    'the fee goes with the x; i put the x with the fixed price; you pay the 8 every hour; the one time fee is times the hours; i mixed up the fee and the price per hour; the shoes cost 8 each hour',
  ),
  known(
    'Reads f(4) as f times 4; Interprets function notation as multiplication; Reads function notation as multiplication',
    'f of 4 means f times 4; its f times 4; you multiply f by the number; the brackets mean times; g times 5; f(4) is 4f; you times it by what is in the brackets; i multiplied the whole rule by 5',
    'you put 4 in for x; you put 5 in for x; 9 times 5 minus 4',
  ),
  known(
    'Sets the input beside the coefficient, so that 3x with x = 4 becomes 34; Substitutes by placing digits side by side; Substitutes by writing the digit next to the coefficient',
    'you put the 5 next to the 9; you write 95; i replaced the x with 5 so its 95; 3x with 4 is 34; the x turns into the number so it becomes 34; i wrote the number beside it; you just stick it on; you put the number where the x is so its two digits',
    '3x means 3 times x; 9 times 5',
  ),
  known(
    'Adds the input to the coefficient in place of multiplying; Treats the coefficient as an addend',
    'i added the 5 and the 9; 9x means 9 plus x; i did 9 plus 5; 3x is 3 and x together so you add; you plus the number and the x; 3x with 4 is 7',
  ),
  known(
    'Does the multiplication and forgets the constant; Leaves off the constant term when evaluating; Leaves out the added constant of a rule',
    'i did the times part and thats what comes out; i forgot the plus 1; i only multiplied; i didnt do the plus; i left out the minus 4 at the end; you only need the times; just times it; the last number doesnt matter',
    'first times 2 then plus 1; ten times two is twenty plus one is twenty one',
  ),
  known(
    'Adds or subtracts first, and so multiplies the number that stands alone as well; Adds the constant before multiplying',
    'you add first then times; i did the plus before the times; i added 1 and then doubled; first the plus and then multiply; i put the plus in first; you add the constant to the input first',
  ),
  known(
    'Takes the output for the input, or the other way round; Confuses inputs and outputs',
    'the number after the equals goes in; 8 goes in and 3 comes out; f(3) = 8 means 8 goes in; i mixed up in and out; the number in the brackets comes out; the input is the y; you put the 9 in; i looked for it in the y row',
    'the number in the brackets goes in',
  ),
  known(
    'Takes the starting value for the step, and the step for the starting value; Swaps slope and y-intercept; Swaps slope and intercept',
    'the first number is the start and goes with x; the number with x is where you start; i put the start next to the x; the step is the number alone; the slope is the number at the end; b is the slope; m is where it starts; it starts at 4 because its 4x',
    'the number with x is how much it goes up',
  ),
  known(
    'Takes the first value of the table for the start, though the table begins at 1',
    'the table starts with 9 so plus 9; the first y is the start; it begins at 9; the first number in the table is b; the y intercept is the first one in the table',
    'you have to go back to zero',
  ),
  known(
    'Thinks that one input may give several outputs; Thinks any table is a function',
    'one x can have two ys; its ok if the same number gives different answers; an input can have more than one output; its still a function with two outputs; it can come out different each time',
  ),
  known(
    'Takes the next number of the row for the one that is asked for',
    'its the next number; i just did the next one; i continued the pattern by one; the row goes on with it; i wrote what comes after the last one',
  ),
  known(
    'Takes the coordinates in the wrong order; Swaps x and y of a point',
    'you go up first then over; i went up first; the first number is up; y comes first; i switched x and y; the second number is sideways; it doesnt matter which is first',
    'x first then y; you go over then up',
  ),
  known(
    'Finds the slope as run over rise; Divides the change in x by the change in y',
    'slope is x over y; i put the x on top; its run over rise; i did the change in x divided by change in y; sideways over up',
    'rise over run',
  ),
  known(
    'Takes one coordinate for the slope; Takes the difference of one coordinate as the slope',
    'the slope is how much y goes up; the slope is the y number; i just subtracted the ys; the steeper is the bigger y',
  ),
  known(
    'Thinks that perpendicular lines have opposite slopes, or that parallel lines have the same intercept',
    'perpendicular is the negative slope; you just make it negative; you only flip it; parallel lines have the same b; they start at the same point so parallel; just put a minus in front of the slope',
  ),
  known(
    'Gives only the positive solution of a quadratic equation; Loses the negative root; Gives one of two solutions',
    'x squared is 9 so x is 3; the root is just 3; theres only one answer; square root gives one number; a square only has one root; i just took the root; negative cant be an answer',
    'plus or minus 3; there are two answers',
  ),
  known(
    'Divides both sides by x and loses a solution',
    'i divided by x; you cancel the x on both sides; i crossed out an x; x goes away on both sides',
  ),
  known(
    'Takes the signs of the factors for the solutions; Reads the solutions off the factors with the wrong sign',
    'x plus 3 means x is 3; the numbers in the brackets are the answers; you take the number in the bracket; (x-2)(x+3) is -2 and 3; the solutions are just the numbers in the parentheses',
    'you set each one to zero',
  ),
  known(
    'Finds factors with the right product and the wrong sum',
    'i found two numbers that multiply to it; they only have to multiply; i only looked at the last number; the sum doesnt matter',
  ),
  known(
    'Cancels terms instead of factors in a fraction with variables; Cancels across a sum',
    'you cross out the x on top and bottom; i canceled the xs; the x and x cancel; you cancel the same things on top and bottom; i crossed out the 3s',
    'you can only cancel factors',
  ),
  known(
    'Takes a letter for an object or a label; Thinks the letter stands for a thing rather than a number',
    'a is for apples; x is the thing; 3a means 3 apples; the letter stands for the first letter of the word; s is students so 6s is six students; b means bananas',
    'the letter is a number',
  ),
  known(
    'Thinks different letters must stand for different numbers; Gives a letter its place in the alphabet',
    'x and y cant be the same; a is 1 because its the first letter; different letters means different numbers; c is 3',
  ),
  known(
    'Translates "less than" in the order of the words: 5 less than x becomes 5 - x; Writes the reversed order of a subtraction in an expression',
    '5 less than x is 5 minus x; you write it in the order it says; less than means 5 - x; i wrote it like i read it; it says 5 first so 5 goes first',
    'its x minus 5',
  ),
  known(
    'Takes x for 0 where it has no coefficient; Thinks that x has no coefficient: x + x is x squared',
    'x plus x is x squared; x and x is x2; x times x is 2x; x alone is zero; x without a number is nothing; a plus a is a squared',
    'x plus x is 2x',
  ),
  known(
    'Takes an absolute value as changing the sign',
    'absolute value flips the sign; you make it the opposite; the bars change the sign; absolute value of 5 is minus 5; the bars make it negative',
  ),
  known(
    'Shifts a graph in the wrong direction; Thinks that x + 3 moves the graph to the right',
    'plus 3 moves it right; x plus means to the right; inside plus 3 goes right; minus goes to the left; its minus 2 so it moves left',
  ),
  known(
    'Splits a logarithm over a sum; Takes the logarithm as a factor',
    'log of a plus b is log a plus log b; you can split the log; log is like times; you divide by log; log times x; cancel the logs',
  ),
  known(
    'Applies a function to each term of a sum',
    'f of a plus b is f a plus f b; sin of a plus b is sin a plus sin b; you can split it; you do it to each one; sine of twice is twice the sine',
  ),
  known(
    'Adds the two equations wrongly or solves only for one variable of a system; Gives only one value of a system',
    'i found x and i was done; you only need x; i stopped when i had x; y doesnt matter; i just solved one of them',
  ),
  known(
    'Treats growth by a percent as growth by a fixed amount; Takes exponential growth for linear',
    'it goes up the same every year; you add the same amount each time; 10 percent for 3 years is 30 percent; you just times it by 3; it doubles so add 2 each time',
  ),
] as const;
