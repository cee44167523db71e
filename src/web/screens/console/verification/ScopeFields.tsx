import { Trans } from '@lingui/react/macro'
import { badgeScopes } from '../../../../contract/badge-scopes.ts'
import { ScopeName } from '../../../components/business/verification.tsx'
import { CheckField } from '../../../ui/Field.tsx'
import styles from './Verifying.module.css'

/** What was looked at: one at least. */
export function ScopeFields() {
  return (
    <fieldset className={styles.scopes}>
      <legend className="t-label">
        <Trans>What was checked</Trans>
      </legend>
      {badgeScopes.map((scope) => (
        <CheckField key={scope} name="scope" value={scope} label={<ScopeName scope={scope} />} />
      ))}
    </fieldset>
  )
}
