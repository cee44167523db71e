import { useEffect, useRef } from 'react'
import { Trans } from '@lingui/react/macro'
import { FieldLabel } from '../../components/manage/FieldLabel.tsx'
import { useScripted } from '../../ui/useScripted.ts'
import type { Lists } from './lists.ts'
import type { Clash } from './merging.ts'
import { listOf } from './values.ts'
import styles from './StalePanel.module.css'

type Props = {
  clash: Clash
  lists: Lists
  /** Puts a value into the field; what was chosen is saved with the form. */
  onChoose(name: string, value: string): void
}

/** What somebody else has saved meanwhile beside what was typed here, field by field: nothing is lost before somebody has chosen. */
export function StalePanel({ clash: { conflicts, taken }, lists, onChoose }: Props) {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus(), [])
  return (
    <section ref={panel} className={styles.panel} role="alert" tabIndex={-1} aria-labelledby="stale">
      <h2 id="stale">
        <Trans>Somebody else has saved this meanwhile</Trans>
      </h2>
      {conflicts.length > 0 && (
        <p>
          <Trans>You both changed what stands here. Choose what to keep, then save.</Trans>
        </p>
      )}
      {conflicts.map((conflict) => (
        <Choice key={conflict.name} {...conflict} lists={lists} onChoose={onChoose} />
      ))}
      {taken.length > 0 && (
        <p className={styles.taken}>
          <Trans>Changed by them alone, and already in the form:</Trans>{' '}
          {taken.map((name, at) => (
            <span key={name}>
              {at > 0 && ', '}
              <FieldLabel name={name} />
            </span>
          ))}
          {conflicts.length === 0 && (
            <>
              {' '}
              <Trans>Save to keep yours as well.</Trans>
            </>
          )}
        </p>
      )}
    </section>
  )
}

type ChoiceProps = Clash['conflicts'][number] & Pick<Props, 'lists' | 'onChoose'>

function Choice({ name, mine, theirs, lists, onChoose }: ChoiceProps) {
  // Where scripts run the choice is in the field itself, and no longer sent beside it.
  const unsent = useScripted() ? { form: 'not-sent' } : {}
  const way = (which: 'mine' | 'theirs', value: string, label: React.ReactNode) => (
    <label className={styles.way}>
      <input
        type="radio"
        name={`pick.${name}`}
        value={which}
        defaultChecked={which === 'mine'}
        {...unsent}
        onChange={() => onChoose(name, value)}
      />
      <span>
        <strong>{label}</strong>
        <span className={styles.value}>
          {shownText(name, value, lists) || (
            <span className="muted">
              <Trans>Empty</Trans>
            </span>
          )}
        </span>
      </span>
    </label>
  )
  return (
    <fieldset className={styles.choice}>
      <legend>
        <FieldLabel name={name} />
      </legend>
      <div className={styles.ways}>
        {way('theirs', theirs, <Trans>Take theirs</Trans>)}
        {way('mine', mine, <Trans>Keep mine</Trans>)}
      </div>
    </fieldset>
  )
}

/** A value as somebody reads it: names instead of codes. */
function shownText(name: string, value: string, { choices, options }: Lists): string {
  const lists = [
    choices[name] ?? [],
    ...(['businessType', 'country', 'state'].includes(name) || name.startsWith('productionCapacity.')
      ? Object.values(options)
      : []),
  ].flat()
  const nameOf = (code: string) => lists.find((entry) => entry.value === code)?.name ?? code
  return lists.length > 0 ? listOf(value).map(nameOf).join(', ') : value
}
