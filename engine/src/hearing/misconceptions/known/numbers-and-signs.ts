import { known } from './known-mistake.ts';

/** Whole numbers, integers, the order of operations, time and money. */
export const numberMistakes = [
  known(
    'Uses "two minuses make a plus" when two negative numbers are added; Applies the rule for multiplying negatives to addition; Thinks that two negatives make a positive in a sum; Gives a positive sum of two negative numbers',
    'two minuses make a plus; two negatives make a positive; minus and minus is plus; negative plus negative is positive; they cancel because there are two minuses; two negatives cancel out; negative and negative is positive; its positive because both are negative; a minus and a minus makes a plus; double negative is positive; when theres two minus signs it turns positive; negatives always turn positive when theres two; two minuses is a plus so its positive; like two no is a yes; two wrongs make a right so its plus',
    'two negatives only make a positive when you multiply; adding two negatives gives a negative; both are negative so it goes more negative; it only works for subtracting a negative; two minuses dont make a plus when you add; i know its not a plus; both are negative so you go more to the left; adding two negatives is negative; two negatives isnt a plus here; i used to think two negatives make a positive; plus a negative goes down',
  ),
  known(
    'Adds the absolute values even though one number is positive and the other is negative; Adds the sizes where one number is positive and the other negative; Adds absolute values although the signs differ; Adds the absolute values and keeps a sign',
    'i added the numbers and put a minus; 4 and 9 is 13 and i put the minus; just add them and put the sign; i added them like normal and made it negative; plus the numbers then put the negative in front; i added both and kept the sign',
    'different signs so you subtract; different signs so you subtract and take the sign of the bigger',
  ),
  known(
    'Finds the right number but gives it the wrong sign; Finds the right size and gives it the wrong sign; Gets the magnitude right but the sign wrong; Gives the wrong sign to a sum',
    'i got 5 but made it positive; the sign doesnt matter; the first number is positive so the answer is positive; you take the sign of the first number; it gets the sign of the smaller one; its plus because its a plus problem; adding is always positive',
    'it takes the sign of the bigger one',
  ),
  known(
    'Calculates as if a minus sign were not there; Ignores negative signs; Ignores the minus sign; Loses the minus sign of an input or of a step',
    'i ignored the minus; i left out the minus sign; the minus doesnt matter; i just added them without the minus; i did it like there was no negative; i dropped the negative; you can forget the minus; i lost the minus sign',
  ),
  known(
    'Takes away a negative number as if it were positive; Does not change subtracting a negative into adding; Subtracts a negative number as if it were a positive one',
    'minus a negative is just minus; you take it away; minus minus is still minus; i subtracted it normally; the two minus signs are just one minus; subtracting a negative makes it smaller; you just take away 4',
    'minus a negative is plus; subtracting a negative is adding; minus a negative is like adding; minus minus is plus so you add',
  ),
  known(
    'Switches the two numbers in a subtraction; Turns the two numbers of a subtraction round; Subtracts in the other order',
    'you always take the small number from the big one; i switched them so its possible; i did the big one minus the small one; the order doesnt matter when you subtract; i turned them around; i did it the other way around',
    'the order matters in subtraction',
  ),
  known(
    'Subtracts the absolute values even though both numbers have the same sign; Takes the sizes from each other though both numbers have the same sign; Subtracts the sizes of two negative numbers',
    'i subtracted them because of the minus; theres a minus so you take away; 5 minus 3 is 2 and it is negative; you subtract the numbers and keep the minus; the minus means subtract',
  ),
  known(
    'Orders negative numbers by absolute value alone; Orders negative numbers by their sizes alone; Believes that a negative number farther from zero is greater; Thinks that a negative number with a larger absolute value is larger',
    'negative 8 is bigger than negative 3 because 8 is bigger; 18 is more than 17 so its more; the bigger number is bigger even with a minus; minus ten is more than minus two; -20 is greater because 20 is greater; you just look at the number without the minus; more size is more; bigger number means lower; the largest digit makes the biggest negative; its like 18 is more than 17 so same with minus',
    'the bigger the negative the smaller it is; further left is smaller',
  ),
  known(
    'Multiplies two negative numbers and keeps the minus; Gives a negative product of two negative numbers',
    'negative times negative is negative; two negatives stay negative; minus times minus is minus; both are negative so the answer is negative',
    'negative times negative is positive',
  ),
  known(
    'Thinks a negative times a positive is positive',
    'the bigger one is positive so its positive; negative times positive is positive; only one is negative so its plus',
  ),
  known(
    'Takes the smaller digit from the larger one in each place, wherever it stands; Subtracts the smaller digit from the bigger in every column regardless of position; Subtracts the smaller digit from the larger one in each column; Does not regroup',
    'you always take the small number from the big number; you cant take 7 from 0 so its 7; i took the smaller from the bigger in every column; never take big from small; i flipped it because the top is smaller; 3 minus 8 you cant so 8 minus 3; i didnt borrow; you dont have to borrow; 0 minus 7 is 7; i turned the digits around',
    'you have to borrow; i borrowed from the tens; you have to borrow from the hundred; i borrowed',
  ),
  known(
    'Forgets to carry; A column added up to ten or more and the ten is not carried',
    'i forgot to carry; i didnt carry the one; you write the whole number under the column; i wrote 12 in the ones place; just write both digits; you drop the one',
    'carry the one',
  ),
  known(
    'Regroups but does not take 1 from the next place',
    'i borrowed but didnt take it off the next one; the tens stay the same when you borrow; i forgot to cross out; i just made it ten more',
  ),
  known(
    'Adds the two numbers instead of multiplying; Uses addition where the situation calls for multiplication; Adds where the groups have to be multiplied; Adds all the numbers of a story',
    'i added them; i just added the numbers; you add the boxes and the pencils; i put them together; plus because it says in all; 4 plus 3; how many means add; i counted 4 and then 3 more; it says altogether so you add; i added all the numbers i saw; just add everything in the story',
    'its groups of so you multiply; 4 and 4 and 4 is 12; 3 boxes of 4 so times',
  ),
  known(
    'Multiplies the two numbers instead of adding',
    'i multiplied them; i timesed the numbers; each means times; you times them together',
  ),
  known(
    'Subtracts where it has to be added; Takes a key word for the operation; Does what the word in the story says: more means add',
    'it says more so you add; more means plus; it says less so i subtracted; left means minus; the word more tells you to add; fewer means take away; it says times so i multiplied; altogether always means add',
  ),
  known(
    'Counts one group too many or too few; Is off by one group',
    'i counted one too many; i did one more group; i only counted two boxes; i started at zero so theres one more; i counted the first one twice; i forgot one group; i left out the last group',
  ),
  known(
    'Leaves the remainder out where it matters; Ignores what is left over and rounds the quotient down; Ignores the remainder; Drops the remainder where one more is needed',
    'you just drop the remainder; the rest doesnt count; i ignored the remainder; the leftover kids dont matter; i left out the remainder; its 4 remainder 3 so 4; you throw the remainder away; remainders dont count',
    'you need one more for the leftover; the remainder needs a van too; one more van for the ones left over; 4 remainder 3 so 5',
  ),
  known(
    'Gives the remainder in place of the quotient; Writes the remainder as a decimal',
    'the remainder is the answer; remainder 3 is point 3; i wrote the remainder after the point; 4 remainder 3 is 4.3',
  ),
  known(
    'Works from left to right and leaves out which operation comes first; Ignores operator precedence and calculates in reading order; Ignores the order of operations; Adds before multiplying',
    'you just go left to right; i went from left to right; i did the plus first; i did the plus because its in front and then the times; the addition comes first because its first; you do it in the order its written; whatever comes first goes first; i added first then multiplied; in order like reading; you start at the beginning and go on; i did the first two then the last; plus comes before times',
    'you multiply first; times goes before plus; pemdas so multiply first; you dont just go left to right; not left to right because times goes first; i did the times first; times comes before plus; multiply comes first; the times comes first; i went left to right at first then i saw the times',
  ),
  known(
    'Does the multiplication before what is in parentheses; Ignores parentheses; Ignores the parentheses',
    'multiplication always goes first; you multiply before the brackets; times first even with parentheses; i did the times before the bracket; the brackets dont matter; parentheses dont change anything; i ignored the parentheses',
    'do the parentheses first',
  ),
  known(
    'Always does addition before subtraction; Always does multiplication before division',
    'addition comes before subtraction; pemdas says a before s; you add before you subtract; multiplication is before division; m comes before d; you always multiply before you divide',
    'they go left to right',
  ),
  known(
    'Multiplies the base by the exponent; Treats exponents as multiplication; Reads a power as a product of base and exponent',
    'i did 2 times 5; you multiply the big number with the small one; the exponent means times; 2 to the 5 is 2 times 5; base times exponent; the little number tells you to times it; squared means times 2; cubed is times 3; you just times them; the small number says what to multiply with',
    'you multiply the number by itself; 2 times 2 times 2; its 2 multiplied 5 times with itself; 2 4 8 16 32; not 2 times 5; 2 times 2 times 2 times 2 times 2; i did 2x2x2x2x2',
  ),
  known(
    'Squares by doubling; Doubles instead of squaring',
    'squared means double; i doubled it; times two because its squared; the 2 means two times',
    'times itself',
  ),
  known(
    'Thinks a number to the power zero is zero',
    'anything to the zero is zero; power of 0 is 0; zero times so its nothing; to the zero means nothing left',
    'anything to the zero is one',
  ),
  known(
    'Makes a power with a negative exponent negative',
    'a negative exponent makes it negative; the minus in the exponent makes the answer minus; negative power is a negative number; 2 to the minus 3 is minus 8',
    'its one over',
  ),
  known(
    'Adds the exponents where powers are raised, or multiplies them where powers are multiplied',
    'you multiply the exponents; i multiplied the powers; x squared times x cubed is x to the 6; times means times the exponents; power of a power you add; i added the exponents; you add the powers',
  ),
  known(
    'Takes half for the square root; Halves instead of taking the square root',
    'the square root is half; i divided by 2; root of 16 is 8; half of it is the root; square root means divide by two',
    'what times itself',
  ),
  known(
    'Counts an hour as 100 minutes; Treats an hour like a hundred minutes; Calculates with times as if they were decimal numbers; Subtracts the times as ordinary numbers',
    'an hour has 100 minutes; i did 515 minus 340; time minus time; 515-340 is 175; but 515 minus 340; i did 5 15 take away 3 40 like big numbers; its like money; i subtracted the times like normal numbers; one hour is 100 minutes; its like money 5.15 minus 3.40; i took the times as numbers; i borrowed 100 from the hour; i used 100; 60 min is not needed just subtract',
    'an hour is 60 minutes; 60 minutes from 3:40 to 4:40; an hour has 60 minutes',
  ),
  known(
    'Takes the hours apart and leaves the minutes out; Looks at the hours only and ignores the minutes; Counts only the hours',
    'i only looked at the hours; 5 minus 3 is 2 hours; i counted the hours; i left out the minutes; minutes dont matter; from 3 to 5 is two hours',
  ),
  known(
    'Compares the minutes only and leaves the hours out',
    'i only did the minutes; i just subtracted the minutes; i ignored the hours; 40 minus 15',
  ),
  known(
    'Adds the two times instead of finding how long it takes; Finds the sum of the start and end times',
    'i added the times; 3:40 plus 5:15; i put the two times together; you add the start and the end',
  ),
  known(
    'Gives the price in place of the change; Answers with the total cost rather than the money returned; Gives what is paid in place of what comes back',
    'i gave what they cost; i told how much it costs; thats what you pay; i multiplied the price and thats it; i forgot to take it from the 10; thats what you get back; i didnt subtract from the bill; i wrote the total of the things',
  ),
  known(
    'Counts one item only; Uses the price of a single item; Uses the price once',
    'i only paid for one; i took 2.50 from 10; i forgot there were three; i subtracted it one time; i used the price once',
  ),
  known(
    'Adds cents to dollars as if they were the same; Combines dollars and cents without converting; Mixes dollars and cents; Mixes units',
    'i added the cents and the dollars; 50 cents and 2 dollars is 52; i just added the numbers; cents and dollars are the same; you add the meters and centimeters; i added them without changing the units; the units dont matter',
  ),
  known(
    'Counts the coins in place of their value',
    'i counted the coins; there are 13 coins so 13 cents; 5 dimes is 5 cents; i added how many coins there are; a dime is one; each coin is one cent',
  ),
  known(
    'Gives factors for multiples, or multiples for factors; Mixes up factors and multiples',
    'multiples are the numbers that go into it; factors are when you count by it; i listed the factors; a multiple is smaller; factors go on forever; i mixed up factors and multiples; the gcf is the big one you count to',
  ),
  known(
    'Thinks that every odd number is prime; Takes an odd number for prime',
    'odd numbers are prime; its odd so its prime; its not in the times table so its prime; 9 is prime because its odd; all primes are odd; 2 isnt prime because its even',
  ),
  known('Counts 1 as a prime number', '1 is prime; one is a prime number because only one goes into it; 1 is the first prime'),
  known(
    'Reads the equals sign as a signal to calculate; Writes the result of the left side in the box',
    'the equal sign means the answer comes next; the box is the answer of the left side; after the equals you write the answer; equals means do it; you add them all up and put it in the box; the number after the equals is the answer',
    'both sides have to be the same',
  ),
  known(
    'Writes a number as it is heard; Writes each part of the number in full',
    'one hundred five is 1005; you write what you hear; three hundred twenty is 30020; 100 and then 5',
  ),
  known(
    'Leaves out a zero in the quotient',
    'the zero in the middle isnt needed; i skipped the zero; it doesnt go so you go on to the next; i left out the 0 in the division',
  ),
  known(
    'Multiplies digit by digit, column by column; Forgets the partial products; Does not shift the second partial product',
    'i multiplied the ones and the tens; tens times tens and ones times ones; you times each column; i did 20 times 30 and 3 times 4; i didnt move it over; i forgot the zero in the second row',
  ),
] as const;
