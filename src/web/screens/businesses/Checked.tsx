import { Trans, useLingui } from '@lingui/react/macro'
import { VerifiedMark } from '../../components/business/marks.tsx'
import { ByWhomAndWhen, CheckedName, ScopeName } from '../../components/business/verification.tsx'
import type { BusinessPageData } from './page-data.ts'
import styles from './Checked.module.css'

type Props = Pick<BusinessPageData, 'verified' | 'verification'>

/** The mark; "Verified" opens what was checked, by whom, when and until when (U19). */
export function Checked({ verified, verification }: Props) {
  const { t } = useLingui()
  if (!verified || !verification) return <VerifiedMark verified={verified} />
  return (
    <>
      <button
        type="button"
        className={`${styles.opener} reach`}
        popoverTarget="checked"
        aria-label={t`Verified: what was checked`}
      >
        <VerifiedMark verified />
      </button>
      <div id="checked" popover="auto" className={styles.panel}>
        <p className={styles.title}>
          <Trans>What was checked</Trans>
        </p>
        <ul>
          {verification.scope.map((scope) => (
            <li key={scope}>
              <ScopeName scope={scope} />
            </li>
          ))}
        </ul>
        <p className={styles.by}>
          <CheckedName name={verification.name} />
        </p>
        <p className={styles.by}>
          <ByWhomAndWhen verification={verification} />
        </p>
        <p className={styles.by}>
          <Trans>A check is never bought: membership pays for the work, not for its result.</Trans>
        </p>
      </div>
    </>
  )
}
