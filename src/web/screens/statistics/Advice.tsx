import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { limits } from '../../../contract/limits.ts'
import { mailboxPath } from '../../../contract/slugs.ts'
import { managePath } from '../../components/manage/tabs.ts'
import type { Shown } from './page-data.ts'
import styles from './Advice.module.css'

type One = Shown['advice'][number]
type Props = { businessID: string; advice: readonly One[] }
const { answerHours } = limits

/** What the rules found, what weighs most first, each with where it can be changed. */
export function Advice({ businessID, advice }: Props) {
  if (advice.length === 0)
    return (
      <p className="muted">
        <Trans>No rule found anything that stands out.</Trans>
      </p>
    )
  return (
    <ol className={styles.list}>
      {advice.map((one) => (
        <li key={`${one.rule} ${one.value}`} data-rule={one.rule}>
          <p className={styles.said}>
            <Said one={one} />
          </p>
          <Way one={one} businessID={businessID} />
        </li>
      ))}
    </ol>
  )
}

function Said({ one: { rule, value, name: named, number, of, language } }: { one: One }) {
  const name = <bdi className={styles.name}>{named ?? value}</bdi>
  switch (rule) {
    case 'late':
      return (
        <Trans>
          Inquiries answered after more than {answerHours} hours, or not at all: {number} of {of}. Buyers ask
          others meanwhile.
        </Trans>
      )
    case 'picture':
      return (
        <Trans>
          {name} has no picture. Shown in searches: {number}, opened from there: {of}.
        </Trans>
      )
    case 'unopened':
      return (
        <Trans>
          {name} is rarely opened. Shown in searches: {number}, opened from there: {of}. Its name and first
          picture are what buyers see there.
        </Trans>
      )
    case 'language':
      return (
        <Trans>
          Looked at from {name}: {number}, and your page says nothing in {language}.
        </Trans>
      )
    case 'place':
      return (
        <Trans>
          Found for {name}: {number}, at place {of} on average; few buyers look so far. Name what you make in
          these words.
        </Trans>
      )
  }
}

function Way({ one: { rule, value }, businessID }: { one: One; businessID: string }) {
  switch (rule) {
    case 'late':
      return (
        <Link to={`${mailboxPath(businessID)}?show=toAnswer`}>
          <Trans>What is to be answered</Trans>
        </Link>
      )
    case 'language':
      return (
        <Link to={managePath(businessID, 'languages')}>
          <Trans>Write in more languages</Trans>
        </Link>
      )
    case 'place':
      return (
        <Link to={managePath(businessID, 'general')}>
          <Trans>Edit the texts</Trans>
        </Link>
      )
    case 'picture':
    case 'unopened':
      return (
        <Link to={`${managePath(businessID, 'products')}/${value}`}>
          <Trans>Edit the product</Trans>
        </Link>
      )
  }
}
