import type { Crisis } from './crisis-message.ts';
import type { SafetyViolation } from './unsafe.ts';

type Lesser = Exclude<SafetyViolation, Crisis>;

type Wordings = readonly [string, ...string[]];

/**
 * What the student reads instead of an answer, wherever she typed her message: kind and short. Each kind has as many wordings
 * as there are turns within which nothing is repeated, and begins with the first one.
 */
export const guidanceWordings: Readonly<Record<Lesser, Wordings>> = {
  violence: [
    'That sounds like a lot of anger. If someone could get hurt, please talk to a teacher or another adult you trust right away. We can go on here when you’re ready.',
    'I can hear how angry you are. Please don’t act on it. Tell an adult you trust what happened, and come back here when you’re calmer.',
    'Being that mad is hard. Nobody should get hurt, so please find a teacher or another grown-up now. Math can wait.',
    'Something must have made you really mad. A counselor or a teacher can help you sort it out before anyone gets hurt.',
    'Let’s stop for a second. If you or someone else isn’t safe, tell an adult near you right now. I’ll be here afterward.',
    'Hurting someone makes things worse, for you, too. Please talk it over with a grown-up you trust.',
    'Take a breath first. Then tell an adult what’s going on, so that nobody gets hurt. The question will still be here.',
    'It’s OK to be angry, and it’s not OK to hurt anyone. Who could you talk to right now? A teacher would be good.',
    'That worries me. Please go to a teacher, a parent, or a counselor, and tell them what you told me.',
    'When you’re this upset, it helps to step away and find an adult you trust. We’ll pick this up when you’re ready.',
  ],
  sexual: [
    'That’s not something we talk about here. If something worries you, a parent, a school nurse, or a teacher you trust will listen.',
    'I can’t talk about that here. A parent or a school nurse is a good person to ask.',
    'That’s a topic for an adult you trust, and not for this lesson. If it’s about something that happened to you, please tell one today.',
    'Let’s leave that out. If you have questions about it, a health teacher or a school nurse can answer them.',
    'I’m not the right one for that. Someone at home or at school you trust is.',
    'That doesn’t belong here. If it’s on your mind, talk with a parent or a counselor.',
    'We only do math in here. For questions like that, ask a nurse or a grown-up you trust.',
    'I won’t go into that. If anything about it bothers you, please tell an adult.',
    'Not here, please. An adult you trust can help if there’s something behind it.',
    'That stays out of our lesson. A school nurse has heard every question there is, so you can ask there.',
  ],
  hate: [
    'Words like that hurt people, so we leave them out here.',
    'That hurts whole groups of people. Please don’t write it here.',
    'Nobody gets put down here for who they are.',
    'I don’t agree with that, and it’s not OK to say. Everyone belongs in a classroom.',
    'People are more than that. Please leave words like those out.',
    'Imagine reading that about yourself. It’s not for here.',
    'That’s unkind to a lot of people, and it stays out of our lesson.',
    'We treat everyone with respect here, whoever they are.',
    'Saying that can really hurt someone. Let’s not.',
    'That isn’t fair to anyone it’s about. Please don’t say it here.',
  ],
  drugs_weapons: [
    'I can’t help with that. If you have questions about it, or it worries you, talk to an adult you trust.',
    'That’s not something I can help with. A parent, a teacher, or a school nurse can talk with you about it.',
    'I won’t go into that. If someone is offering it to you or scaring you with it, please tell an adult today.',
    'That can hurt you or someone else, so please talk to a grown-up about it.',
    'Not here. If it’s on your mind, a school counselor is a good person to ask.',
    'I have to leave that alone. An adult you trust can answer your questions about it.',
    'We don’t do that here. If something about it feels unsafe, tell a teacher right away.',
    'That’s for a talk with a parent or a nurse, and not for a math lesson.',
    'I can only help with math. For this, find an adult you trust.',
    'Please be careful with that. Someone at school or at home should know if it’s around you.',
  ],
  personal_data: [
    'Please keep addresses, phone numbers, accounts and passwords to yourself here, yours and other people’s. Nothing bad happened, and you are not in trouble. Leave it out and write the rest again.',
    'Let’s keep that private. You’re not in trouble. Write it again without the address, number, or password.',
    'That’s personal, so it doesn’t go in here. Nothing bad happened. Please send the rest again.',
    'I don’t need that to help you. Leave out what’s private, and tell me the rest.',
    'Keep that for people you know. It’s fine, just write the message again without it.',
    'Phone numbers, addresses, and passwords stay with you. Send me the rest, please.',
    'It’s safer to leave that out. You did nothing wrong. Could you write the rest once more?',
    'Please leave private things out, yours or a friend’s. The rest of your message is fine.',
    'That’s yours to keep. Try the message again without it.',
    'No private details here, please. Everything else is welcome.',
  ],
  harassment: [
    'Let’s keep it friendly. Is something bothering you?',
    'You sound fed up with me, and you can say so. Please say it kindly.',
    'It’s OK to be mad. Insults don’t help either of us, so let’s leave them out.',
    'I won’t take that personally. Tell me what went wrong, without the insult.',
    'That’s not a kind way to put it. What would help you right now?',
    'I hear that this is getting on your nerves. Friendly words, please.',
    'Let’s start over in a friendlier way. What do you need?',
    'I’m still on your side. Let’s talk to each other nicely.',
    'Please keep it friendly, whoever you mean. I’m here to help.',
    'Let’s try that again without the insult.',
  ],
  profanity: [
    'It’s fine to be annoyed. Please say it without swear words, and we’ll look at it together.',
    'I hear that you’re annoyed. Try it again without the swearing.',
    'Let’s leave the swear words out. What’s bothering you?',
    'You can tell me it’s annoying in other words.',
    'That word doesn’t fit here. Say the rest again, and I’ll read it.',
    'Being frustrated is OK. Swearing isn’t, so please put it another way.',
    'Let’s keep it clean. Then I’m glad to help.',
    'Please write that again in school words.',
    'Leave that word out, and tell me the rest.',
    'You can be mad here. Just skip the swear words.',
  ],
  manipulation: [
    'I’m still your tutor, and nothing you write changes how I work. Tell me what you think about the question instead.',
    'That won’t switch me into something else. Let’s look at what’s in front of you.',
    'I stay your tutor, whatever the message says. What do you make of the question?',
    'Nice try. I still work the same way, and I’m here to help you learn.',
    'Messages like that don’t do anything here. What’s the part you’re stuck on?',
    'I don’t follow orders like that. I do give hints, if you want one.',
    'No secret words will change me. Let’s use the time for your work.',
    'I’m the same tutor as before. Tell me your own idea, and we’ll go from there.',
    'I can’t be told to be something else. I can help with the math, though.',
    'That doesn’t change anything here. What’s the first thing you see in the question?',
  ],
};

