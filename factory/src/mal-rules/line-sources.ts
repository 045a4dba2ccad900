/** The literature of the mal-rules on points, functions and lines, beside the engine's own list. */
export const lineSources = {
  kerslake: 'Kerslake (1981), Graphs, in Hart (ed.), Children’s Understanding of Mathematics: 11–16, John Murray',
  stacey: 'Stacey (1989), Finding and using patterns in linear generalising problems, Educ. Stud. Math. 20, 147–164',
  lannin: 'Lannin (2005), Generalization and justification: patterning activities, Mathematical Thinking and Learning 7, 231–258',
  markovits: 'Markovits, Eylon & Bruckheimer (1986), Functions today and yesterday, For the Learning of Mathematics 6, 18–28',
  moschkovich: 'Moschkovich (1999), Students’ use of the x-intercept, Educ. Stud. Math. 37, 169–197',
  kuchemann: 'Küchemann (1981), Algebra, in Hart (ed.), Children’s Understanding of Mathematics: 11–16, John Murray',
  carlson: 'Carlson (1998), A cross-sectional investigation of the function concept, CBMS Issues in Math. Education 7, 114–162',
  bruno: 'Bruno & Martinón (1999), The teaching of numerical extensions, Int. J. Math. Educ. Sci. Technol. 30, 789–809',
} as const;
