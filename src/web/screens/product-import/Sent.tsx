import { Trans, useLingui } from '@lingui/react/macro'
import { formatNumber } from '../../components/text/formats.ts'
import styles from './SendTable.module.css'

type Props = { name: string; share: number; bytes: number }

const megabyte = 1_024 * 1_024

/** How much of a file is sent; of a large one in megabytes too. */
export function Sent({ name, share, bytes }: Props) {
  const { t, i18n } = useLingui()
  const percent = Math.round(share * 100)
  const number = (of: number) => formatNumber(Math.round(of / megabyte), i18n.locale)
  const sent = number(share * bytes)
  const size = number(bytes)
  // Said in quarters: every percent would be heard.
  const quarter = Math.floor(percent / 25) * 25
  return (
    <>
      <progress aria-label={t`Upload of ${name}`} value={percent} max={100} />
      <span className={styles.sent} aria-hidden>
        {percent >= 100 ? (
          <Trans>Sent. One moment…</Trans>
        ) : bytes < megabyte ? (
          <Trans>Sending the file…</Trans>
        ) : (
          <Trans>
            {percent}%, {sent} of {size} MB
          </Trans>
        )}
      </span>
      <span className="vh" role="status">
        {percent >= 100 ? (
          <Trans>Sent. One moment…</Trans>
        ) : quarter === 0 ? (
          <Trans>Sending the file…</Trans>
        ) : (
          <Trans>{quarter}% sent</Trans>
        )}
      </span>
    </>
  )
}
