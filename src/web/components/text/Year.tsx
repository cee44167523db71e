import { Trans } from '@lingui/react/macro'

/** A year beside a label, as the page's language writes it: 1968 or 1968年. */
export function Year({ year }: { year: number }) {
  const digits = String(year)
  return <Trans comment="a year, such as 1968 or 1968年">{digits}</Trans>
}
