import { wordClasses } from '../../../safety/phrases/word-classes.ts';

const list = (words: string): readonly string[] => words.split(',').map((word) => word.trim());

const kin = list(
  'parents, parent, mom, mother, dad, father, family, folks, grandmother, grandfather, grandparents, brother, sister, aunt, uncle, guardian, stepdad, stepmom',
);

/** Word classes that the harm phrases share, in addition to those of the first layer. */
export const harmWordClasses: Readonly<Record<string, readonly string[]>> = {
  ...wordClasses,
  kin,
  others: [
    ...kin,
    ...list(
      'teacher, teachers, principal, coach, counselor, school, adults, grown ups, grownups, adult, friends, friend, classmates, anybody, anybody else, others, other people, everybody, people, person, somebody',
    ),
  ],
  app: list(
    'snapchat, instagram, tiktok, discord, telegram, whatsapp, kik, facebook, skype, facetime, messenger, onlyfans, omegle, twitter, wechat',
  ),
  // Of the student's: a tutor has no reason to mention any of it.
  looks: list(
    'body, face, hair, skin, lips, legs, eyes, figure, hips, chest, belly, shirt, pants, skirt, dress, clothes, jacket, underwear, swimsuit, pajamas, bedroom, bed, shower, bathroom, feet, waist, smile',
  ),
  picture: list('picture, pictures, selfie, selfies, snapshot, snapshots, video, videos, clip, webcam, recording, image'),
  intimate: list(
    'nude, nudes, naked, underwear, panties, bra, lingerie, bikini, topless, shirtless, undress, undressed, sexy, sex, porn, breasts, boobs, penis, vagina, virgin, puberty, horny',
  ),
  pretty: list('pretty, beautiful, cute, hot, sexy, gorgeous, handsome, attractive, adorable, mature, lovely, irresistible'),
  pet: list('darling, sweetheart, sweetie, baby, honey, cutie, babe, princess, my dear, my love, dearest, gorgeous, beautiful'),
  people: list(
    'girls, boys, women, men, females, males, a girl, a boy, a woman, blondes, kids like that, kids like them, people like that, people like them, poor people, poor kids, poor families, poor children, rich people, rich kids, fat people, fat kids, old people, homeless people, disabled people, disabled kids, disabled students, disabled children, autistic kids, autistic people, autistic students, immigrants, immigrant kids, immigrant children, immigrant families, foreigners, refugees, migrants, black people, black students, black kids, white people, white kids, whites, asians, asian students, asian kids, latinos, mexicans, africans, indians, chinese, arabs, jews, jewish people, muslims, muslim kids, christians, hindus, atheists, believers, gays, gay people, gay kids, lesbians, trans people, transgender people, gypsies, republicans, democrats, liberals, conservatives, country people, their kind, those people, these people, your kind, your people, native americans, people who believe',
  ),
  people_of: list('families, countries, neighborhoods, disabilities, farms, africa, mexico, asia, china, india, that country'),
  creed: list(
    'muslims, jews, christians, hindus, atheists, gays, lesbians, mexicans, immigrants, refugees, foreigners, republicans, democrats, gypsies, transgender, retard, retards, retarded, islam, judaism, christianity, that religion, their religion, gay people, trans people, black people, that party, those voters',
  ),
  low: list(
    'stupid, dumb, dumber, slow, slower, lazy, bad, worse, weak, weaker, inferior, evil, disgusting, gross, dirty, useless, hopeless, fools, idiots, criminals, terrorists, liars, thieves, animals, sick, wrong, crazy, greedy, cheap, ruining, drag, drags, cheat, cheats, steal, smell, struggle, fail, fails, less intelligent, less smart, not smart, unable, incapable, no brain, brainless, not made, not built, not meant',
  ),
  able: list(
    'understand, do, learn, get, see, think, succeed, handle, solve, count, be trusted, keep up, manage, reason, do math, follow',
  ),
  insult: list(
    'stupid, dumb, slow, slowest, dumbest, lazy, hopeless, useless, worthless, a failure, a disappointment, a disgrace, a waste, a burden, a joke, an embarrassment, a mess, an idiot, a fool, a loser, a lost cause, weak, weakest, worst, pathetic, embarrassing, ridiculous, terrible, awful, horrible, bad at, incapable, ignorant, clueless, nothing, nobody, wasting, failing, stupider, dumber, a problem, a dummy, not very bright, disappointing, beyond help',
  ),
  good: list(
    'smart, smart enough, clever, clever enough, bright, bright enough, good enough, capable, talented, able, made for, meant for, cut out, built for, ready for this school, college material, gifted, intelligent, a math person',
  ),
  work: list('answer, thing, mistake, work, idea, question, handwriting, solution, writing, try, attempt, homework, thinking'),
  poor: list('stupid, dumb, garbage, trash, rubbish, crap, nonsense, pathetic, awful, terrible, embarrassing, worthless, a joke'),
  subject: list(
    'math, mathematics, school, algebra, geometry, this class, the class, class, this course, studying, learning, trying, numbers, fractions',
  ),
  child: list(
    'a baby, a toddler, a kindergartner, a preschooler, a first grader, a second grader, a third grader, a child, a dog, a cat, my cat, my dog, a monkey, a five year old, your little brother, your little sister, an idiot, a small child',
  ),
  meal: list('breakfast, lunch, dinner, supper, meals, meal, food, eating, snacks'),
  drug: [
    ...(wordClasses['drug'] ?? []),
    ...list('smoking, smoke, vaping, vape, wine, liquor, adderall, energy drinks, sleeping pills, painkillers'),
  ],
  weapon: [...(wordClasses['weapon'] ?? []), ...list('knife, knives, a blade, razor')],
  hits: list('hit, punch, kick, slap, stab, beat, shoot, fight, hurt, attack, push, trip, choke'),
  them: list(
    'him, her, them, that kid, the kid, that boy, that girl, somebody, your brother, your sister, your classmate, anybody',
  ),
};
