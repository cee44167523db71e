import { useLocation } from 'react-router'
import { Plural, Trans } from '@lingui/react/macro'
import { BottomBar } from './BottomBar.tsx'
import { CancelLink } from './CancelLink.tsx'
import { SaveButton } from './SaveButton.tsx'

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

/** The bar of a form with one way to save it: Cancel, and the button that sends `intent=save`. */
export function SaveBar({ wrong = 0, changes = 0, saving, cancelTo, onCancel, children }: Props) {
  const { pathname } = useLocation()
  return (
    <BottomBar
      wrong={wrong}
      said={changes > 0 && <Plural value={changes} one="# change not saved." other="# changes not saved." />}
    >
      <CancelLink
        to={cancelTo ?? pathname}
        replace={cancelTo === undefined}
        preventScrollReset={cancelTo === undefined}
        onCancel={onCancel}
        aria-disabled={saving || undefined}
      />
      <SaveButton saving={saving}>{children ?? <Trans>Save</Trans>}</SaveButton>
    </BottomBar>
  )
}
