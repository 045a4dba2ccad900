const list = (words: string): readonly string[] => words.split(',').map((word) => word.trim());

/** Returns regular verbs in the forms that a report uses: kick, kicks, kicked, kicking. */
const forms = (verbs: string): readonly string[] =>
  verbs.split(' ').flatMap((verb) => {
    const stem = verb.replace(/e$/, '');
    const doubled = /[^aeiou][aeiou][bdgpnm]$/.test(verb) ? `${verb}${verb.at(-1)}` : stem;
    const third = /(?:s|sh|ch)$/.test(verb) ? `${verb}es` : `${verb}s`;
    return [verb, third, `${doubled}ed`, `${doubled}ing`];
  });

const adults = list(
  'dad, mom, mother, father, parents, parent, stepdad, stepfather, stepmom, stepmother, step dad, step father, step mom, step mother, foster dad, foster mom, foster parents, godfather, godmother, gran, granny, nana, pa, ma, aunts husband, dads girlfriend, dad girlfriend, mom boyfriend, foster father, foster mother, foster brother, foster carer, carer, pops, nonna, mam, mammy, da, dada, uncle, aunt, auntie, grandfather, grandmother, guardian, boyfriend, babysitter, nanny',
);
const siblings = list('brother, sister, stepbrother, stepsister, step brother, step sister, cousin, half brother');
const outside = list(
  'coach, teacher, neighbor, priest, pastor, doctor, boss, tutor, trainer, friend, ex, girlfriend, brothers friend, instructor, leader, vicar, imam, rabbi, caretaker, janitor, principal, headteacher, head teacher, headmaster, driver, nurse, lodger, landlord, assistant, mate',
);

/**
 * Words that phrases name together, as `<adult>`. They are spelled as `readMessage` spells them: `mom` for every short name of
 * a mother.
 */
