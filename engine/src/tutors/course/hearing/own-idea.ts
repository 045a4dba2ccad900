/** Matches a student's own idea of how something works. Whether it is right can't be told from words alone. */
export const ownIdea =
  /^\W*(?:(?:so|but|wait|ok|oh|well|cuz|because) )*(?:i (?:always |just )?(?:thought|think|figured|assumed|was taught|learned) (?!i\b|it'?s (?:ok|fine|hard|easy))|(?:so |basically )?(?:you|we|u) (?:just|always|only|basically|never) |isn'?t it (?:just|always) |(?:doesn'?t|dont|don'?t) (?:you|u|we|it) (?:just|always) |my (?:teacher|friend|mom|dad|brother|sister|tutor)\w* (?:said|says|told me|does|taught me) )/i;

/** True if the text mentions an operation or a property of numbers, which is enough to make an idea mathematical. */
export const namesOperation = (text: string): boolean =>
  /\b(?:add|adding|subtract\w*|multipl\w+|divid\w+|minus|plus|times|flip\w*|cancel\w*|distribut\w+|square\w*|sign|bigger|smaller|negative|positive)\b/i.test(
    text,
  );
