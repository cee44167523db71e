// Moments as their reader's clock shows them (D52).
import { useContext } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { noZone } from '../../../contract/time-zone.ts'
import { formatDay } from './formats.ts'
import { dateTimeText, dueText, fullDateTexts, inZone, timeText } from './moments.ts'
import { OtherZone, useZone } from './zone.ts'
import styles from './Times.module.css'

type Props = { at: string }

/** What a closer look at a time tells: UTC, and in a conversation the clock of the other side. */
export function useHint(at: string): string {
  const { t, i18n } = useLingui()
  const other = useContext(OtherZone)
  const utc = `${dateTimeText(at, i18n.locale)} UTC`
  if (other === undefined) return utc
  const theirs = dateTimeText(inZone(at, other), i18n.locale)
  return t`${utc} · ${theirs} where the other side is`
}

/** hh:mm of a day that is told elsewhere. */
export function TimeOfDay({ at }: Props) {
  const zone = useZone()
  return (
    <time dateTime={at} title={useHint(at)}>
      {timeText(inZone(at, zone))}
    </time>
  )
}

/** When something is due or allowed again: hh:mm, with its day unless that is today; says so while it is in UTC. */
export function DueTime({ at, now }: Props & { now: number }) {
  const { i18n } = useLingui()
  const zone = useZone()
  return (
    <time dateTime={at} title={useHint(at)}>
      {dueText(inZone(at, zone), inZone(now, zone), i18n.locale)}
      {zone === noZone && ' UTC'}
    </time>
  )
}

/** The day in words on which the reader's calendar has a moment. */
export function useDay(at: string): string {
  const { i18n } = useLingui()
  return formatDay(inZone(at, useZone()).slice(0, 10), i18n.locale)
}

/** The same, and the moment for whoever asks more closely. */
export function DayOf({ at }: Props) {
  return (
    <time dateTime={at} title={useHint(at)}>
      {useDay(at)}
    </time>
  )
}

/** Day and time of the reader's clock, which say so while they are in UTC. */
export function LocalMoment({ at }: Props) {
  const { i18n } = useLingui()
  const zone = useZone()
  return (
    <time dateTime={at} title={useHint(at)}>
      {dateTimeText(inZone(at, zone), i18n.locale)}
      {zone === noZone && ' UTC'}
    </time>
  )
}

/** A full date on the reader's clock, with that of UTC (P9.14) in small behind it. */
export function Moment({ at }: Props) {
  const { i18n } = useLingui()
  const [own, utc] = fullDateTexts(at, useZone(), i18n.locale)
  return (
    <>
      <time dateTime={at} title={useHint(at)}>
        {own}
      </time>
      {utc !== undefined && (
        <>
          {' '}
          <span className={styles.utc}>
            <Trans>({utc})</Trans>
          </span>
        </>
      )}
    </>
  )
}
