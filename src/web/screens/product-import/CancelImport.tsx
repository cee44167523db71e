import { Trans } from '@lingui/react/macro'
import { ActButton } from './ActButton.tsx'

/** Gives an import up before anything was written. */
export const CancelImport = ({ path }: { path: string }) => (
  <ActButton intent="cancel" path={path} variant="quiet">
    <Trans>Cancel the import</Trans>
  </ActButton>
)
