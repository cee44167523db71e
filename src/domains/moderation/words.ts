// What both sides are told, in their language.
import type { ModerationAction, RestrictionKind, RuleCode } from '../../contract/moderation-rules.ts'
import { serverText, type ServerText } from '../../messages/texts.ts'
import type { Verdict } from './queries/reports.ts'

const rules: Record<RuleCode, ServerText> = {
  genuine: /*i18n*/ {
    id: 'rule.genuine',
    message: 'Companies and people show who they really are.',
  },
  honest: /*i18n*/ { id: 'rule.honest', message: 'What is said of companies and products is true.' },
  rights: /*i18n*/ {
    id: 'rule.rights',
    message: 'No counterfeits, and nothing that belongs to others without their leave.',
  },
  respect: /*i18n*/ { id: 'rule.respect', message: 'No insults, threats or hatred.' },
  spam: /*i18n*/ { id: 'rule.spam', message: 'No advertising to people who did not ask for it.' },
  privacy: /*i18n*/ { id: 'rule.privacy', message: 'Nothing private of other people.' },
  lawful: /*i18n*/ { id: 'rule.lawful', message: 'Nothing that the law forbids.' },
  other: /*i18n*/ { id: 'rule.other', message: 'The terms of use hold.' },
}

/** The rule that was broken, as a sentence. */
export const ruleText = (rule: RuleCode, language: string): string => serverText(rules[rule], language)

/** What became of a report, for whoever made it. */
const answers: Record<ModerationAction | 'dismissed', ServerText> = {
  dismissed: /*i18n*/ {
    id: 'report.answer.dismissed',
    message: 'We found nothing in it that breaks our rules, and left it as it is.',
  },
  none: /*i18n*/ {
    id: 'report.answer.none',
    message: 'You were right to tell us. It is noted, and nothing more had to be done.',
  },
  hide: /*i18n*/ {
    id: 'report.answer.hide',
    message: 'It broke our rules. It is no longer shown to others.',
  },
  remove: /*i18n*/ { id: 'report.answer.remove', message: 'It broke our rules, and we removed it.' },
  warn: /*i18n*/ {
    id: 'report.answer.warn',
    message: 'It broke our rules. Whoever is responsible was warned.',
  },
  limit: /*i18n*/ {
    id: 'report.answer.limit',
    message: 'It broke our rules. Whoever is responsible may do less here for a while.',
  },
  suspend: /*i18n*/ {
    id: 'report.answer.suspend',
    message: 'It broke our rules. Whoever is responsible cannot use their account for now.',
  },
}

export const answerText = (verdict: Verdict, action: ModerationAction, language: string): string =>
  serverText(answers[verdict === 'dismissed' ? 'dismissed' : action], language)

/** What follows for the other side. */
const outcomes: Record<Exclude<ModerationAction, 'limit' | 'none'>, ServerText> = {
  hide: /*i18n*/ {
    id: 'decision.outcome.hide',
    message: 'It is hidden: only you and your people see it.',
  },
  remove: /*i18n*/ { id: 'decision.outcome.remove', message: 'It was removed.' },
  warn: /*i18n*/ {
    id: 'decision.outcome.warn',
    message: 'This is a warning. Nothing else changes; it is noted.',
  },
  suspend: /*i18n*/ {
    id: 'decision.outcome.suspend',
    message:
      'Your account is suspended. You can still take your data along and appeal, with your password, without logging in.',
  },
}
const hiddenPictures: ServerText = /*i18n*/ {
  id: 'decision.outcome.pictures',
  message: 'The pictures of your profile were taken off.',
}
const limited: Record<RestrictionKind, ServerText> = {
  contacts: /*i18n*/ {
    id: 'decision.outcome.contacts',
    message: 'No inquiries or requests can be sent to anybody for the first time.',
  },
  posts: /*i18n*/ { id: 'decision.outcome.posts', message: 'No posts or comments can be written.' },
}

/** What follows for whoever is responsible, as one or two sentences; empty where nothing does. */
export function outcomeText(
  { action, limits, type }: { action: ModerationAction; limits: readonly RestrictionKind[]; type: string },
  language: string,
): string {
  if (action === 'none') return ''
  if (action === 'limit')
    return limits
      .map((kind) => serverText(limited[kind], language))
      .join(language === 'ja' || language === 'zh' ? '' : ' ')
  return serverText(action === 'hide' && type === 'user' ? hiddenPictures : outcomes[action], language)
}
