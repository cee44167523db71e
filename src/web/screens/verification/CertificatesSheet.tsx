import { Form, useNavigation } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { CertificateToAskEntry } from '../../../contract/verification.ts'
import { formatDay } from '../../components/text/formats.ts'
import { Button } from '../../ui/Button.tsx'
import type { Answer } from './answer.ts'
import { Refused } from './Refused.tsx'
import styles from './Verification.module.css'

type Props = { certificates: readonly CertificateToAskEntry[]; answer: Answer | undefined }

/** The certificates, each stated or confirmed, and the button that has one looked up. */
export function CertificatesSheet({ certificates, answer }: Props) {
  return (
    <section className={`sheet ${styles.sheet}`} aria-labelledby="certificates">
      <h2 id="certificates" className="t-card">
        <Trans>Certificates</Trans>
      </h2>
      <p>
        <Trans>
          Buyers read that your company states a certificate. A verifier can look it up in the register of its
          issuer; then they read that it was confirmed, when and where. With a membership it costs nothing.
        </Trans>
      </p>
      {answer && <Refused answer={answer} />}
      <Form method="post" preventScrollReset className={styles.form}>
        <input type="hidden" name="intent" value="certificate" />
        <ul className={styles.checks}>
          {certificates.map((one) => (
            <li key={one.id}>
              <p className={styles.strong}>
                <bdi>{one.name}</bdi>
              </p>
              <Standing one={one} />
            </li>
          ))}
        </ul>
      </Form>
    </section>
  )
}

function Standing({ one: { id, name, confirmed, status, asked } }: { one: CertificateToAskEntry }) {
  const { t, i18n } = useLingui()
  const words = t`Have it confirmed`
  const isBusy = useNavigation().formData?.get('certificateID') === id
  if (confirmed) {
    const day = formatDay(confirmed.on, i18n.locale)
    return (
      <p className="t-small">
        <ConfirmedIn day={day} where={confirmed.where} />
      </p>
    )
  }
  if (asked?.state === 'open')
    return (
      <p className="t-small muted" role="status">
        <Trans>A verifier looks it up.</Trans>
      </p>
    )
  return (
    <>
      {asked?.state === 'not confirmed' && (
        <>
          <p className="t-small">
            <NotFoundIn where={asked.where ?? ''} />
          </p>
          <p className={styles.said}>{asked.note}</p>
        </>
      )}
      {status === 'expired' ? (
        <p className="t-small muted">
          <Trans>Expired</Trans>
        </p>
      ) : (
        <Button
          type="submit"
          size="small"
          name="certificateID"
          value={id}
          aria-label={`${words}: ${name}`}
          aria-disabled={isBusy || undefined}
        >
          {words}
        </Button>
      )}
    </>
  )
}

// Elements, not texts: Trans reads a text among its words for tags.
function ConfirmedIn({ day, where }: { day: string; where: string }) {
  const place = <bdi>{where}</bdi>
  return (
    <Trans>
      Confirmed on {day} in {place}
    </Trans>
  )
}

function NotFoundIn({ where }: { where: string }) {
  const place = <bdi>{where}</bdi>
  return <Trans>Not found in {place}</Trans>
}
