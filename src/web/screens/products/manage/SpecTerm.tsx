import { Trans, useLingui } from '@lingui/react/macro'
import type { OfferedTermEntry, SpecMeaningEntry } from '../../../../contract/spec-meanings.ts'
import { languages } from '../../../../contract/locale.ts'
import { offeredIn } from './spec-meanings.ts'
import { noTerm, type SpecRow } from './values.ts'
import styles from './SpecTerm.module.css'

type Props = {
  at: number
  row: SpecRow
  meaning: SpecMeaningEntry | undefined
  /** Without it the choice is the form's alone, until it is sent. */
  onChoose?: (term: string | null | undefined) => void
}

/** What readers of other languages see of a specification's name; its company may refuse it or choose another. */
export function SpecTerm({ at, row, meaning, onChoose }: Props) {
  const { t } = useLingui()
  const number = at + 1
  const recognised = meaning?.sure?.name
  const offered = meaning ? offeredIn(meaning) : []
  const { term } = row
  const isListed = typeof term !== 'string' || offered.some(({ id }) => id === term)
  const chosen = term === null ? noTerm : (term ?? '')
  if (offered.length === 0 || !isListed) {
    // What was chosen stays while nobody knows yet what it is called.
    return term === undefined ? null : (
      <>
        <input type="hidden" name={`spec-of-${at}`} value={row.key} />
        <input type="hidden" name={`spec-term-${at}`} value={chosen} />
      </>
    )
  }
  const inUse = term === null ? undefined : offered.find(({ id }) => id === (term ?? meaning?.sure?.id))
  const isAsked = term === undefined && !meaning?.sure
  const control = onChoose
    ? {
        value: chosen,
        onChange: ({ currentTarget: { value } }: React.ChangeEvent<HTMLSelectElement>) =>
          onChoose(value === '' ? undefined : value === noTerm ? null : value),
      }
    : { defaultValue: chosen }
  return (
    <details className={isAsked ? `${styles.term} ${styles.asked}` : styles.term} open={isAsked || undefined}>
      <summary>
        {isAsked ? (
          <Trans>What does this name mean? Readers of other languages then see it in theirs.</Trans>
        ) : inUse ? (
          <Seen row={row} term={inUse} />
        ) : (
          <Trans>Every reader sees this name as you typed it.</Trans>
        )}
      </summary>
      <input type="hidden" name={`spec-of-${at}`} value={row.key} />
      <select
        key={row.key}
        name={`spec-term-${at}`}
        aria-label={t`What the name in row ${number} means`}
        className={styles.select}
        {...control}
      >
        <option value="">
          {recognised !== undefined ? t`Recognised: ${recognised}` : t`Not chosen: shown as typed`}
        </option>
        {offered
          .filter(({ id }) => id !== meaning?.sure?.id || id === term)
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        <option value={noTerm}>{t`None of these: show what I typed`}</option>
      </select>
    </details>
  )
}

function Seen({ row, term }: { row: SpecRow; term: OfferedTermEntry }) {
  const seen = languages
    .map((language) => ({ language, name: term.names[language] }))
    .filter(({ name }, at, all) => name !== row.key && all.findIndex((one) => one.name === name) === at)
  if (seen.length === 0) return <Trans>Readers of every language know this name.</Trans>
  const names = (
    <>
      {seen.map(({ language, name }, at) => (
        <span key={language}>
          {at > 0 && ' · '}
          <bdi lang={language}>{name}</bdi>
        </span>
      ))}
    </>
  )
  return <Trans>Shown to others as {names}</Trans>
}
