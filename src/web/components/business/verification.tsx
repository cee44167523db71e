// The words of a verification: what was checked, by whom, when, until when (D14).
import { Trans } from '@lingui/react/macro'
import type { CallOutput } from '../../../contract/endpoint.ts'
import type { showBusinessProfile } from '../../../contract/businesses.ts'

/** A day of the calendar, and as a page shows it. */
export type Day = { iso: string; text: string }
type Told = NonNullable<CallOutput<typeof showBusinessProfile>['verification']>
type Scope = Told['scope'][number]
type Verification = { checkedBy: string; checkedOn: Day; validUntil: Day }

/** One thing that was checked, in a few words. */
export function ScopeName({ scope }: { scope: Scope }) {
  switch (scope) {
    case 'registration':
      return <Trans>Entry in the company register</Trans>
    case 'site':
      return <Trans>Site of the works or office</Trans>
    case 'contacts':
      return <Trans>Telephone and e-mail</Trans>
  }
}

/** Everything that was checked as one line. */
export function ScopeLine({ scope }: { scope: readonly Scope[] }) {
  const has = (one: Scope) => scope.includes(one)
  if (has('registration') && has('site') && has('contacts'))
    return <Trans>Registration, site and contacts checked</Trans>
  if (has('registration') && has('site')) return <Trans>Registration and site checked</Trans>
  if (has('registration') && has('contacts')) return <Trans>Registration and contacts checked</Trans>
  if (has('site') && has('contacts')) return <Trans>Site and contacts checked</Trans>
  if (has('registration')) return <Trans>Registration checked</Trans>
  if (has('site')) return <Trans>Site checked</Trans>
  return <Trans>Contacts checked</Trans>
}

/** Which name was checked, as its company wrote it first: that cannot change while the check holds. */
export function CheckedName({ name }: { name: { text: string; lang: string | undefined } }) {
  const checked = (
    <bdi lang={name.lang} translate="no">
      {name.text}
    </bdi>
  )
  return <Trans>Checked under the name {checked}</Trans>
}

/** By whom, when and until when. */
export function ByWhomAndWhen({ verification }: { verification: Verification }) {
  // Elements, not texts: Trans reads a text among its words for tags.
  const checkedBy = <>{verification.checkedBy}</>
  const checkedOn = <Time day={verification.checkedOn} />
  const validUntil = <Time day={verification.validUntil} />
  return (
    <Trans>
      By {checkedBy} on {checkedOn}, valid until {validUntil}
    </Trans>
  )
}

/** A day that never breaks, with its ISO form for machines. */
export function Time({ day }: { day: Day }) {
  return <time dateTime={day.iso}>{day.text}</time>
}

/** The sign of the Verified mark, at text size. */
export function CheckedIcon() {
  return (
    <svg
      viewBox="0 0 20 20"
      width={16}
      height={16}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M10 2.2 16.2 4.4v5.2c0 3.8-2.6 6.7-6.2 8.2-3.6-1.5-6.2-4.4-6.2-8.2V4.4Zm-2.8 7.6 2 2 3.7-3.9" />
    </svg>
  )
}
