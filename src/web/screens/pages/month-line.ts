// A month of the public figures as its row shows it, made on the server in the page's language.
import type { MonthFiguresEntry } from '../../../contract/trust.ts'
import { formatNumber } from '../../components/text/formats.ts'
import { monthText } from '../../components/text/months.ts'

export type MonthLine = ReturnType<typeof monthLine>

const hoursAsDays = 48

/** Numbers and times written; `isEmpty` for a month in which nothing was reported, decided, checked or read. */
export function monthLine(figures: MonthFiguresEntry, language: string) {
  const { month, reports, actions, appeals, checks, readings } = figures
  const written = (value: number) => formatNumber(value, language)
  const counts = [
    reports.received,
    reports.upheld,
    reports.dismissed,
    actions,
    appeals.upheld,
    appeals.dismissed,
    checks.done,
    checks.refused,
    readings,
  ]
  return {
    month,
    name: monthText(month, language),
    isEmpty: counts.every((count) => count === 0),
    received: written(reports.received),
    upheld: written(reports.upheld),
    dismissed: written(reports.dismissed),
    reportTime: timeOf(reports.medianHours, language),
    actions: written(actions),
    appealsUpheld: written(appeals.upheld),
    appealsDismissed: written(appeals.dismissed),
    checksDone: written(checks.done),
    checksRefused: written(checks.refused),
    checkTime: timeOf(checks.medianHours, language),
    readings: written(readings),
  }
}

/** In hours, or in days from two of them on; nothing where nothing was decided. */
function timeOf(hours: number | null, language: string): string | undefined {
  if (hours === null) return undefined
  const [value, unit] = hours < hoursAsDays ? [hours, 'hour'] : [hours / 24, 'day']
  const format = { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat(language, format).format(value)
}
