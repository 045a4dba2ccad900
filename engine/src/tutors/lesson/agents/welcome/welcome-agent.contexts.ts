import fc from 'fast-check';
import type { AgentCase } from '../../../../turn/agent-law.ts';
import { sampleGuideline, sampleQuestions } from '../../samples/sample-topic.ts';
import type { WelcomeContext, WelcomeSecret } from './welcome-context.ts';

/** Lessons of any title, begun for the first time or again, before any question of the sample topic. */
export const contexts: fc.Arbitrary<AgentCase<WelcomeContext, WelcomeSecret>> = fc
  .record({
    question: fc.constantFrom(...sampleQuestions),
    title: fc.constantFrom(
      sampleGuideline.title,
      'Which fraction is greater?',
      'Three eighths and its names',
      'Step by step: $x + 9$',
      'The mean of 5 numbers',
      'True or false',
    ),
    grade: fc.integer({ min: 1, max: 12 }),
    language_level: fc.constantFrom('simple' as const, 'standard' as const, 'advanced' as const),
    earlier: fc.constantFrom(null, 'completed' as const, 'left' as const, 'needs_help' as const),
  })
  .map(({ question, title, grade, language_level, earlier }) => ({
    context: {
      title,
      syllabus: sampleGuideline.syllabus,
      grade,
      language_level,
      objectives: sampleGuideline.guidelines.learning_objectives,
      opening: question.text,
      steps: sampleGuideline.plan.steps.length,
      earlier,
    },
    secret: { answer: question.answer },
    hidden: question.answer.accepted_forms,
  }));
