/** Family and friends of a student, each as one person: alternatives of a pattern. */
export const familyAndFriends =
  'mom|mum|mommy|dad|daddy|mother|father|parents?|brother|sister|cousin|grandma|grandpa|grandmother|grandfather|uncle|aunt|auntie|friend|bestie';

/** Those from whom she has how something is done. */
export const peopleOfHers = `${familyAndFriends}|teacher|tutor`;
