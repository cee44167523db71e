import { useState } from 'react'
import { useLocation } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSite } from '../../components/layout/site.ts'
import { Button, buttonClass, LinkButton } from '../../ui/Button.tsx'
import { AccountCard } from './AccountCard.tsx'
import styles from './RecoveryCodes.module.css'
import { useScripted } from '../../ui/useScripted.ts'
import { accountPath } from './ways.ts'

/** The codes that open the account without the phone: shown this once, to be copied, printed or kept as a file. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { search } = useLocation()
  return (
    <AccountCard
      title={<Trans>Save your recovery codes</Trans>}
      lead={
        <Trans>
          The second factor is on. If you lose your phone, each of these codes logs you in once instead of the
          app. This is the only time they are shown.
        </Trans>
      }
    >
      <ol className={styles.codes} translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <Ways codes={codes} />
      <LinkButton
        variant="primary"
        block
        className={styles.done}
        to={accountPath('security', search, { done: 'two-factor-on' })}
        replace
      >
        <Trans>I have saved them</Trans>
      </LinkButton>
    </AccountCard>
  )
}

function Ways({ codes }: { codes: readonly string[] }) {
  const { t } = useLingui()
  const brand = useSite()?.edition.brand ?? ''
  const scripted = useScripted()
  const [copied, setCopied] = useState<boolean>()
  const text = `${t`Recovery codes for ${brand}, each works once:`}\n\n${codes.join('\n')}\n`
  return (
    <div className={styles.ways}>
      {scripted && (
        <>
          <Button onClick={() => void copy(text).then(setCopied)}>
            {copied ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}
          </Button>
          <Button onClick={() => window.print()}>
            <Trans>Print</Trans>
          </Button>
        </>
      )}
      <a
        className={buttonClass({})}
        href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
        download="recovery-codes.txt"
      >
        <Trans>Download</Trans>
      </a>
      <p className="vh" role="status">
        {copied && <Trans>Copied</Trans>}
        {copied === false && <Trans>This browser did not allow copying. Please download them.</Trans>}
      </p>
    </div>
  )
}

/** False where the browser does not allow it. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
