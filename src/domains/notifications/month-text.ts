// What the mail of a month says: its numbers beside those before, the strongest product, and one thing that would help.
import type { AdviceRule } from '../../contract/statistic-kinds.ts'
import type { AdviceEntry } from '../../contract/statistics.ts'
import { serverText, type ServerText } from '../../messages/texts.ts'
import { kindNames, wonText } from '../statistics/names.ts'
import type { MonthTold } from '../statistics/months.ts'

const numberLine: ServerText = /*i18n*/ {
  id: 'mail.statisticsMonth.number',
  message: '{what}: {now} (before: {before})',
}
const strongestLine: ServerText = /*i18n*/ {
  id: 'mail.statisticsMonth.strongest',
  message: 'Strongest product: {name} (shown: {shown}, opened: {opened}, inquiries: {inquired})',
}
const adviceLines: Readonly<Record<AdviceRule, ServerText>> = {
  late: /*i18n*/ {
    id: 'mail.statisticsMonth.late',
    message:
      'What would help: answering within {answerHours} hours. Answered later, or not at all: {number} of {of}.',
  },
  picture: /*i18n*/ {
    id: 'mail.statisticsMonth.picture',
    message: 'What would help: a picture of {name}. Shown without one: {number}, opened: {of}.',
  },
  language: /*i18n*/ {
    id: 'mail.statisticsMonth.language',
    message: 'What would help: texts in {language}. Looked at from {name}: {number}.',
  },
  place: /*i18n*/ {
    id: 'mail.statisticsMonth.place',
    message:
      'What would help: the words “{name}” in your texts. Found for them: {number}, at place {of} on average.',
  },
  unopened: /*i18n*/ {
    id: 'mail.statisticsMonth.unopened',
    message: 'What would help: a better name or first picture for {name}. Shown: {number}, opened: {of}.',
  },
}

const steps = ['shown', 'opened', 'saved', 'inquired', 'answered'] as const

/** The lines, each on its own, in the language of the reader. */
export function listOfMonth({ figures, strongest, advice }: MonthTold, language: string): string {
  const { counts, won } = figures
  const number = (count: number) => count.toLocaleString(language)
  const numberOf = (text: ServerText, now: number, before: number) =>
    serverText(numberLine, language, {
      what: serverText(text, language),
      now: number(now),
      before: number(before),
    })
  return [
    ...steps.map((step) => numberOf(kindNames[step], counts.now[step], counts.before[step])),
    numberOf(wonText, won.now, won.before),
    ...(strongest
      ? [
          serverText(strongestLine, language, {
            name: strongest.name ?? '',
            shown: number(strongest.counts.shown),
            opened: number(strongest.counts.opened),
            inquired: number(strongest.counts.inquired),
          }),
        ]
      : []),
    ...(advice ? [adviceText(advice, language)] : []),
  ]
    .map((line) => `• ${line}`)
    .join('\n')
}

function adviceText(
  { rule, name, value, number, of, language: missing }: AdviceEntry,
  language: string,
): string {
  return serverText(adviceLines[rule], language, {
    name: name ?? value ?? '',
    number: number.toLocaleString(language),
    of: (of ?? 0).toLocaleString(language),
    language: missing ? (new Intl.DisplayNames(language, { type: 'language' }).of(missing) ?? missing) : '',
  })
}

/** Such as October 2026. */
export const periodText = (month: string, language: string): string =>
  new Intl.DateTimeFormat(language, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${month}T00:00:00Z`),
  )
