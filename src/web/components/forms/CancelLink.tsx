import { useLocation } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { limits } from '../../../contract/limits.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { noteDrafts } from '../../ui/drafts.ts'
import { showToast } from '../../ui/toastList.ts'
import { discarding } from '../../ui/UnsavedGuard.tsx'

type Props = Omit<React.ComponentProps<typeof LinkButton>, 'children' | 'onClick' | 'state'> & {
  /** Forgets what was typed. */
  onCancel?: (() => void) | undefined
}

/** Leaves a form without saving: nobody is asked, and for ten seconds what was typed can be brought back. */
export function CancelLink({ onCancel, ...rest }: Props) {
  const { t } = useLingui()
  const { pathname, search } = useLocation()
  const cancel = () => {
    const gone = noteDrafts()
    onCancel?.()
    const bringBack = gone()
    if (!bringBack) return
    const run = () => {
      bringBack()
      window.location.assign(pathname + search)
    }
    showToast({
      tone: 'success',
      text: t`What you typed was discarded.`,
      action: { label: t`Undo`, run },
      shownMs: limits.undoSeconds * 1_000,
    })
  }
  return (
    <LinkButton variant="quiet" {...rest} state={discarding} onClick={cancel}>
      <Trans>Cancel</Trans>
    </LinkButton>
  )
}
