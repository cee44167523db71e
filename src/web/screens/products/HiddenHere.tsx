import { Trans, useLingui } from '@lingui/react/macro'
import { HiddenBar } from '../../components/business/HiddenBar.tsx'

type Props = { businessID: string; mayChange: boolean; siteName: string }

/** For a company's own people, on the page of its product. */
export function HiddenHere({ businessID, mayChange, siteName }: Props) {
  const { t } = useLingui()
  return (
    <HiddenBar
      businessID={businessID}
      label={t`Hidden here`}
      words={<Trans>Hidden on {siteName}: only people of your company see this page here.</Trans>}
      change={mayChange && <Trans>Change where it is shown</Trans>}
    />
  )
}
