import { useEffect, useRef } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { FieldLabel } from '../../components/manage/FieldLabel.tsx'
import { listText } from '../../ui/listText.ts'
import { useScripted } from '../../ui/useScripted.ts'
import type { Lists } from './lists.ts'
import type { Clash } from './merging.ts'
import { listOf, type Values } from './values.ts'
import styles from './StalePanel.module.css'

type Props = {
  clash: Clash
  lists: Lists
  /** Puts the values into their fields; what was chosen is saved with the form. */
  onChoose(picked: Values): void
}

/** What somebody else has saved meanwhile beside what was typed here, field by field: nothing is lost before somebody has chosen. */
export function StalePanel({ clash: { conflicts, taken }, lists, onChoose }: Props) {
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
        <Choice key={conflict.name} {...conflict} lists={lists} onChoose={onChoose} />
      ))}
      {taken.length > 0 && (
        <p className={styles.taken}>
          <Trans>Changed only in the version that was saved, and already in the form:</Trans>{' '}
          {taken.map((name, at) => (
            <span key={name}>
              {at > 0 && listText(['', ''], i18n.locale)}
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
  const { i18n } = useLingui()
  // Where scripts run the choice is in the field itself, and no longer sent beside it.
  const unsent = useScripted() ? { form: 'not-sent' } : {}
  const way = (which: 'mine' | 'theirs', values: Values, label: React.ReactNode) => (
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
          {shownTexts(values, lists, i18n.locale) || (
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
        {way('theirs', theirs, <Trans>Take the saved version</Trans>)}
        {way('mine', mine, <Trans>Keep mine</Trans>)}
      </div>
    </fieldset>
  )
}

/** The ends of a range as one, also where one of them is open; other parts one after the other. */
function shownTexts(values: Values, lists: Lists, language: string): string {
  const isEnd = (name: string) => /\.(?:min|max)$/.test(name)
  const texts = Object.entries(values).map(([name, value]) => ({
    name,
    text: shownText(name, value, lists, language),
  }))
  const ends = texts.filter(({ name }) => isEnd(name)).map(({ text }) => text)
  const range = ends.some(Boolean) ? ends.map((end) => end || '…').join('–') : ''
  const others = texts.filter(({ name }) => !isEnd(name)).map(({ text }) => text)
  return [range, ...others].filter(Boolean).join(' ')
}

/** A value as somebody reads it: names instead of codes. */
function shownText(name: string, value: string, { choices, options }: Lists, language: string): string {
  const lists = [
    choices[name] ?? [],
    ...(['businessType', 'country', 'state'].includes(name) || name.startsWith('productionCapacity.')
      ? Object.values(options)
      : []),
  ].flat()
  const nameOf = (code: string) => lists.find((entry) => entry.value === code)?.name ?? code
  return lists.length > 0 ? listText(listOf(value).map(nameOf), language) : value
}
