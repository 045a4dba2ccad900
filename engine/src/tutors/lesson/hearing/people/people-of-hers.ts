/** A student's family and friends, each as one person, as alternatives of a pattern. */
export const familyAndFriends =
  'mom|mum|mommy|dad|daddy|mother|father|parents?|brother|sister|cousin|grandma|grandpa|grandmother|grandfather|uncle|aunt|auntie|friend|bestie';

/** People who may have shown the student how something is done. */
export const peopleOfHers = `${familyAndFriends}|teacher|tutor`;
