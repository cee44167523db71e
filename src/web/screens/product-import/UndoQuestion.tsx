import { Trans } from '@lingui/react/macro'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useScripted } from '../../ui/useScripted.ts'
import { ActButton } from './ActButton.tsx'
import styles from './Import.module.css'

type Props = { open: boolean; path: string; onClose(): void }

/** What undoing an import does, asked before: over the page, or without scripts in it. */
export function UndoQuestion({ open, path, onClose }: Props) {
  return (
    <Question
      open={open}
      title={<Trans>Undo the import?</Trans>}
      path={path}
      onClose={onClose}
      yes={
        <ActButton intent="undo" path={path} variant="danger" block>
          <Trans>Undo the import</Trans>
        </ActButton>
      }
    >
      <Trans>
        New products go, changed ones are as they were, and what was unlisted or removed comes back. What
        somebody edited since is left, and asked for one by one.
      </Trans>
    </Question>
  )
}

type QuestionProps = Props & { title: React.ReactNode; yes: React.ReactNode; children: React.ReactNode }

export function Question({ open, title, path, onClose, yes, children }: QuestionProps) {
  const scripted = useScripted()
  if (scripted)
    return (
      <Dialog
        open={open}
        title={title}
        onClose={onClose}
        actions={
          <>
            <Button data-first onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
            {yes}
          </>
        }
      >
        <p>{children}</p>
      </Dialog>
    )
  if (!open) return null
  return (
    <div className={styles.note}>
      <h3 className={styles.strong}>{title}</h3>
      <p>{children}</p>
      <div className={styles.ways}>
        <LinkButton to={path}>
          <Trans>Cancel</Trans>
        </LinkButton>
        {yes}
      </div>
    </div>
  )
}
