import { known } from './known-mistake.ts';

/** Fractions: what they are, which is larger, and how to compute with them. */
export const fractionMistakes = [
  known(
    'Adds the numerators and adds the denominators; Adds across instead of multiplying across; Adds fractions straight across, top with top and bottom with bottom; Adds straight across; Adds tops and bottoms; Adds the denominators as well; Adds numerators together and denominators together when adding fractions',
    'i added the tops and the bottoms; you add the top numbers and then the bottom numbers; i added straight across; i added the denominators; top plus top and bottom plus bottom; you add everything in an adding problem; you add everything in plus problems; in plus problems all of it gets added, tops and bottoms; add all the numbers; i also added the bottom numbers; its adding so you add both; i just put the tops together and the bottoms together; u add the denominators too; i did numerator plus numerator over denominator plus denominator; the bottom becomes double because there are two of them',
    'you only add the tops; the bottom stays the same; you dont add the denominators; keep the denominator and add the numerators; the pieces stay the same size so the bottom stays; i added the tops and kept the bottom; find a common denominator first then add the tops; i added the numerators; i only added the tops; i added 3 and 4 and kept the 8; the bottoms dont get added; i didnt add the bottoms; i know you cant add straight across; you need the same denominators before you add; dont add the bottoms; it stays eighths because the slices are eighths',
  ),
  known(
    'Adds the two numbers that are given, where the missing part is asked for; Adds the given parts when the rest is asked for; Adds instead of finding what is missing',
    'i added the two that were there but it wants the missing one; i put them together and it asks for the rest; i added when i should look for whats missing; i plused the two i was given to get the missing part; the missing piece is the two of them together',
    'what is missing is the whole take away what is there; i took the given part away from the whole; the rest is what you have to add to get to the whole',
  ),
  known(
    'Subtracts the numerators and subtracts the denominators',
    'i subtracted the tops and subtracted the bottoms; i took the bottoms away from each other too; you minus the top and minus the bottom; i minused straight across',
    'you only subtract the tops; the bottom stays when you subtract',
  ),
  known(
    'Writes the new common denominator but leaves the numerators as they were; Renames the denominators without adjusting the numerators; Changes to a common denominator and keeps the old numerators; Writes a new bottom number and forgets to change the top; Changes the denominator without scaling the numerator',
    'i changed the bottoms but kept the tops the same; the tops stay the same when you get a common denominator; only the bottom changes; i made them the same bottom and added the tops as they were; you just need the bottoms to match the tops dont matter; i put the new denominator and left the numerators alone; i found the common denominator and then added the tops as they are; i wrote the old top over the new bottom',
    'if the bottom changes the top has to change too; i multiplied the top by the same number; the tops change too; both tops get multiplied too; i multiplied the top and bottom by the same number; i made them both fifteenths; i changed the half to fourths so the top changes too; you need the same bottom before you add the tops; 5/15 and 6/15',
  ),
  known(
    'Changes the numerator of one fraction and forgets the other one; Scales only one of the two numerators',
    'i only changed one of the tops; i forgot to change the other top; i multiplied the first numerator but not the second; only the first fraction needs a new top',
    'both tops have to change',
  ),
  known(
    'Adds the same number to the numerator and the denominator; Thinks that adding equally to the top and bottom keeps the fraction equivalent; Adds a constant to top and bottom to get the common denominator; Makes the denominators equal by adding the same number to top and bottom; Makes an equivalent fraction by adding; Subtracts the same number from top and bottom to simplify',
    'i added the same number to the top and bottom; whatever you add to the bottom you add to the top; the bottom went up so the top goes up the same; plus the same on both keeps it equal; i subtracted the same from the top and from the bottom; you take the same away from both to make it smaller; the denominator is more by that so the numerator has to be more by that too; adding to both doesnt change it; up by the same amount on both; i added to the top too; top also goes up by that many; add how much the bottom grew; i added to the numerator what the denominator went up; so the top has to go up more too',
    'you have to multiply top and bottom by the same; adding the same to both changes the fraction; multiply not add; i didnt add the same i multiplied; 4 times 3 is 12 so the top is times 3; divide the top and the bottom by the same; i multiplied both',
  ),
  known(
    'Changes only one of the two numbers of a fraction and leaves the other as it was; Scales just the top or just the bottom of the fraction; Multiplies or divides only the denominator; Changes the bottom only',
    'i only changed the bottom; you just do the bottom and leave the top; i divided the bottom and left the top; i multiplied the bottom and the top stays; only the top gets multiplied; the top number stays the same in an equal fraction; i only simplified one of the numbers',
    'you do the same to both; whatever you do to the bottom you do to the top',
  ),
  known(
    'Multiplies or divides the numerator and the denominator by different numbers; Multiplies or divides the numerator by another number than the denominator; Uses different factors for top and bottom',
    'i multiplied the top by something different; i divided the top by one number and the bottom by another; top times 2 and bottom times 3; they dont need to be the same factor',
  ),
  known(
    'Multiplies the numerators instead of adding them; Finds the product of the tops where a sum is needed; Multiplies where fractions are added',
    'i multiplied the tops; i timesed the numerators; i did top times top; i multiplied the top numbers and kept the bottom; the numerators get multiplied',
  ),
  known(
    'Counts pieces of different sizes as if they were the same; Combines unlike pieces without regard to their size; Adds fractions with different denominators without a common one; Adds the numerators of unlike fractions',
    'i just added the tops even if the bottoms are different; a piece is a piece; i counted all the pieces together; it doesnt matter if the pieces are different sizes; you can add a third and a fifth they are both pieces; pieces are pieces no matter how big',
    'the pieces need to be the same size; you cant add them when the pieces are different',
  ),
  known(
    'Takes a denominator that is not common to both fractions, or not the smallest one; Takes the larger denominator as the common one',
    'i used the bigger denominator; i took the larger bottom for both; you just pick one of the bottoms; any bottom number works; i added the denominators to get the common one; you add the bottoms to get the common denominator',
  ),
  known(
    'Thinks that a larger denominator makes a larger fraction; Believes that the bigger the bottom number, the bigger the fraction; Chooses the fraction with the larger denominator; Believes that more parts mean larger parts; Compares unit fractions by the size of the denominator as a whole number',
    'bigger bottom means bigger fraction; the bigger the bottom the bigger the fraction; eighths are bigger than sixths because 8 is bigger than 6; higher denominator is higher fraction; more pieces means more; more people means more for each; the number is bigger so the piece is bigger; ten is bigger than three so the fraction is bigger; thirds are smaller because three is less; smaller bottom means smaller fraction; its bigger because its denominator is bigger; more slices means bigger slices; tenths are more than fifths; ten is more than three; its denominator is larger than the other denominator; the bottom number is more; this denominator is so much more; the bigger number is more cake; it gets bigger when you cut into more; 8ths are smaller because 8 is smaller than 10; i picked the one with the biggest bottom number; because the denominator is the biggest number',
    'the bigger the bottom the smaller the piece; more people means smaller pieces; more slices so each one is smaller; smaller denominator means larger pieces; when you share with more kids each gets less; less kids so more cake for each; less parts means bigger parts; sixths are bigger than eighths; a bigger bottom number is smaller pieces; im not saying bigger bottom is bigger; more kids means smaller pieces; each one gets less with more kids',
  ),
  known(
    'Looks at numerator and denominator as two whole numbers and takes the fraction with the larger ones; Compares fractions by the size of the digits they contain; Believes a fraction made of bigger numbers is a bigger fraction; Thinks that larger numbers in a fraction always mean a larger amount; Treats the fraction as two separate whole numbers',
    'bigger numbers win; it has bigger numbers so its bigger; both numbers are bigger so the fraction is bigger; the numbers are bigger in that one; the top is bigger and the bottom is bigger so its more; larger numbers means larger fraction; because its numbers are higher',
    'it doesnt matter how big the numbers are; they are the same fraction even if the numbers are bigger; you have to look at both; i made the same bottom and compared',
  ),
  known(
    'Compares only the numerators; Chooses the fraction with the larger numerator and ignores the denominator; Looks only at how many pieces there are',
    'i only looked at the tops; bigger top is bigger; more pieces so its more; the top is bigger so its bigger; you just compare the numerators; the one with more on top wins',
    'you have to look at the bottoms too',
  ),
  known(
    'Looks only at how big the pieces are, and not at how many there are; Compares only the denominators',
    'thirds are bigger than fourths so its more; i just looked at the bottom; the pieces are bigger so its bigger; bigger pieces means bigger fraction; its the one with the biggest pieces; smaller bottom always wins',
  ),
  known(
    'Thinks that the fraction whose numerator is nearer to its denominator is larger; Compares fractions by the difference between top and bottom; Compares by the gap between numerator and denominator; Uses the difference between top and bottom',
    'the top is closer to the bottom so its bigger; its only one away from the whole and the other is three away; smaller gap means larger; i looked at how far the top is from the bottom; its missing less so its bigger; this one is 2 away and that one is 5 away; the difference is smaller so its larger; its many away from the whole so its less',
  ),
  known(
    'Thinks that fractions are equal if they share a number or are each missing one piece; Thinks that fractions that share a number, or lack one piece each, are equal; Believes that two fractions are the same when they have an equal top or equal gap; Thinks two fractions with the same gap are equal; Thinks that fractions with the same numerator are equal',
    'they are both one away so theyre the same; they both have the same top so theyre equal; same number on top so its the same; both are missing one piece; they both ate the same number; both have one left so they are equal; same numerator means same amount; they look the same',
  ),
  known(
    'Puts the whole on top and the share at the bottom; Reverses numerator and denominator; Writes the fraction upside down; Mixes up the numerator and the denominator; Takes the numerator for the denominator; Switches numerator and denominator; Mixes up top and bottom',
    'i put the total on top; the whole goes on top; the big number goes on top; the bottom is how many you have; you put what you ate on the bottom; the denominator is how many are taken; i wrote it upside down; i mixed up top and bottom; the top is how many there are in all; the numerator is the total number of parts',
    'the whole goes on the bottom; the total is the denominator',
  ),
  known(
    'Compares the part with the rest instead of the whole; Confuses part-to-part with part-to-whole; Writes part to part for part to whole; Compares the share with the rest instead of the whole; Compares the share with the rest in place of the whole',
    'i put the eaten over the not eaten; its the ones eaten over the ones left; i did shaded over unshaded; i wrote the part over the rest; i compared it with what is left; red over blue; colored over not colored',
    'its out of all of them; you count all the pieces for the bottom',
  ),
  known(
    'Counts other pieces than those that are asked for; Answers with the complement; Counts the wrong parts, for example those that remain; Answers with the remaining part in place of the part in the question; Takes what is left for what is asked, or the other way round; Gives the rest in place of the part; Gives the part that is left',
    'i counted the ones that are left; i wrote what was left over; i gave the rest; i counted the pieces nobody ate; i found whats missing; i told what remains; i counted the white ones; i did how much is left instead; i put what is left',
  ),
  known(
    'Gives the number to multiply or divide by, and stops there; Gives the number by which is multiplied or divided, and stops there; Answers with the scale factor rather than the missing number; Gives the factor in place of the number',
    'its times 3 so the answer is 3; i found how many times bigger the bottom is and wrote that; i wrote the number i multiplied by; the bottom was times 4 so its 4; i put how many times it goes into it; i answered with the factor',
  ),
  known(
    'Multiplies numerator and denominator by the whole number; Multiplies both top and bottom when a fraction is multiplied by a whole number; Multiplies both numbers of the fraction by the whole number',
    'i multiplied the top and the bottom by the number; you times both by it; i timesed both parts with the whole number; the whole number multiplies the top and the bottom; top times it and bottom times it; i did it to both the numerator and denominator',
    'only the top gets multiplied',
  ),
  known(
    'Multiplies only the denominator by the whole number',
    'i multiplied the bottom by the whole number; the whole number times the denominator; i timesed the down number only',
  ),
  known(
    'Finds one part and does not take as many as the numerator says; Computes the unit fraction of the amount only; Divides by the denominator and stops there; Finds one of the equal parts and forgets to multiply by the numerator',
    'i divided by the bottom and thats it; i just divided by the denominator; i found one part and stopped; i only split it and took one; you only divide by the bottom number; i did the bottom but not the top; i found a fourth of it and done; i divided by 4 and got 2 and thats the answer',
    'divide by the bottom then times the top; you divide by 4 and then take 3 of them',
  ),
  known(
    'Multiplies by the numerator or the denominator and does not share; Forgets the division when taking a fraction of a number; Multiplies by the top and forgets to divide by the bottom',
    'i just multiplied by the top; i timesed it with the top number; you multiply by the numerator and thats it; i didnt divide by the bottom; i multiplied by the denominator; of means times so i timesed the top and the number',
  ),
  known(
    'Adds the whole number to the numerator',
    'i added the whole number to the top; whole number plus the numerator; you put the number with the top',
  ),
  known(
    'Adds the numerators and the denominators where fractions are multiplied; Uses addition for division of fractions; Adds the denominators in a product; Adds where a part of a part is asked for; Adds the two fractions',
    'i added the fractions; i added instead; i added the tops and bottoms; i added the bottoms and multiplied the tops; half of something means you add them; you find a common denominator and add; i put the two fractions together',
    'you multiply the tops and the bottoms; i multiplied straight across',
  ),
  known(
    'Multiplies the numerator of one fraction with the denominator of the other; Cross-multiplies to find a product of fractions; Cross multiplies where fractions are multiplied; Multiplies across the diagonals',
    'i cross multiplied; you times the top with the other bottom; i multiplied diagonally; top of one times bottom of the other; i did the butterfly; its crossways; you go across the x; i multiplied them crossed',
    'you multiply straight across; top times top and bottom times bottom',
  ),
  known(
    'Gets a common denominator before multiplying and keeps it; Keeps the denominator in a product',
    'the bottom stays the same when you multiply; i multiplied the tops and kept the bottom; same bottoms so keep it; when you multiply the denominator stays',
  ),
  known(
    'Expects that multiplying always makes larger; Believes multiplication makes numbers bigger; Thinks that a product is always larger than its factors; Believes multiplication makes bigger',
    'multiplying always makes it bigger; times makes things bigger; it cant be smaller because we multiplied; the answer has to be bigger because its times; when you times it goes up; a product is always more; multiplication means it grows',
    'times a fraction makes it smaller; multiplying by less than one makes it smaller',
  ),
  known(
    'Divides as if dividing always made the number smaller; Believes division always gives a smaller result; Expects that dividing always makes smaller; Believes that a quotient is always smaller',
    'dividing always makes it smaller; division makes numbers smaller; it has to get smaller because you divide; the answer cant be bigger when you divide; the result of dividing is less; dividing means it shrinks',
    'dividing by a half makes it bigger; dividing by a fraction gives a bigger number',
  ),
  known(
    'Takes the reciprocal of the first fraction instead of the second; Inverts the dividend and not the divisor; Flips the first fraction when dividing; Inverts the dividend; Turns over the wrong fraction',
    'you flip the first one; i flipped the first fraction; flip the first and multiply; i took the reciprocal of the first; i turned the first one upside down; the first one gets flipped; you turn over the one in front',
    'you flip the second one; keep change flip; flip the second fraction not the first; i flipped the second one and multiplied; its the second one you flip; you dont flip the first one',
  ),
  known(
    'Flips both fractions before multiplying',
    'i flipped both; you flip both fractions; both get turned over; you turn both of them upside down',
  ),
  known(
    'Multiplies the fractions where they have to be divided; Multiplies without taking the reciprocal',
    'i just multiplied them; i multiplied without flipping; i did top times top and bottom times bottom; you dont need to flip; i timesed straight across',
  ),
  known(
    'Divides the numerators and divides the denominators by the wrong order; Divides in the other order',
    'i divided the second by the first; i did it the other way; i divided the big one by the small one',
  ),
  known(
    'Stops before lowest terms; Does not simplify the fraction; Stops before the fraction is in lowest terms',
    'i didnt simplify; you dont have to reduce it; it doesnt need to be simplified; i left it like that without reducing; i stopped after dividing by 2; it cant get any smaller',
  ),
  known(
    'Multiplies only the fraction of a mixed number and keeps the whole part; Keeps the whole part of a mixed number as it is',
    'i multiplied the fractions and kept the whole number; the whole number stays; i only multiplied the fraction part; you leave the whole part and times the fractions; i did the wholes and the fractions separately',
  ),
  known(
    'Leaves out the whole part of a mixed number; Ignores the whole part',
    'i forgot the whole number; i left out the whole part; i only used the fraction part; i ignored the big number in front; you dont need the whole number',
  ),
  known(
    'Takes a part of the whole, where a part of a part is meant; Takes the second fraction of the whole instead of what is left',
    'i took it of the whole thing; i used the whole pizza again; its a half of all of it; i took the part from everything not from the rest',
  ),
  known(
    'Writes the numerator and denominator around a decimal point; Turns 3/4 into 3.4',
    'you just put a point between them; 3 over 4 is 3 point 4; the line turns into a dot; i replaced the bar with a point; one fourth is point 4; one fifth is 0.5 because of the 5',
  ),
  known(
    'Adds the whole number to the numerator when converting a mixed number',
    'i added the whole number to the top to make it improper; whole plus top; two and a third is three thirds because 2 plus 1; you just put the whole with the top',
  ),
  known(
    'Counts marks instead of intervals on a number line; Counts the tick marks when reading a fraction on the number line',
    'i counted the lines; there are 5 marks so its fifths; i counted the tick marks; i started counting at zero as one; i counted the little lines not the spaces',
  ),
  known(
    'Does not see that the parts have to be equal; Counts unequal parts as fractions',
    'theres 4 pieces so its a fourth; it doesnt matter if they are not equal; its cut in three so each is a third; the parts dont have to be the same size',
    'the parts have to be the same size',
  ),
  known(
    'Subtracts the smaller fraction part from the larger one in mixed numbers regardless of order',
    'i took the small fraction from the big fraction; i switched the fractions because the first is smaller; bigger fraction minus smaller fraction',
  ),
  known(
    'Regroups a whole as ten parts; Borrows ten instead of the denominator',
    'i borrowed a ten; i borrowed 1 and made it 10; you borrow so the top gets 10 more',
  ),
] as const;
