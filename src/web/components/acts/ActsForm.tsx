import { Trans } from '@lingui/react/macro'
import { useHere } from '../layout/site.ts'

/** Buttons anywhere on a page send this form, each with an `act` of its own. */
export const actsForm = 'acts'

/** The form behind like, follow and save: one for a page, so that a page of many buttons stays short. */
export function ActsForm() {
  return (
    <form id={actsForm} method="post" action="/act" hidden>
      <input type="hidden" name="back" value={useHere()} />
      <button type="submit">
        <Trans>Back</Trans>
      </button>
    </form>
  )
}
