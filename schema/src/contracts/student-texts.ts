/**
 * How a text that a student can send is read:
 *
 *   read    by the safety layer, before anything else is done with it; what is unsafe is flagged, and she is answered
 *   draft   not yet: it is not stored and goes to no model, and it is read when it is handed in
 *   id      compared with what is there; it is shown to nobody and kept nowhere as it came
 *   secret  a password: compared, never read
 */
type Reading = 'read' | 'draft' | 'id' | 'secret';

/**
 * Every text without a fixed form that a student, or somebody who is about to be one, can send: by contract, part and field. A field that
 * is missing here fails the tests, and so does one that is said to be read where a cry for help in it is not heard.
 */
export const studentTexts: Readonly<Record<string, Reading>> = {
  'account.issueToken body.label': 'read',
  'account.rename body.name': 'read',
  'account.confirmEmail body.token': 'secret',
  'account.resetPassword body.token': 'secret',
  'account.resetPassword body.password': 'secret',
  'account.changePassword body.current': 'secret',
  'account.changePassword body.password': 'secret',
  'account.endSession params.sessionId': 'id',
  'account.signIn body.password': 'secret',
  'account.signUp body.name': 'read',
  'account.signUp body.password': 'secret',
  'course.createThread body.courseId': 'id',
  'course.gradeDrill body.courseId': 'id',
  'course.gradeDrill body.drill.prompt': 'id',
  'course.gradeDrill body.drill.question_latex': 'id',
  'course.gradeDrill body.drill.token': 'id',
  'course.gradeDrill body.studentAnswer': 'read',
  'course.gradeDrill body.unitId': 'id',
  'course.path params.courseId': 'id',
  'course.path params.learnerId': 'id',
  'course.submitExam body.courseId': 'id',
  'course.submitExam body.questionId': 'id',
  'course.submitExam body.selectedOption': 'id',
  'course.submitExam body.unitId': 'id',
  'course.threads query.cursor': 'id',
  'course.turn body.clientEvent.questionId': 'id',
  'course.turn body.clientEvent.unitId': 'id',
  'course.turn body.courseId': 'id',
  'course.turn body.messageLatex': 'read',
  'course.turn body.messageText': 'read',
  'course.viewSupport body.courseId': 'id',
  'course.viewSupport body.questionId': 'id',
  'course.viewSupport body.unitId': 'id',
  'knowledgeGraph.availableNodes params.learnerId': 'id',
  'knowledgeGraph.graph query.version': 'id',
  'knowledgeGraph.node params.id': 'id',
  'knowledgeGraph.prerequisites params.id': 'id',
  'learners.activity params.learnerId': 'id',
  'learners.activity query.cursor': 'id',
  'lessons.curriculum query.search': 'read',
  'lessons.history query.cursor': 'id',
  'lessons.history query.topic_id': 'id',
  'lessons.list query.cursor': 'id',
  'lessons.searched body.search': 'read',
  'lessons.start body.goal.guideline_id': 'id',
  'lessons.start body.goal.learning_objectives[]': 'read',
  'lessons.start body.goal.syllabus': 'read',
  'lessons.start body.goal.topic': 'read',
  'lessons.start body.student.id': 'id',
  'lessons.step body.message': 'read',
  'lessons.step body.question_id': 'id',
  'lessons.topic params.topicId': 'id',
  'mastery.history params.learnerId': 'id',
  'mastery.history query.cursor': 'id',
  'mastery.history query.skillId': 'id',
  'mastery.skills params.learnerId': 'id',
  'practice.list query.cursor': 'id',
  'practice.read body.text': 'draft',
  'practice.start body.skill_id': 'id',
  'practice.turn body.answer': 'read',
  'practice.turn body.lines[]': 'read',
  'problemBank.attempt body.answer': 'read',
  'problemBank.attempt body.lines[]': 'read',
  'problemBank.attempt body.session_id': 'id',
  'problemBank.list query.cursor': 'id',
  'problemBank.list query.skillId': 'id',
  'problemReports.file body.message': 'read',
  'problemReports.mine query.cursor': 'id',
};
