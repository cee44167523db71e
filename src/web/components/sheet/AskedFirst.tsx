import { Trans } from '@lingui/react/macro'
import { LinkButton } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useScripted } from '../../ui/useScripted.ts'
import styles from './AskedFirst.module.css'

type Props = {
  title: React.ReactNode
  /** What doing it means; nothing while nothing is asked. */
  words: React.ReactNode
  /** The form that does it. */
  form: React.ReactNode
  /** The page without the question. */
  back: string
  onClose(): void
}

/** A question before something that cannot be taken back: over the page, or without scripts above it. */
export function AskedFirst({ title, words, form, back, onClose }: Props) {
  const scripted = useScripted()
  const actions = words && (
    <>
      <LinkButton
        to={back}
        onClick={(event) => {
          event.preventDefault()
          onClose()
        }}
      >
        <Trans>Cancel</Trans>
      </LinkButton>
      {form}
    </>
  )
  if (scripted)
    return (
      <Dialog open={Boolean(words)} title={title} onClose={onClose} actions={actions}>
        {words}
      </Dialog>
    )
  if (!words) return null
  return (
    <section className={`sheet ${styles.sheet}`} aria-labelledby="question">
      <h2 id="question" className="t-card">
        {title}
      </h2>
      {words}
      <div className={styles.ways}>{actions}</div>
    </section>
  )
}