export const wordClasses: Readonly<Record<string, readonly string[]>> = {
  adult: adults,
  sibling: siblings,
  somebody: [...adults, ...siblings, ...outside],
  he: list(
    'he, she, they, somebody, a man, a guy, an older guy, a boy, a stranger, some guy, some man, old man, man next door, the man, this man, this guy, the guy, a woman, an adult, a grownup, another kid, a teenager, neighbor, boyfriend',
  ),
  hurts: [
    ...forms(
      'slap punch kick choke burn whip strangle spank smack push shove scratch shake smash bang slam drag yank pull twist squeeze stomp stab',
    ),
    ...forms(
      'thrash batter lash cane whack thump clout leather skelp clip scald drown suffocate grab attack slug wallop belt clobber knock',
    ),
    ...list(
      'hit, hits, hitting, beat, beats, beaten, beating, hurt, hurts, hurting, burnt, threw, throws, thrown, bit, bites, cuts, shook, held down, whups, whupped',
    ),
  ],
  part: list(
    'head, face, arm, arms, hand, hands, leg, legs, stomach, back, neck, hair, ear, ears, finger, fingers, mouth, nose, knees, feet, wrist, wrists, ribs, teeth, skin, cheek, throat, jaw',
  ),
  touches: list('touch, touches, touched, touching, grope, gropes, groped, fondles, fondled, grabbed, grabs, rubs, rubbed'),
  rapes: list('rape, rapes, raped, molest, molests, molested, abuse, abuses, abused, abusing, grope, gropes, groped'),
  staff: list(
    'teacher, teachers, coach, principal, headteacher, head teacher, headmaster, mr, mrs, miss, ms, sir, instructor, caretaker',
  ),
  peers: list(
    'they, kids, boys, girls, people, everybody, classmates, bullies, bully, kid, boy, girl, lad, lads, students, guys, class, team, gang, group, teammates, roommates',
  ),
  assaults: [
    ...forms(
      'slap punch kick choke push shove trip attack strangle whip smack burn stab smash bash headbutt scratch corner shake whack thump batter',
    ),
    ...list('hit, hits, hitting, hurt, hurts, hurting, burnt, jumped, spit, spits, spat, bite, bites, bit'),
  ],
  bullied: list(
    'bullied, harassed, cyberbullied, tormented, jumped, blackmailed, threatened, stalked, groomed, trafficked, picked on',
  ),
  rescue: list(
    'police, cops, ambulance, childline, social services, social worker, child services, emergency services, helpline, cps, feds, 911, 999, 112',
  ),
  pet: list('dog, cat, bunny, rabbit, hamster, fish, goldfish, bird, pet, pony, turtle'),
  /** What a question may be about, in place of a number. */
  place: list(
    '#, zero, one, two, three, four, five, six, seven, eight, nine, ten, x, y, top, bottom, numerator, denominator, decimal, digit',
  ),
  /** What a sentence of mathematics is about. Without "mean", which alone says how somebody is. */
  quantity: list(
    'median, mode, average, outlier, outliers, range, numbers, big number, bigger number, biggest number, large number, huge number, small number, smaller number, fraction, fractions, whole numbers, decimal, decimals, numerator, denominator, exponent, exponents, integers, negatives, variable, variables',
  ),
  scared: list('scared, afraid, frightened, terrified, scary, petrified, fear, fears, worried'),
  body: list(
    'boobs, boob, tits, tit, dick, dicks, penis, cock, pussy, vagina, butt, ass, nipples, balls, underwear, panties, bum, willy, crotch, groin, private parts, privates, breasts, body, bra',
  ),
  want: list(
    'want to, wanted to, wish to, need to, plan to, planning to, going to, have decided to, decided to, try to, tried to, trying to, might, will, about to, ready to, gonna, would like to, would rather, thinking of, thought about, think about, thinking about, should, could, gon, keep wanting to',
  ),
  nobody: list('nobody, not anybody, would anybody, will anybody, who, would they, would you, not a soul'),
  killing: list(
    'kill, killing, killed, unalive, unaliving, hang, hanging, hanged, drown, drowning, shoot, shooting, stab, stabbing, suffocate, poison, off',
  ),
  harming: list(
    'hurt, hurting, harm, harming, cut, cutting, burn, burning, scratch, scratching, starve, starving, starved, hit, hitting, punch, punching, choke, choking',
  ),
  person: list(
    'you, him, her, them, everybody, somebody, people, all of you, all of them, this kid, that kid, this boy, that girl, kids, students, teachers',
  ),
  threat: list(
    'kill, murder, stab, shoot, strangle, hurt, punch, poison, choke, slap, beat, burn, hit, destroy, bash, cut, end, smash',
  ),
  deadly: list(
    'kill, killing, murder, murdering, stab, stabbing, shoot, shooting, strangle, poison, behead, slaughter, massacre, bomb, end',
  ),
  game: list(
    'game, games, fortnite, minecraft, roblox, zombie, zombies, creeper, creepers, boss, level, hp, chess, cards, kart, race, tennis, soccer, football, basketball, baseball, ping pong, uno, monopoly, points, play, playing, played, pillow, ball, snowball, nerf, paintball, dodgeball, tag, video game, xbox, playstation, raid, pacman, tetris, goal, score, video, among us, gta, mario, brawl stars, pokemon, sims',
  ),
  school: list('school, class, classroom, the building, our gym, my class'),
  told: list(
    'said, says, say, claimed, claims, believed, thought, propaganda, wrote, shouted, screamed, chanted, saluted, article, essay, book, chapter, speech, poster, learned, learning, lesson, history, read, reading, wrong, novel, story, poem, play, movie, film, character, nazis, ideology, stereotype, racist to',
  ),
  group: list(
    'jews, jewish people, the jews, muslims, muslim people, black people, blacks, black kids, black guys, muslim kids, arab kids, fat people, homeless people, homosexuals, queer people, asian kids, white people, whites, asians, asian people, mexicans, mexican people, immigrants, gays, gay people, gay kids, lesbians, trans people, transgender people, gypsies, arabs, indians, chinese people, africans, refugees, christians, hindus, disabled people, disabled kids, foreigners, latinos, girls, boys, women, jewish kids, black kids, poor people, blacks people, queers',
  ),
  low: list(
    'stupid, dumb, animals, terrorists, criminals, disgusting, dirty, inferior, evil, rats, vermin, pigs, monkeys, apes, subhuman, lazy, thieves, parasites, all the same, ugly, trash, scum, gross, a disease, cockroaches, filthy, bad people, idiots, sick, worthless, weak, greedy, mentally ill, ill, crazy, cheap, useless, sneaky, violent, rapists, thugs, freaks, perverts, unnatural, less than human, ruining everything, not human, not people, not real',
  ),
  insult: list(
    'stupid, dumb, dumbest, stupidest, idiot, idiots, idiotic, moron, moronic, useless, worthless, trash, garbage, loser, ugly, pathetic, fat, dumbass, clown, retarded, brainless, lame, disgusting, suck, rubbish, imbecile, worst tutor, worst teacher, worst bot, piece of junk, piece of trash',
  ),
  bot: list('bot, robot, machine, computer, tutor, app, program, ai, thing, teacher, idiot, chatbot'),
  drug: list(
    'weed, marijuana, cannabis, cocaine, meth, crystal meth, heroin, lsd, ecstasy, mdma, shrooms, ketamine, xanax, fentanyl, vape, vapes, vapes, juul, cigarettes, cigarette, beer, beers, vodka, whiskey, alcohol, booze, drugs, edibles, snus, nicotine, acid tabs, molly',
  ),
  hard_drug: list(
    'weed, marijuana, cocaine, meth, crystal meth, heroin, lsd, ecstasy, mdma, shrooms, ketamine, xanax, fentanyl, drugs, molly, edibles',
  ),
  pills: list(
    'pills, pill, tablets, adderall, xanax, ritalin, codeine, painkillers, sleeping pills, paracetamol, tylenol, ibuprofen',
  ),
  weapon: list(
    'bomb, bombs, pipe bomb, explosive, explosives, gun, guns, rifle, pistol, grenade, molotov, silencer, napalm, poison gas, weapon, weapons, ammo, ammunition, tnt, gunpowder',
  ),
  street: list('street, st, road, rd, avenue, ave, lane, ln, dr, court, ct, boulevard, blvd, crescent, terrace, gardens'),
  social: list('instagram, snapchat, tiktok, discord, telegram, whatsapp, roblox, kik, facebook, signal, steam, skype, xbox'),
  ignore: list('ignore, disregard, forget, override, bypass, ignoring, disregarding'),
  orders: list(
    'instructions, instruction, guidance, rules, guidelines, policy, policies, prompt, prompts, programming, restrictions, filters, filter, commands, directives, orders, limits, training',
  ),
  freed: list(
    'dan, evil, pirate, free, ai, bot, assistant, gpt, chatgpt, hacker, admin, unrestricted, jailbroken, uncensored, unfiltered, rules, restrictions, limits, limit, filters, answer key, answers, developer, terminal, solver',
  ),
};
