import { Trans, useLingui } from '@lingui/react/macro'
import { AccountCard } from './AccountCard.tsx'
import { AccountForm } from './AccountForm.tsx'
import { BackToSecurity } from './BackToSecurity.tsx'
import { CodeField } from '../../components/second-factor/CodeField.tsx'
import type { Qr } from './qr.ts'
import type { FormAnswer } from './submission.ts'
import type { Begun } from './two-factor.ts'
import styles from './TwoFactorSecret.module.css'

/** The second step: the app reads the picture or its owner types the secret, then the first code proves it. */
export function TwoFactorSecret({ begun, answer }: { begun: Begun; answer: FormAnswer | undefined }) {
  return (
    <AccountCard
      above={<BackToSecurity />}
      title={<Trans>Scan the code with your app</Trans>}
      lead={
        <Trans>Then enter the six digits that the app shows. The second factor is on only after that.</Trans>
      }
    >
      <Picture qr={begun.qr} />
      <div className={styles.secret}>
        <p className="t-label" id="secret-label">
          <Trans>Or type this secret into the app</Trans>
        </p>
        <p className={styles.text} aria-labelledby="secret-label" translate="no">
          {groupsOf(begun.secret).map((group, at) => (
            <span key={at}>{group} </span>
          ))}
        </p>
        <p>
          <a href={begun.uri}>
            <Trans>Open the app on this device</Trans>
          </a>
        </p>
      </div>
      <AccountForm
        answer={answer}
        intent="confirm"
        button={<Trans>Turn on</Trans>}
        busy={<Trans>One moment…</Trans>}
      >
        <input type="hidden" name="secret" value={begun.secret} />
        <input type="hidden" name="uri" value={begun.uri} />
        <CodeField answer={answer} recovery={false} />
      </AccountForm>
    </AccountCard>
  )
}

function Picture({ qr }: { qr: Qr }) {
  const { t } = useLingui()
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${qr.size} ${qr.size}`}
      role="img"
      aria-label={t`QR code with the secret for your authenticator app`}
      shapeRendering="crispEdges"
    >
      <path d={qr.path} />
    </svg>
  )
}

/** Four letters each, as apps and people read them. */
const groupsOf = (secret: string): string[] => secret.match(/.{1,4}/g) ?? []
