/** She says how she thinks that a thing works. Whether it is so, nobody can tell by words alone. */
export const ownIdea =
  /^\W*(?:(?:so|but|wait|ok|oh|well|cuz|because) )*(?:i (?:always |just )?(?:thought|think|figured|assumed|was taught|learned) (?!i\b|it'?s (?:ok|fine|hard|easy))|(?:so |basically )?(?:you|we|u) (?:just|always|only|basically|never) |isn'?t it (?:just|always) |(?:doesn'?t|dont|don'?t) (?:you|u|we|it) (?:just|always) |my (?:teacher|friend|mom|dad|brother|sister|tutor)\w* (?:said|says|told me|does|taught me) )/i;

/** What is done to numbers, or how they are: enough for an idea to be one of mathematics. */
export const namesOperation = (text: string): boolean =>
  /\b(?:add|adding|subtract\w*|multipl\w+|divid\w+|minus|plus|times|flip\w*|cancel\w*|distribut\w+|square\w*|sign|bigger|smaller|negative|positive)\b/i.test(
    text,
  );
