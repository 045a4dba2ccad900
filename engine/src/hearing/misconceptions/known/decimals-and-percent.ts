import { known } from './known-mistake.ts';

/** Decimals, percent, ratio and rate. */
export const decimalAndPercentMistakes = [
  known(
    'Reads the digits after the point as a whole number, so that more digits make more; Believes that decimals with more digits are greater; Thinks that a longer decimal is larger; Compares decimals as whole numbers; Longer is larger',
    'longer numbers are bigger; longer decimals are bigger; more digits means its bigger; it has more numbers so its bigger; 37 is more than 3 so its bigger; 25 is bigger than 3 so point 25 is bigger; the one with more decimals is larger; because it has more digits behind the point; its longer so its more; it has three digits and the other only two; i picked the longest one; three hundred is more than eighty',
    'longer doesnt mean bigger; you compare the tenths first; it doesnt matter how many digits; longer isnt always bigger; it doesnt matter how long it is; so it doesnt matter how many digits; i compared the hundredths; you look at the tenths first then the hundredths; the digits count not how long it is; dont look at how long it is',
  ),
  known(
    'Thinks that a longer decimal is smaller, since its last pieces are smaller; Believes that decimals with fewer digits are greater; Shorter is larger; Believes fewer digits make a decimal larger',
    'shorter decimals are bigger; the shorter one is bigger; less digits means bigger; fewer decimal places means a larger number; tenths are bigger than hundredths so its bigger; its shorter so its more; hundredths are tiny so its smaller; it goes into hundredths so its less; the longer the smaller; more digits makes it smaller; thousandths are smaller than tenths so that one is smaller',
    'shorter is not always bigger; it depends on the digits; shorter doesnt mean bigger; i used to think shorter is bigger; i compared the hundredths; you look at the tenths first',
  ),
  known(
    'Gives the digit itself instead of its value; Gives the digit itself in place of what it is worth; Truncates rather than rounds; Confuses a digit with its place value; Names the digit instead of its value; Takes the face value of a digit',
    'its just 8 because its an 8; the value of a digit is the digit; the value is the number itself; it says 5 so its worth 5; the 8 is worth 8; an 8 is an 8; the digit is the value; it is what it is',
    'it depends on the place; its worth 8 hundredths; its in the hundredths place; i looked at which place it is in',
  ),
  known(
    'Names the place beside the right one; Is off by one place when naming place values; Names a place one off, as if there were oneths behind the point; Reads the place one too high or too low',
    'the first one after the point is the ones; after the point its ones then tenths; the first decimal place is hundredths; it goes ones tens after the point; the second number after the point is the tenths; oneths tenths hundredths',
    'the first place after the point is tenths',
  ),
  known(
    'Thinks that a zero at the end makes a decimal larger or smaller; Believes trailing zeros change the value of a decimal; Believes that adding a zero at the end multiplies by ten',
    'the zero makes it bigger; adding a zero makes it ten times bigger; 0.50 is more than 0.5; it has a zero at the end so its bigger; the extra zero changes it; the one with the zero is larger; point 30 is bigger than point 3; with a zero its smaller',
    'the zero at the end doesnt change anything; 0.5 and 0.50 are the same',
  ),
  known(
    'Lines up the last digits instead of the decimal points; Right-justifies decimals when adding them; Aligns decimals on the right; Adds decimals without lining up the points',
    'you line up the last numbers; i lined them up on the right; you start from the right side; i put them under each other at the end; i lined up the ends; i didnt line up the dots; you line up the right side like normal numbers; last digit under last digit',
    'you line up the decimal points; line up the dots; i lined up the dots; line up the points and add; i lined up the decimal points',
  ),
  known(
    'Leaves out the zero that keeps a place; Forgets the placeholder zero',
    'you dont need the zero; i left out the zero; the zero doesnt count; zeros are nothing so i skipped it; i dropped the zero in the middle; a zero means nothing so you dont write it',
  ),
  known(
    'Compares the last digits instead of the first ones; Compares the last digits in place of the first ones; Looks at the last digit first',
    'i looked at the last number; the last digit is bigger; it ends in 9 so its bigger; you compare from the end; i started from the right; the end number is higher',
  ),
  known(
    'Stops comparing while the digits are still the same; Thinks decimals with the same first digit are equal',
    'they both start with the same so theyre equal; the first digits are the same so its a tie; the tenths are the same so they are equal; they begin the same',
  ),
  known(
    'Thinks that a digit is worth more when it moves to the right; Lets a digit grow when it moves to the right; Thinks places to the right are worth more',
    'it gets bigger to the right; moving to the right makes it bigger; hundredths are bigger than tenths because hundred is bigger than ten; further right is worth more; thousandths are the biggest',
  ),
  known(
    'Treats the two sides of the decimal point as separate whole numbers; Adds whole parts and decimal parts separately without carrying',
    'i added the front and the back separately; the point splits it in two numbers; i did the left side and the right side on their own; 5 and 7 is 12 so its point 12; after the point i just add them like normal',
  ),
  known(
    'Misplaces the decimal point in a product; Lines up the point when multiplying decimals',
    'the point just comes down; you keep the point in the same place; i put the point under the other points; the dot goes straight down',
  ),
  known(
    'Multiplies by ten by adding a zero at the end of a decimal',
    'you just add a zero; times ten means put a zero at the end; put a 0 on the end',
    'move the point one place',
  ),
  known(
    'Moves the decimal point the wrong way',
    'i moved the point to the left; you move it to the right when you divide; the point goes left when you multiply; i moved the dot the wrong way',
  ),
  known(
    'Cuts the digits off instead of rounding; Always rounds down; Drops the digits to the right',
    'you just drop the rest; i cut off the last numbers; you make the last numbers zeros; rounding means you go down; round down always; you just put zeros at the end; rounding makes it smaller; i replaced the end with zeros',
    'it rounds up because the next digit is 5 or more; 6 is more than 5 so it goes up; the 6 makes it go up; it goes up because 6 is more than 5',
  ),
  known('Always rounds up', 'you always round up; rounding means going up; it goes up no matter what; rounding makes it bigger'),
  known(
    'Rounds to another place than the one that is asked for; Rounds to the wrong place value; Rounds to the wrong place',
    'i rounded to the nearest ten; i rounded to the thousands; i looked at the last digit; i did the tens place; i rounded the first number',
  ),
  known(
    'Rounds one place after another; Rounds in turn',
    'first i rounded the ones then the tens then the hundreds; i rounded step by step from the right; the 5 makes the 4 a 5 and that rounds up again',
  ),
  known(
    'Treats 20% as 20, whatever it is a percent of; Takes 20% for 20, whatever it is a percent of; Treats a percent as an absolute amount; Takes the percent as the amount; Treats a percent as a number of things or dollars; Subtracts the percent as if it were dollars',
    '20 percent is just 20; percent is just the number; it says 25 percent so its 25; 25 percent off is 25 dollars off; i took the number of the percent; the percent is the answer; its 20 because its 20 percent; percent just means that many; you take off 25; like a 25 dollar coupon; i subtracted the percent from the price; the percent sign doesnt matter; price minus percent; it tells you how much already',
    'percent means out of 100; 20 percent of 60 is not 20; it depends on the whole; i know its not 20; percent isnt the number itself; percent means out of a hundred; i took a quarter of it; its out of 100 so it depends on the amount; 10 percent first and then double it',
  ),
  known(
    'Divides the amount by the percent; Divides by the percentage to find the part',
    'i divided by the percent; you divide it by 20 for 20 percent; i divided the number by the percent number; amount divided by percent; percent means divide by it',
    'divide by 100 then times the percent',
  ),
  known(
    'Multiplies by the percent and forgets the hundred; Drops or adds the percent sign without dividing by 100; Forgets the hundred: writes the decimal for the percent, or the percent for the decimal; Drops the percent sign',
    'i multiplied by 20; 7 percent is 7; 7% is 7.0; you just take off the percent sign; i forgot to divide by 100; you remove the percent sign and thats the decimal; percent to decimal you put a point zero; 7 percent is 0.7; i moved the point only one place; you just put point in front',
    'you divide by 100; move the point two places; divide by 100; the point goes two places',
  ),
  known(
    'Reads tenths as if they were hundredths, or the other way round; Thinks 0.8 is 8 percent',
    '0.8 is 8 percent; point 8 is 8%; 0.05 is 50 percent; it has an 8 so its 8 percent; point 3 is 3 percent',
  ),
  known(
    'Uses a number from the fraction itself as the percent; Takes a number of the fraction itself for the percent',
    '1 over 4 is 4 percent; the bottom is the percent; one fifth is 5 percent; i took the top number as the percent; a fourth is 14 percent; 3 over 5 is 35 percent; its the denominator with a percent sign',
  ),
  known(
    'Finds 10% or 1% and stops there; Gives 10% as the final answer; Stops after finding ten percent',
    'i found 10 percent and stopped; i did ten percent and thats my answer; 10% is all you need; i just moved the point; i only found one percent; 10 percent is 6 so the answer is 6',
    '10 percent is 6 so 20 is 12; i found 10 percent first; 10 percent is 6 and 6 more is 12; if 10 percent is 6 then 20 is 12; 10% first and then double it',
  ),
  known('Gets ten times too much or too little', 'i moved the point one too many; i was off by a zero; i put one zero too many'),
  known(
    'Gives the amount with the percent added, where only the part is asked for',
    'i added it to the price; i gave the total with the tip; i added the tax on; i put the percent on top of it and gave that',
  ),
  known(
    'Gives the part that is left in place of the part that is asked for; Gives the sale price in place of the discount',
    'i gave what is left to pay; i took it off already; i told the price after; i gave the ones that are taken; i subtracted it from the price at the end',
  ),
  known(
    'Adds or subtracts percents of different wholes; Thinks that a rise and a fall of the same percent cancel out',
    'up 20 percent and down 20 percent is the same as before; they cancel out; 10 percent off and 10 percent off is 20 percent off; you just add the percents; you add up the percents; it goes back to the same price',
    'its not the same because the whole changed',
  ),
  known(
    'Takes the percent of the new amount where the original is asked for; Goes back from a sale price by adding the percent',
    'i added 20 percent of the sale price; to go back you just add the percent again; i took the percent of the price after the sale',
  ),
  known(
    'Writes the two numbers of a ratio in the wrong order; Reverses the ratio',
    'the order doesnt matter in a ratio; you write the bigger number first; bigger number goes first; i put the small one first; it doesnt matter which goes first; you can write it either way; i switched them; the ratio is the same backwards',
    'the order matters; you write them in the order of the words; sheep first because it says sheep first',
  ),
  known(
    'Compares a part with the other part where the whole is asked for, or the other way round; Gives odds in place of probability; Writes part to part where part to whole is asked; Compares the wanted outcomes with the others instead of with all of them',
    'its red to blue; i put reds over blues; i compared the two groups; i did girls to boys; i didnt add them up for the total; its this many to the others; the total doesnt matter; 3 red vs 5 blue so 3 to 5; wanted ones over not wanted ones; i put the reds over the other color',
    'you need the total; its out of all of them; 3 plus 5 is 8 total; oh you compare with all of them; you count all of them for the bottom; you count all the marbles',
  ),
  known(
    'Keeps a mix the same by adding the same number to both parts; Uses additive instead of multiplicative thinking with ratios; Uses additive reasoning in a proportion; Keeps a rate the same by adding the same number to both amounts; Keeps the difference the same in equal ratios; Adds instead of multiplying in a ratio',
    'i added the same to both; its 5 more so i added 5; 5 more plants is 5 more dollars; you add 2 to each side of the ratio; the difference has to stay the same; if one goes up by 3 the other goes up by 3; its 4 more cups so 4 more of the other; i kept the difference; plus 2 on this side so plus 2 on that side',
    'you multiply both by the same number; double both',
  ),
  known(
    'Divides or multiplies only one of the two numbers of a ratio',
    'i only divided one of them; i simplified the first number and left the second; i doubled just one side; only the first part changes',
  ),
  known(
    'Divides the two amounts the wrong way round',
    'i divided the hours by the miles; i did small divided by big; i divided it the wrong way; i put the time on top; i divided the number of things by the price',
  ),
  known(
    'Thinks that the lowest price or the largest pack is the best buy; Takes the lowest price or the largest pack for the best offer; Judges the best buy by the total price or the pack size only; Compares packs by price alone instead of the unit price',
    'the one that costs less is the best deal; the cheapest pack is the best; the biggest pack is always cheapest; its only 8 dollars so its cheapest; i took the lowest price; the most stuff is the best deal; bigger packs are always a better deal; lowest number of dollars wins',
    'you have to see what one costs; 12 divided by 4 is 3 each; you have to see what one battery costs',
  ),
  known(
    'Multiplies where the amount has to be shared; Finds a unit rate by multiplying; Multiplies for a unit rate instead of dividing',
    'i multiplied the miles and hours; i timesed them; you multiply to get one; miles times hours; i did total times how many',
    'you divide to get one',
  ),
  known(
    'Finds how much there is for one and stops there; Gives the unit rate as the final answer; Finds the unit rate and stops',
    'i found how much one costs and stopped; i divided and thats it; i got the price of one and thats the answer; one costs 7 so its 7; i only did it for one; i found it for one and wrote that',
    'one plant costs 7 so times 8; first find one then multiply',
  ),
  known(
    'Subtracts the two amounts, or compares them by their difference; Uses a difference where a ratio is asked',
    'i subtracted them; the ratio is how many more; there are 4 more so the ratio is 4; i did the big minus the small; i found the difference',
  ),
  known(
    'Stops before the ratio is in simplest form',
    'i didnt simplify the ratio; 16 to 20 is already the ratio; you dont have to make it smaller; i just wrote the numbers',
  ),
  known(
    'Leaves out the rest of a division',
    'i ignored the remainder; i left out the leftover; it doesnt go evenly so i dropped it; i cut off after the point',
  ),
] as const;
