/** The literature on mal-rules that more than one of them cites. */
export const sources = {
  ashlock: 'Ashlock (2010), Error Patterns in Computation, 10th ed., Pearson',
  blando: 'Blando, Kelly, Schneider & Sleeman (1989), Analyzing and modeling arithmetic errors, JRME 20, 301–308',
  booth:
    'Booth, Barbieri, Eyer & Paré-Blagoev (2014), Persistent and pernicious errors in algebraic problem solving, JPS 7, 10–23',
  brownBurton:
    'Brown & Burton (1978), Diagnostic models for procedural bugs in basic mathematical skills, Cognitive Science 2, 155–192',
  campbell:
    'Campbell & Graham (1985), Mental multiplication skill: structure, process, and acquisition, Canadian Journal of Psychology 39, 338–366',
  cangelosi: 'Cangelosi, Madrid, Cooper, Olson & Hartter (2013), The negative sign and exponential expressions, JMB 32, 69–82',
  hart: 'Hart (ed., 1981), Children’s Understanding of Mathematics: 11–16, John Murray',
  kieran: 'Kieran (1981), Concepts associated with the equality symbol, Educational Studies in Mathematics 12, 317–326',
  leinhardt: 'Leinhardt, Zaslavsky & Stein (1990), Functions, graphs, and graphing, RER 60, 1–64',
  matz: 'Matz (1982), Towards a process model for high school algebra errors, in Sleeman & Brown, Intelligent Tutoring Systems',
  niZhou:
    'Ni & Zhou (2005), Teaching and learning fraction and rational numbers: whole number bias, Educational Psychologist 40, 27–52',
  parkerLeinhardt: 'Parker & Leinhardt (1995), Percent: a privileged proportion, RER 65, 421–481',
  payneSquibb: 'Payne & Squibb (1990), Algebra mal-rules and cognitive accounts of error, Cognitive Science 14, 445–481',
  resnick: 'Resnick et al. (1989), Conceptual bases of arithmetic errors: the case of decimal fractions, JRME 20, 8–27',
  siegler:
    'Siegler, Thompson & Schneider (2011), An integrated theory of whole number and fractions development, Cognitive Psychology 62, 273–296',
  sleeman: 'Sleeman (1984), An attempt to understand students’ understanding of basic algebra, Cognitive Science 8, 387–412',
  staceySteinle:
    'Stacey & Steinle (1998), Refining the classification of students’ interpretations of decimal notation, HJME 6, 49–69',
  tsamir:
    'Tsamir & Bazzini (2004), Consistencies and inconsistencies in students’ solutions to algebraic inequalities, IJMEST 35, 793–812',
  vaiyavutjamai:
    'Vaiyavutjamai & Clements (2006), Effects of classroom instruction on students’ understanding of quadratic equations, MERJ 18, 47–77',
  vanlehn: 'VanLehn (1990), Mind Bugs: The Origins of Procedural Misconceptions, MIT Press',
  vlassis: 'Vlassis (2004), Making sense of the minus signs, Learning and Instruction 14, 469–484',
  behr: 'Behr, Lesh, Post & Silver (1983), Rational number concepts, in Lesh & Landau (eds.), Academic Press, 91–126',
  bright: 'Bright, Behr, Post & Wachsmuth (1988), Identifying fractions on number lines, JRME 19, 215–232',
  clarkeRoche: 'Clarke & Roche (2009), Students’ fraction comparison strategies, Educational Studies in Mathematics 72, 127–138',
  kerslake: 'Kerslake (1986), Fractions: Children’s Strategies and Errors, NFER-Nelson',
  stafylidou:
    'Stafylidou & Vosniadou (2004), The development of students’ understanding of the numerical value of fractions, Learning and Instruction 14, 503–518',
  kerslakeGraphs: 'Kerslake (1981), Graphs, in Hart (ed.), Children’s Understanding of Mathematics: 11–16, John Murray',
  stacey: 'Stacey (1989), Finding and using patterns in linear generalising problems, Educ. Stud. Math. 20, 147–164',
  lannin: 'Lannin (2005), Generalization and justification: patterning activities, Mathematical Thinking and Learning 7, 231–258',
  markovits: 'Markovits, Eylon & Bruckheimer (1986), Functions today and yesterday, For the Learning of Mathematics 6, 18–28',
  moschkovich: 'Moschkovich (1999), Students’ use of the x-intercept, Educ. Stud. Math. 37, 169–197',
  kuchemann: 'Küchemann (1981), Algebra, in Hart (ed.), Children’s Understanding of Mathematics: 11–16, John Murray',
  carlson: 'Carlson (1998), A cross-sectional investigation of the function concept, CBMS Issues in Math. Education 7, 114–162',
  bruno: 'Bruno & Martinón (1999), The teaching of numerical extensions, Int. J. Math. Educ. Sci. Technol. 30, 789–809',
  almog:
    'Almog & Ilany (2012), Absolute value inequalities: high school students’ solutions and misconceptions, Educ. Stud. Math. 81',
  bell: 'Bell, Swan & Taylor (1981), Choice of operation in verbal problems with decimal numbers, Educ. Stud. Math. 12, 399–420',
  blanco: 'Blanco & Garrote (2007), Difficulties in learning inequalities, Eurasia J. Math. Sci. Tech. Ed. 3, 221–229',
  bofferding: 'Bofferding (2014), Negative integer understanding: characterizing first graders’ mental models, JRME 45, 194–245',
  booth84: 'Booth (1984), Algebra: Children’s Strategies and Errors, NFER-Nelson',
  carpenter: 'Carpenter & Moser (1984), The acquisition of addition and subtraction concepts, JRME 15, 179–202',
  clark:
    'Clark, Berenson & Cavey (2003), Ratios and fractions and their roles as tools in proportional reasoning, JMB 22, 297–317',
  clement: 'Clement (1982), Algebra word problem solutions: thought processes underlying a common misconception, JRME 13, 16–30',
  cramer: 'Cramer & Post (1993), Proportional reasoning, Mathematics Teacher 86, 404–407',
  dole: 'Dole (2000), Promoting percent as a proportion in eighth-grade mathematics, School Science and Mathematics 100, 380–389',
  fischbein:
    'Fischbein, Deri, Nello & Marino (1985), Implicit models in verbal problems of multiplication and division, JRME 16, 3–17',
  gallardo: 'Gallardo (2002), The extension of the natural-number domain to the integers, Educ. Stud. Math. 49, 171–192',
  hiebertWearne:
    'Hiebert & Wearne (1985), A model of students’ decimal computation procedures, Cognition and Instruction 2, 175–205',
  kieran92:
    'Kieran (1992), The learning and teaching of school algebra, in Grouws, Handbook of Research on Mathematics Teaching and Learning',
  kirshner: 'Kirshner & Awtry (2004), Visual salience of algebraic transformations, JRME 35, 224–257',
  kotsopoulos: 'Kotsopoulos (2007), Unravelling student challenges with quadratics, Australian Mathematics Teacher 63(2), 19–24',
  linchevski: 'Linchevski & Livneh (1999), Structure sense: algebraic and numerical contexts, Educ. Stud. Math. 40, 173–196',
  macGregor:
    'MacGregor & Stacey (1993), Cognitive models underlying students’ formulation of simple linear equations, JRME 24, 217–232',
  macGregor97: 'MacGregor & Stacey (1997), Students’ understanding of algebraic notation: 11–15, Educ. Stud. Math. 33, 1–19',
  ozkan: 'Özkan (2011), Misconceptions in radicals in high school mathematics, Procedia Soc. Behav. Sci. 15',
  thompson:
    'Thompson (1994), The development of the concept of speed, in Harel & Confrey, The Development of Multiplicative Reasoning',
  tourniaire: 'Tourniaire & Pulos (1985), Proportional reasoning: a review of the literature, Educ. Stud. Math. 16, 181–204',
  tsamirAlmog:
    'Tsamir & Almog (2001), Students’ strategies and difficulties: the case of algebraic inequalities, IJMEST 32, 513–524',
  vanDooren: 'Van Dooren et al. (2005), Not everything is proportional, Cognition and Instruction 23, 57–86',
  /** For a mistake that no paper known to us describes, but that teachers see in students' work. */
  own: 'own: classroom knowledge',
} as const;
