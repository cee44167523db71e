// How a company answers (D27): counted from its conversations, never declared.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { AnswersEntry } from '../../../contract/businesses.ts'
import { limits } from '../../../contract/limits.ts'
import { formatNumber } from '../text/formats.ts'

const { answerHours, answerDays } = limits

type Known = { answers: NonNullable<AnswersEntry> }

/** Such as "94 % within 24 h". */
export function AnsweredShare({ answers: { share } }: Known) {
  const percent = Math.round(share * 100)
  return (
    <Trans>
      {percent}% within {answerHours} h
    </Trans>
  )
}

/** The median time to an answer; nothing when there was none. */
export function AnswerMedian({ answers: { medianMinutes } }: Known) {
  const { i18n } = useLingui()
  if (medianMinutes === null) return null
  if (medianMinutes < 60) return <Trans>usually in {medianMinutes} min</Trans>
  const hours = formatNumber(Math.round(medianMinutes / 60), i18n.locale)
  return <Trans>usually in {hours} h</Trans>
}

/** Of how many that is said. */
export function AnsweredOf({ answers: { n } }: Known) {
  return (
    <Plural value={n} one={`# request in ${answerDays} days`} other={`# requests in ${answerDays} days`} />
  )
}
