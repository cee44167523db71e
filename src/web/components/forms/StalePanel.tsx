import { useEffect, useRef } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { listText } from '../../ui/listText.ts'
import { useScripted } from '../../ui/useScripted.ts'
import styles from './StalePanel.module.css'

/** Texts by the names of their fields. */
export type Texts = Record<string, string>

/** What two people changed in one form. */
export type Clash = {
  /** What both have changed, by its first field, with the values of all its fields: somebody has to choose. */
  conflicts: { name: string; mine: Texts; theirs: Texts }[]
  /** What only the other has changed, by its first field: the form shows theirs already. */
  taken: string[]
}

type Props = {
  clash: Clash
  /** What a field is called. */
  Label: React.ComponentType<{ name: string }>
  /** Values as somebody reads them; empty for nothing. */
  textOf(values: Texts): string
  /** Of the texts themselves, where that is not the page's. */
  lang?: string | undefined
  /** Puts the values into their fields; what was chosen is saved with the form. */
  onChoose(picked: Texts): void
}

/** What somebody else has saved meanwhile beside what was typed here, field by field: nothing is lost before somebody has chosen. */
export function StalePanel({ clash: { conflicts, taken }, Label, ...more }: Props) {
  const { i18n } = useLingui()
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus(), [])
  return (
    <section ref={panel} className={styles.panel} role="alert" tabIndex={-1} aria-labelledby="stale">
      <h2 id="stale">
        <Trans>Another version was saved meanwhile</Trans>
      </h2>
      {conflicts.length > 0 && (
        <p>
          <Trans>Both versions changed what stands here. Choose what to keep, then save.</Trans>
        </p>
      )}
      {conflicts.map((conflict) => (
        <Choice key={conflict.name} {...conflict} Label={Label} {...more} />
      ))}
      {taken.length > 0 && (
        <p className={styles.taken}>
          <Trans>Changed only in the version that was saved, and already in the form:</Trans>{' '}
          {taken.map((name, at) => (
            <span key={name}>
              {at > 0 && listText(['', ''], i18n.locale)}
              <Label name={name} />
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

type ChoiceProps = Clash['conflicts'][number] & Omit<Props, 'clash'>

function Choice({ name, mine, theirs, Label, textOf, lang, onChoose }: ChoiceProps) {
  // Where scripts run the choice is in the field itself, and no longer sent beside it.
  const unsent = useScripted() ? { form: 'not-sent' } : {}
  const way = (which: 'mine' | 'theirs', values: Texts, label: React.ReactNode) => (
    <label className={styles.way}>
      <input
        type="radio"
        name={`pick.${name}`}
        value={which}
        defaultChecked={which === 'mine'}
        {...unsent}
        onChange={() => onChoose(values)}
      />
      <span>
        <strong>{label}</strong>
        <span className={styles.value}>
          {textOf(values) ? (
            <span lang={lang}>{textOf(values)}</span>
          ) : (
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
        <Label name={name} />
      </legend>
      <div className={styles.ways}>
        {way('theirs', theirs, <Trans>Take the saved version</Trans>)}
        {way('mine', mine, <Trans>Keep mine</Trans>)}
      </div>
    </fieldset>
  )
}
