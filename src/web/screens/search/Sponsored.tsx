// What was paid for is said in words, in no colour or shape of verification or membership (U19).
import { Trans } from '@lingui/react/macro'
import styles from './Sponsored.module.css'

/** The last in the row of marks, where it moves nothing else. */
export function SponsoredMark() {
  return (
    <span className={styles.sponsored}>
      <Trans comment="An advertisement, as its label must say by law">Sponsored</Trans>
    </span>
  )
}

/** What search engines are told of a link that was paid for, and by which boost pages tell that it was seen. */
export const paidLink = (boost: string | undefined) =>
  boost === undefined ? undefined : { rel: 'sponsored nofollow', 'data-boost': boost }
