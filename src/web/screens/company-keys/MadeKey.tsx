import { useState } from 'react'
import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useScripted } from '../../ui/useScripted.ts'
import type { KeysAnswer } from './answer.ts'
import styles from './Keys.module.css'

type Made = NonNullable<KeysAnswer['made']>

/** A key that was just made, whole: shown this once, over the page, or without scripts above it. */
export function MadeKey({ made }: { made: Made }) {
  const scripted = useScripted()
  const [open, setOpen] = useState(true)
  const title = <Trans>Copy the key now</Trans>
  if (scripted)
    return (
      <Dialog
        open={open}
        title={title}
        // A click beside it, or Esc, would lose what nobody can show again.
        onClose={() => {}}
        actions={<Ways made={made} onDone={() => setOpen(false)} />}
      >
        <Words made={made} />
      </Dialog>
    )
  return (
    <section className={`sheet ${styles.sheet}`} aria-labelledby="made" role="status">
      <h2 id="made" className="t-card">
        {title}
      </h2>
      <Words made={made} />
    </section>
  )
}

function Words({ made: { name, secret } }: { made: Made }) {
  // An element, not a text: Trans reads a text among its words for tags.
  const shown = <>{name}</>
  return (
    <>
      <p>
        <Trans>
          The key <bdi>{shown}</bdi> is shown this once and kept nowhere. Keep it where only your program
          reads it, never in a mail or beside the source of the program.
        </Trans>
      </p>
      <p className={styles.secret}>
        <code translate="no">{secret}</code>
      </p>
    </>
  )
}

function Ways({ made: { secret }, onDone }: { made: Made; onDone(): void }) {
  const [copied, setCopied] = useState<boolean>()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret)
      setCopied(true)
    } catch {
      setCopied(false)
    }
  }
  return (
    <>
      <p className={copied === false ? styles.told : 'vh'} role="status">
        {copied && <Trans>Copied</Trans>}
        {copied === false && <Trans>This browser did not allow copying. Mark the key and copy it.</Trans>}
      </p>
      <Button onClick={() => void copy()} data-first>
        {copied ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}
      </Button>
      <Button variant="primary" onClick={onDone}>
        <Trans>I have saved it</Trans>
      </Button>
    </>
  )
}
