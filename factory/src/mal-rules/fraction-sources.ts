/** The literature on fractions, cited by more than one file of mal-rules. */
export const fractionSources = {
  behr: 'Behr, Lesh, Post & Silver (1983), Rational number concepts, in Lesh & Landau (eds.), Academic Press, 91–126',
  bright: 'Bright, Behr, Post & Wachsmuth (1988), Identifying fractions on number lines, JRME 19, 215–232',
  clarkeRoche: 'Clarke & Roche (2009), Students’ fraction comparison strategies, Educational Studies in Mathematics 72, 127–138',
  kerslake: 'Kerslake (1986), Fractions: Children’s Strategies and Errors, NFER-Nelson',
  stafylidou:
    'Stafylidou & Vosniadou (2004), The development of students’ understanding of the numerical value of fractions, Learning and Instruction 14, 503–518',
} as const;
