import { known } from './known-mistake.ts';

/** Geometry, measures, data and chance. */
export const shapeAndDataMistakes = [
  known(
    'Multiplies the sides where the distance around is asked for; Computes the area when asked for perimeter; Finds the area where the perimeter is asked for; Multiplies length and width for the perimeter; Takes area for perimeter',
    'i multiplied the sides; for perimeter you do length times width; i timesed them; its length times width; long times wide; perimeter is side times side; you multiply the two numbers; i did the area; perimeter means whats inside',
    'perimeter is all the sides added; you add all the sides; you dont multiply for perimeter; i doubled both and added; you add all four sides for perimeter; i added all four sides',
  ),
  known(
    'Finds the distance around where the area is asked for; Computes perimeter when asked for area; Takes perimeter for area; Adds all the sides for the area',
    'i added all the sides; for area you go all around; i added the sides up; area is the way around; i counted the outside; i added the borders; i added all 4; area is all sides together; i have added the sides',
    'area is length times width; you multiply for area; area is length times width; i multiplied length and width',
  ),
  known(
    'Adds length and width to get an area; Takes length plus width as the area',
    'i added the length and width; length plus width is the area; 12 plus 7; i put the two sides together for the area; i did long plus wide',
    'you multiply for area',
  ),
  known(
    'Leaves out some of the sides, often the ones with no number beside them; Leaves some of the sides out, often those that have no number beside them; Only adds the labeled sides; Adds only the two labeled sides for the perimeter; Counts only two sides of a rectangle',
    'i added the two numbers; i only added the sides with numbers; those are the only numbers; there are only two sides; i added length and width once; the other sides dont have numbers; you just add the numbers you see; thats all the sides i saw; i added 5 and 3 because those are the only numbers; the ones without a number dont count',
    'there are four sides; you need each side twice; i doubled both and added; all four sides',
  ),
  known(
    'Takes the known side from the perimeter only once; Subtracts one side from the perimeter and stops',
    'i took the side off once; perimeter minus the side; i subtracted the length and thats the width; you just take one side away; i minused it only one time',
    'you have it twice',
  ),
  known(
    'Gives what two equal sides share as one side; Forgets to halve what is left',
    'i didnt halve it; thats what is left so thats the side; i forgot there are two of them; whats left is the other side',
  ),
  known(
    'Forgets to halve for a triangle; Uses base times height without the one half; Takes the area of the rectangle for the area of the triangle; Multiplies base and height and does not halve',
    'i multiplied the base and the height; base times height; a triangle is base times height; i didnt halve it; i didnt divide by 2; you just multiply the two; i did it like a rectangle; height times base is the area; you dont need the half',
    'its half of base times height; divide by 2 because its a triangle; base times height divided by 2; i multiplied and then halved it; oh its half of the rectangle',
  ),
  known(
    'Mixes up what goes along an edge and what covers a surface; Does not tell what runs along an edge from what covers; Mixes up area and perimeter',
    'area and perimeter are the same thing; i mix them up; a fence is area; carpet is perimeter; you use area for a fence; perimeter is how much it covers; paint goes around so perimeter',
  ),
  known(
    'Thinks that the same perimeter means the same area; Takes equal perimeters for equal areas',
    'same perimeter means same area; if the way around is the same then they cover the same; the area is the same because the outside is the same; same fence same space',
  ),
  known(
    'Thinks that the longer shape covers more; Takes the longer shape for the one that covers more',
    'its longer so it covers more; the longer one is bigger; the long one has more space; it looks longer so more area; the tall one is bigger',
  ),
  known(
    'Thinks that the area grows as many times as a side does; Thinks doubling the sides doubles the area',
    'double the sides double the area; if the side is 3 times the area is 3 times; twice as long so twice the area; everything doubles; it gets 2 times bigger because the sides are 2 times',
    'its four times',
  ),
  known(
    'Goes back from an area as if from a perimeter: takes a side away, or halves or quarters the area',
    'i took the side away from the area; area minus the side; i halved the area; i divided the area by 4; half of the area and minus the side; i subtracted 15 from 75',
    'you divide the area by the side',
  ),
  known(
    'Gives an area in meters instead of square meters; Tells an area in meters; Uses a unit of length for an area',
    'its meters; area is in cm; you dont need the square; its just cm because the sides are cm; square doesnt matter',
    'its square meters',
  ),
  known(
    'Finds one part of a shape and leaves the other part out',
    'i only did the big rectangle; i did one part; i left out the small part; i found the first piece and stopped; i forgot the other rectangle',
  ),
  known(
    'Finds a side and stops there',
    'i found the side and stopped; i got the side so thats it; the side is the answer; i found how long it is and wrote that',
  ),
  known(
    'Uses 360 degrees for the angles of a triangle; Thinks that the angles in a triangle sum to 360; Takes the sum of the angles for 360; Thinks the angles of a triangle add up to 360',
    'a triangle is 360 degrees; all shapes have 360; i used 360; the angles add up to 360; its 360 like every shape; 360 minus both angles; 360 minus 110; i took it from 360; triangles have 360 degrees; they add up to three hundred sixty; a full turn is 360 so a triangle is too; i subtracted from 360',
    'a triangle has 180; 180 minus the two angles; a triangle isnt 360; its 180 not 360; a triangle has 180 so 180 minus both; i did 180 minus 110',
  ),
  known(
    'Uses 180 degrees for the angles of a quadrilateral or around a point',
    'a square has 180; i used 180; all shapes are 180; the angles of a rectangle add up to 180; i subtracted from 180',
  ),
  known(
    'Adds the given angles and stops; Gives the sum of the two known angles as the answer',
    'i added the two angles; 50 plus 60 and thats it; the third angle is the other two together; i added the angles i know; you add them and thats the third',
    'then subtract it from 180; i added 50 and 60 first; 50 plus 60 is 110 and 180 minus 110 is 70; i added them first then subtracted from 180',
  ),
  known(
    'Takes vertical or supplementary angles for 90 together; Mixes up complementary and supplementary',
    'supplementary is 90; complementary is 180; they add to 90 because its a corner; i used 90; a straight line is 90; a line is 360',
  ),
  known(
    'Takes the diameter for the radius, or the other way round; Confuses radius and diameter; Mixes up radius and diameter',
    'the radius is all the way across; radius goes all the way across; the diameter is half; the radius is the same as the diameter; i used the diameter as the radius; i doubled it for the radius; radius is the complete line across; they are the same thing',
    'the radius is half the diameter; radius is half of the diameter; if the diameter is 14 the radius is 7; is the diameter double the radius',
  ),
  known(
    'Mixes up circumference and area of a circle; Uses the formula for the area where the circumference is asked for',
    'i did pi r squared; its pi times radius squared; i used the area one; 2 pi r is the area; i squared the radius; area is pi times diameter',
  ),
  known(
    'Adds the legs instead of their squares; Thinks the hypotenuse is the sum of the legs; Adds the legs for the hypotenuse; Adds the two short sides of a right triangle',
    'you add the two legs; i added the legs; leg plus leg is the hypotenuse; i added the two sides; 3 plus 4 is the long side; just add the short sides; you add them and thats the hypotenuse; i didnt square them',
    'you square them first; a squared plus b squared; you square both legs then add then take the root; i squared them and added',
  ),
  known(
    'Adds the squares and does not take the root; Forgets the square root at the end',
    'i added the squares and stopped; i didnt take the root; 9 plus 16 is 25 so 25; c is a squared plus b squared; you dont need the root',
  ),
  known(
    'Adds the squares where a leg is asked for; Takes a leg for the hypotenuse',
    'i added the squares of both; you always add the squares; i used the long side as a leg; a squared plus b squared always',
  ),
  known(
    'Judges angles by the length of their sides; Thinks longer sides make a larger angle',
    'the angle is bigger because the lines are longer; longer sides means a bigger angle; the lines are short so its small; its larger because its drawn bigger',
    'the length of the lines doesnt matter',
  ),
  known(
    'Thinks a square is not a rectangle; Names a shape by how it looks',
    'a square isnt a rectangle; its tilted so its a diamond not a square; a rectangle has two long sides; it doesnt look like a triangle; its upside down so its not a triangle',
    'a square is a rectangle too',
  ),
  known(
    'Finds the area of the faces in place of the volume; Adds length, width and height for a volume',
    'i added the three sides; length plus width plus height; volume is adding them; i counted the faces; i counted only the cubes i can see; i did the area of the front',
    'length times width times height',
  ),
  known(
    'Converts units the wrong way: multiplies where it has to divide; Uses 10 or 100 for every conversion',
    'you multiply by 100; i divided by 100 to get cm; there are 10 cm in a meter; a foot has 10 inches; 100 inches in a foot; bigger unit so bigger number; you times it because its bigger; a kilometer is 100 meters; a kilo is 100',
  ),
  known(
    'Adds the values and stops there; Reports the sum of the data as the mean; Gives the total for the mean; Does not divide for the mean',
    'i added them all and stopped; i added all the numbers; i only made the sum; the mean is the total; mean is when you add them up; i added them and thats the mean; i didnt divide; you just add everything; average means all together',
    'then divide by how many there are; i added them all up and divided; add them and divide by 3; you have to divide at the end',
  ),
  known(
    'Gives the value in the middle, or the one that appears most often, as the mean; Takes the value in the middle, or the one that comes most often, for the mean; Confuses the mean with the median or mode; Takes the median for the mean; Confuses mean with median',
    'the mean is the middle number; for the mean you pick the one in the middle; i took the middle; its right in the middle so its the mean; mean is the one in the middle; average is the middle one; the mean is the one that comes most; i picked the most common one; middle number; average means the most usual one; but 15 is right in the middle',
    'the mean is add and divide; the mean isnt the middle one; i used to think the mean is the middle one; add them and divide',
  ),
  known(
    'Takes the number halfway between the least and the greatest value for the mean',
    'i took the smallest and the biggest and went halfway; add the lowest and highest and divide by 2; halfway between the ends; i only used the first and last; the middle of the biggest and smallest',
  ),
  known(
    'Leaves a value of zero out of the count; Does not count zero as a value for the mean',
    'zero doesnt count; i didnt count the zero; zero is nothing so i left it out; you dont divide by the zero one; i skipped the 0; the kid with 0 doesnt count',
  ),
  known(
    'Divides by a wrong number for the mean; Divides by two whatever the number of values',
    'you divide by 2; i added them and halved it; average is always divided by two; i divided by the last number; i divided by the biggest',
  ),
  known(
    'Gives the amount that is handed over, not what each has in the end; Gives what is handed over, not what each has in the end',
    'i told how many he gives; he gives 3 so 3; i wrote how many get moved; i gave how many he hands over',
  ),
  known(
    'Takes the mean for one of the values, or for the total',
    'the mean has to be one of the numbers; one of them must be 20; everyone has the mean; the average is what most have; the mean is in the list; each of them has exactly the mean',
  ),
  known(
    'Adds or divides where a total is found from a mean',
    'i divided the mean by how many; i added the mean and the number; the total is the mean plus how many; i divided to get the total',
    'mean times how many',
  ),
  known(
    'Takes the middle of the list as it was written down; Finds the median without sorting the data first; Finds the median without ordering the values; Does not sort the list for the median',
    'i took the middle one without sorting; the median is the middle of the list; i didnt put them in order; i just took the middle; you dont have to order them; the one in the middle of how they wrote it; i see which is in the center of the list; you just pick the middle two of the list; i took the middle of the list; the middle ones are 12 and 1; thats the middle of what they gave; i crossed off from both ends of the list',
    'put them in order first; sort them then take the middle; i sorted them and looked in the middle; first put them in order; you cant just take the middle of the list; i put them in order 1 7 8 12 then the middle; sort first; i sorted',
  ),
  known(
    'Takes one of the two values in the middle; Picks just one of the two middle values for the median; Takes only one of two middle values for the median',
    'i took one of the two middle ones; there are two in the middle so i took the first; you pick either one; i took the bigger of the middle two; the left one of the middle; i ordered them and took the lower one; i ordered them and took 7',
    'go halfway between the two',
  ),
  known(
    'Uses half of the number of values as the place of the median; Takes half of the number of values for the place of the median',
    'theres 8 numbers so the median is 4; half of how many there are; i halved the count; the median is the number of values divided by 2; 7 values so 3.5',
  ),
  known(
    'Levels the values out where the median is asked for; Takes the mean for the median',
    'i added them and divided for the median; the median is the average; median is add and divide; i did the mean; i leveled them; median and mean are the same',
  ),
  known(
    'Writes a value that appears twice only once; Writes a value that comes twice only once; Drops repeated values',
    'i wrote the double one only once; you dont write it two times; i left out the repeat; the same number counts once; i crossed out the second 8',
  ),
  known(
    'Thinks that a value far away moves mean and median alike, or neither of them; Thinks an outlier changes the median as much',
    'both change the same; a big number changes the median too; the outlier doesnt change anything; the mean stays the same; mean and median both go up; one number cant change it',
  ),
  known(
    'Says how often the mode appears instead of the mode; Says how often the mode comes in place of the mode; Reports the frequency and not the value as the mode; Gives the frequency for the mode',
    'the mode is how many times it comes; its 3 because it comes 3 times; mode is the count; i counted how often; it shows up three times so 3; the mode is the number of times; i wrote how many there are; mode was the count',
    'the mode is the number itself; mode is the one that comes the most',
  ),
  known(
    'Takes one end of the list for the range; Gives the largest value as the range',
    'the range is the biggest; i took the highest number; the range is the last one; range is the smallest to the biggest; the range is how many numbers there are; the top number is the range; i put the biggest one; range is the last minus the first in the list',
    'biggest minus smallest; range is biggest minus smallest',
  ),
  known(
    'Mixes up mean, median, mode and range; Confuses the different measures of center; Confuses the names of mode, median and range',
    'for the range you take the middle; the range is the middle value; the mode is the middle; the median comes most often; the median is biggest minus smallest; mode is the biggest minus the smallest; range is the most common; median is the one you see most; i mixed up mode and median',
  ),
  known(
    'Thinks that an outcome is due because it has not come for a while; Gambler’s fallacy; Thinks that chance evens out; Gambler: believes the next toss depends on the last ones',
    'its due; it has to come next; it was heads three times so now tails; its tails turn; it didnt come for a long time so it comes now; it has to even out; red came a lot so blue is next; it cant be heads again; tails is more likely now',
    'it doesnt remember; its always half',
  ),
  known(
    'Counts the kinds instead of the outcomes; Assumes all categories are equally likely; Thinks that all kinds are equally likely; Takes two possible results as fifty-fifty',
    'theres two colors so its 50 50; its always half if theres two things; two colors means half; its either red or blue so one half; there are three kinds so one third; it happens or it doesnt so half; one out of two because two colors',
    'there are more blue ones; count all the marbles; you count all the marbles',
  ),
  known(
    'Gives a probability as a count; Writes the number of wanted outcomes alone',
    'the probability is 3 because there are 3 red; i counted the reds; its just how many reds; the chance is 3',
  ),
  known(
    'Adds the probabilities of two events where they are multiplied',
    'you add the chances; half plus half is 1; both happening you add them; i added the two probabilities; two tries so double the chance',
    'you multiply them',
  ),
  known(
    'Reads the height of a bar without its scale; Ignores the key of a picture graph; Counts pictures instead of what they stand for',
    'i counted the pictures; each picture is one; i counted the squares; i counted the symbols; 4 smileys so 4; i didnt look at the key; each line is one',
  ),
  known(
    'Reads a graph as a picture of the path',
    'the line goes up so he walks up a hill; it goes down so he is going down; the graph is the road; its flat so its flat ground; he went up a mountain',
  ),
  known(
    'Takes correlation for cause; Draws a conclusion about all from a biased sample',
    'they go together so one causes the other; it makes it happen; more ice cream causes more sun; i asked my friends so its everyone; everyone i asked said yes so all do',
  ),
] as const;
