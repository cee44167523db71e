import { useLocation } from 'react-router'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { discarding } from '../../ui/UnsavedGuard.tsx'
import styles from './SaveBar.module.css'

type Props = {
  /** How many fields need correction. */
  wrong?: number
  /** How many changes are not saved yet. */
  changes?: number
  saving: boolean
  /** Where Cancel leads; the page itself when it is left out, as it is kept. */
  cancelTo?: string | undefined
  onCancel?(): void
  /** On the button; "Save" when left out. */
  children?: React.ReactNode
}

/** The bar at the bottom of a form that is longer than the window; its button sends `intent=save`. */
export function SaveBar({ wrong = 0, changes = 0, saving, cancelTo, onCancel, children }: Props) {
  const { t } = useLingui()
  const { pathname } = useLocation()
  return (
    <div className={styles.bar}>
      <p role="status" className={wrong + changes === 0 ? styles.empty : undefined}>
        {wrong > 0 && (
          <strong>
            <Plural value={wrong} one="# field needs correction." other="# fields need correction." />
          </strong>
        )}{' '}
        {changes > 0 && <Plural value={changes} one="# change not saved." other="# changes not saved." />}
      </p>
      <LinkButton
        variant="quiet"
        to={cancelTo ?? pathname}
        replace={cancelTo === undefined}
        preventScrollReset={cancelTo === undefined}
        state={discarding}
        onClick={onCancel}
        aria-disabled={saving || undefined}
      >
        <Trans>Cancel</Trans>
      </LinkButton>
      <Button
        type="submit"
        name="intent"
        value="save"
        variant="primary"
        // Not `disabled`, which would take the focus away from whoever pressed it.
        aria-disabled={saving || undefined}
        aria-busy={saving}
        aria-label={saving ? t`Saving` : undefined}
      >
        {saving ? <Trans>Saving...</Trans> : (children ?? <Trans>Save</Trans>)}
      </Button>
    </div>
  )
}
