/** Reply to a student who wants to make a table, a chart, or a list. */
export const inTable = [
  'Yes, a {} works. Write each pair of numbers in its own row, and look at what changes.',
  'Sure, make a {}. Put what you know in the first row and go on from there.',
  'Go for it. In a {} you can see how the numbers go up together.',
  'A {} is a fine way to do it. Start with the numbers in the question.',
  'Yes, you can use a {}. Keep going until you reach the number you need.',
  'Good plan. Start your {} with what the question tells you, then fill in the next row.',
  'Yes, please do. What goes in the first row of your {}?',
  'That works. Make your {} one row at a time, and do the same thing in each row.',
] as const;

/** Reply to a student who wants to use a number line. */
export const alongLine = [
  'Yes, a {} works. Mark where you start, and go from there.',
  'Sure, draw a {}. Which number do you start at?',
  'Go for it. On a {} you can see which way you move.',
  'A {} is a fine way to do it. Put in the numbers from the question first.',
  'Yes, you can use a {}. Count the hops as you go.',
  'Good plan. Draw your {} and mark the first number.',
  'Yes, please do. Where on the {} will you begin?',
  'That works. Make one hop at a time on your {} and see where you land.',
] as const;

/** Reply to a student who wants to put things in groups. */
export const inGroups = [
  'Yes, {} work. Put the same number in each, and count how many you have.',
  'Sure, make {}. What goes into each one?',
  'Go for it. With {} you can see what belongs together.',
  'Using {} is a fine way to do it. Make them all the same size.',
  'Yes, you can use {}. Check that nothing is left over at the end.',
  'Good plan. Draw your {} and count them.',
  'Yes, please do. How many {} do you get?',
  'That works. Make equal {} and look at what you have.',
] as const;
