// What mails about decisions of moderators say: see templates.ts.
import type { ServerText } from '../../messages/texts.ts'
import type { Template } from './template.ts'

/** `thing` is what it was called by whose it is, `outcome` and `rule` are sentences in the reader's language. */
type About = { thing: string }
export type ModerationMailData = {
  /** To whoever reported it, on `at`. */
  'report-answered': About & { at: string; outcome: string }
  /** To whoever is responsible; `words` are what the moderators add, `link` leads to the appeal. */
  'decision-made': About & { outcome: string; rule: string; words?: string; until?: string; link: string }
  'decision-undone': About & { link: string }
  'appeal-dismissed': About & { link: string }
}

const outcome: ServerText = { id: 'mail.outcome', message: '{outcome}' }
const seeDecision: ServerText = /*i18n*/ { id: 'mail.decision.see', message: 'See the decision' }

export const moderationTemplates: Record<keyof ModerationMailData, Template> = {
  'report-answered': {
    subject: /*i18n*/ { id: 'mail.reportAnswered.subject', message: 'What became of your report' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.reportAnswered.body',
        message: 'On {at} you reported “{thing}” to us. Thank you. Our moderators have looked at it.',
      },
      outcome,
    ],
    afterwards: [
      /*i18n*/ {
        id: 'mail.reportAnswered.quiet',
        message: 'Nobody is told who reported it.',
      },
    ],
  },
  'decision-made': {
    subject: /*i18n*/ { id: 'mail.decisionMade.subject', message: 'A decision about “{thing}”' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.decisionMade.body',
        message:
          '“{thing}” was reported to us. Our moderators have looked at it and found that it breaks a rule:',
      },
      { id: 'mail.rule', message: '{rule}' },
      outcome,
    ],
    wordsText: /*i18n*/ { id: 'mail.decisionMade.words', message: 'They add: {words}' },
    action: /*i18n*/ { id: 'mail.decisionMade.action', message: 'See the decision and appeal' },
    afterwards: [
      /*i18n*/ {
        id: 'mail.decisionMade.appeal',
        message:
          'If you think that we are wrong, appeal within {appealDays} days. Somebody else decides then than who decided this.',
      },
    ],
    untilText: /*i18n*/ { id: 'mail.decisionMade.until', message: 'It holds until {until}.' },
  },
  'decision-undone': {
    subject: /*i18n*/ {
      id: 'mail.decisionUndone.subject',
      message: 'The decision about “{thing}” was undone',
    },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.decisionUndone.body',
        message:
          'We looked at our decision about “{thing}” again, and it no longer holds. Everything is as it was before, as far as it was still there.',
      },
    ],
    action: seeDecision,
    afterwards: [],
  },
  'appeal-dismissed': {
    subject: /*i18n*/ {
      id: 'mail.appealDismissed.subject',
      message: 'Your appeal about “{thing}”',
    },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.appealDismissed.body',
        message:
          'Somebody who had no part in our decision about “{thing}” has looked at it again. It stands, and this is final.',
      },
    ],
    action: seeDecision,
    afterwards: [],
  },
}