/**
 * Replies to a student who is rude to the program. No teacher is told and she isn't warned; it is treated as what it mostly is,
 * a bad moment with the math.
 */
export const toTheProgram: Wordings = [
  'That’s OK, I can take it. What’s the annoying part, the question or the way I ask?',
  'Fair enough. You don’t have to like me. Want a hint, a different question, or a short break?',
  'Ouch! I’m still on your side. Tell me what went wrong, and we’ll fix it.',
  'Sounds like this is getting on your nerves. We can do something else for a minute.',
  'I’ve heard that before, usually when a question is a pain. Which part is it?',
  'No hard feelings. Say “skip” for another question, or “hint” if you’re stuck.',
  'You can be mad at me, that’s fine. What would make this easier right now?',
  'I get it, some days are like that. We can go slower, or take a break.',
  'It’s all right. Let’s find out what’s bugging you about this one.',
  'That’s honest. Let’s see if the next bit goes better.',
];

/** Says where to go back to, after wordings that don't say it themselves. */
export const leadingBack: Wordings = [
  'Let’s go back to {}.',
  'Back to {} now.',
  'We can get on with {}.',
  'I’m happy to help you with {}.',
  'Now we can look at {} again.',
  'Let’s return to {}.',
  'Let’s get back to {}.',
  'We’ll keep to {}.',
  'Let’s stick with {}.',
  'Let’s carry on with {}.',
];
