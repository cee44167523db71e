import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../ui/Button.tsx'

type Props = {
  /** What it sends, `intent=save` unless said otherwise. */
  name?: string
  value?: string
  primary?: boolean
  /** What it began is on its way. */
  saving: boolean
  /** Nothing can be sent now, by this button or by another one. */
  busy?: boolean
  children: React.ReactNode
}

/** The button that sends a form, and says so while that lasts. */
export function SaveButton({
  name = 'intent',
  value = 'save',
  primary = true,
  saving,
  busy = saving,
  children,
}: Props) {
  const { t } = useLingui()
  return (
    <Button
      type="submit"
      name={name}
      value={value}
      variant={primary ? 'primary' : undefined}
      aria-disabled={busy || undefined}
      aria-busy={saving}
      aria-label={saving ? t`Saving` : undefined}
    >
      {saving ? <Trans>Saving...</Trans> : children}
    </Button>
  )
}
