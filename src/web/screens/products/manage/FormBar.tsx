import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { discarding } from '../../../ui/UnsavedGuard.tsx'
import type { ProductStateName } from './states.ts'
import styles from './ProductForm.module.css'

type Props = {
  businessID: string
  /** Undefined for a product that does not exist yet. */
  state: ProductStateName | undefined
  canManage: boolean
  /** What was pressed, while it is on its way. */
  saving: string | undefined
  wrong: number
  uploading: number
  onDiscard(): void
}

/** What can be done with the form, in sight while it is longer than the window; what is filled is what most people want. */
export function FormBar({ businessID, state, canManage, saving, wrong, uploading, onDiscard }: Props) {
  const list = `/business/${businessID}/products`
  const busy = saving !== undefined || uploading > 0
  const publishes = canManage && state !== 'published'
  return (
    <div className={styles.bar}>
      <p className={styles.status} role="status">
        {uploading > 0 ? (
          <Plural value={uploading} one="# picture is on its way" other="# pictures are on their way" />
        ) : (
          wrong > 0 && (
            <span className={styles.wrong}>
              <Plural value={wrong} one="# field needs correction" other="# fields need correction" />
            </span>
          )
        )}
      </p>
      <LinkButton variant="quiet" to={list} state={discarding} onClick={onDiscard}>
        <Trans>Cancel</Trans>
      </LinkButton>
      <Button
        type="submit"
        formAction={`${list}/preview`}
        formTarget="_blank"
        // Sent as a form, so that it opens beside this page, with what is typed and not saved.
        onClick={(event) => {
          event.preventDefault()
          sendBeside(event.currentTarget)
        }}
      >
        <Trans>Preview</Trans>
      </Button>
      <Submit intent="save" primary={!publishes} busy={busy} saving={saving}>
        {state === undefined || state === 'draft' ? <Trans>Save draft</Trans> : <Trans>Save</Trans>}
      </Submit>
      {publishes && (
        <Submit intent="publish" primary busy={busy} saving={saving}>
          <Trans>Publish</Trans>
        </Submit>
      )}
    </div>
  )
}

type SubmitProps = {
  intent: string
  primary: boolean
  busy: boolean
  saving: string | undefined
  children: React.ReactNode
}

function Submit({ intent, primary, busy, saving, children }: SubmitProps) {
  const { t } = useLingui()
  const isThis = saving === intent
  return (
    <Button
      type="submit"
      name="intent"
      value={intent}
      variant={primary ? 'primary' : undefined}
      // Not `disabled`, which would take the focus away from whoever pressed it.
      aria-disabled={busy || undefined}
      aria-busy={isThis}
      aria-label={isThis ? t`Saving` : undefined}
      onClick={(event) => {
        if (busy) event.preventDefault()
      }}
    >
      {isThis ? <Trans>Saving...</Trans> : children}
    </Button>
  )
}

/** Sends the form of a button to the button's own address and window, past the page's own handling of forms. */
function sendBeside({ form, formAction, formTarget }: HTMLButtonElement): void {
  if (!form) return
  const { action, target } = form
  form.action = formAction
  form.target = formTarget
  // Not requestSubmit: nobody listens to this one.
  form.submit()
  form.action = action
  form.target = target
}
