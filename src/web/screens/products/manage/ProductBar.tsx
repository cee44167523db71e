import { Plural, Trans } from '@lingui/react/macro'
import { BottomBar } from '../../../components/forms/BottomBar.tsx'
import { CancelLink } from '../../../components/forms/CancelLink.tsx'
import { SaveButton } from '../../../components/forms/SaveButton.tsx'
import { Button } from '../../../ui/Button.tsx'
import type { ProductStateName } from './states.ts'

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
export function ProductBar({ businessID, state, canManage, saving, wrong, uploading, onDiscard }: Props) {
  const list = `/business/${businessID}/products`
  const busy = saving !== undefined || uploading > 0
  const publishes = canManage && state !== 'published'
  return (
    <BottomBar
      wrong={uploading > 0 ? 0 : wrong}
      said={
        uploading > 0 && (
          <Plural value={uploading} one="# picture is on its way" other="# pictures are on their way" />
        )
      }
    >
      <CancelLink to={list} onCancel={onDiscard} />
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
      <SaveButton primary={!publishes} busy={busy} saving={saving === 'save'}>
        {state === undefined || state === 'draft' ? <Trans>Save draft</Trans> : <Trans>Save</Trans>}
      </SaveButton>
      {publishes && (
        <SaveButton value="publish" busy={busy} saving={saving === 'publish'}>
          <Trans>Publish</Trans>
        </SaveButton>
      )}
    </BottomBar>
  )
}

/** Sends the form of a button to the button's own address and window, past the page's own handling of forms. */
function sendBeside({ form, formAction, formTarget }: HTMLButtonElement): void {
  if (!form) return
  // As they are written: what `form.action` answers is the whole address, which the page would take for a path.
  const [action, target] = [form.getAttribute('action'), form.getAttribute('target')]
  form.action = formAction
  form.target = formTarget
  // Not requestSubmit: nobody listens to this one.
  form.submit()
  for (const [name, value] of Object.entries({ action, target }))
    if (value === null) form.removeAttribute(name)
    else form.setAttribute(name, value)
}
