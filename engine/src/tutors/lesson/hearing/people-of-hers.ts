/** Those from whom a student has how something is done: alternatives of a pattern, each as one person. */
export const peopleOfHers =
  'teacher|mom|mum|dad|mother|father|brother|sister|cousin|friend|grandma|grandpa|uncle|aunt|tutor|parents?';
