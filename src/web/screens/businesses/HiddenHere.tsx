import { Trans, useLingui } from '@lingui/react/macro'
import { HiddenBar } from '../../components/business/HiddenBar.tsx'
import { mayEdit, type Level } from './owners-view.ts'

type Props = { businessID: string; level: Level | undefined; siteName: string }

/** For a company's own people, on its page. */
export function HiddenHere({ businessID, level, siteName }: Props) {
  const { t } = useLingui()
  return (
    <HiddenBar
      businessID={businessID}
      label={t`Hidden here`}
      words={<Trans>Hidden on {siteName}: only people of your company see this page here.</Trans>}
      change={mayEdit(level) && <Trans>Change where it is shown</Trans>}
    />
  )
}
