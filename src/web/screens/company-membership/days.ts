// Days as the company's own calendar has them: its membership is counted in them.
import { useLingui } from '@lingui/react/macro'
import { formatDay } from '../../components/text/formats.ts'
import { inZone } from '../../components/text/moments.ts'

/** Writes the day on which a moment falls in a zone, in the page's language. */
export function useDayIn(timeZone: string): (at: string) => string {
  const { i18n } = useLingui()
  return (at) => formatDay(inZone(at, timeZone).slice(0, 10), i18n.locale)
}

/** Writes minutes as hours and minutes, such as 5 h 30 min. */
export function useDuration(): (minutes: number) => string {
  const { t } = useLingui()
  return (minutes) => {
    const hours = Math.trunc(Math.abs(minutes) / 60)
    const rest = Math.abs(minutes) % 60
    const sign = minutes < 0 ? '−' : ''
    if (hours === 0) return sign + t`${rest} min`
    return sign + (rest === 0 ? t`${hours} h` : t`${hours} h ${rest} min`)
  }
}
