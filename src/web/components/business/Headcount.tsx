import { Trans } from '@lingui/react/macro'

/** A range of employees, already written, beside the word for them; languages with counters add theirs, such as 59〜72名. */
export function Headcount({ range }: { range: string }) {
  return <Trans context="how many employees, beside that word">{range}</Trans>
}
