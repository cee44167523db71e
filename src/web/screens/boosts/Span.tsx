import { Trans, useLingui } from '@lingui/react/macro'
import type { BoostEntry } from '../../../contract/boosts.ts'
import { formatDay } from '../../components/text/formats.ts'
import { inZone } from '../../components/text/moments.ts'

/** From which day to which a boost runs, by the clock of its company. */
export function Span({ boost: { startsAt, endsAt }, zone }: { boost: BoostEntry; zone: string }) {
  const { i18n } = useLingui()
  const dayOf = (at: string) => formatDay(inZone(at, zone).slice(0, 10), i18n.locale)
  const [from, to] = [dayOf(startsAt), dayOf(endsAt)]
  return (
    <Trans>
      {from} to {to}
    </Trans>
  )
}
