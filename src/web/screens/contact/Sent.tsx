import { useEffect, useRef } from 'react'
import { IconCircleCheck } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { limits } from '../../../contract/limits.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { showToast } from '../../ui/toastList.ts'
import { enquiryPath } from '../../components/search/wish.ts'
import styles from './Sent.module.css'

const { enquiryReceiptsADay } = limits

type Props = {
  ticket: string
  /** Whether it was sent from this page just now. */
  isNews: boolean
  /** Called once the news has been told. */
  onTold(): void
}

/** That an enquiry has arrived, and under which number. */
export function Sent({ ticket, isNews, onTold }: Props) {
  const { t } = useLingui()
  const told = useRef(false)
  const said = t`Request sent successfully, you will be contact soon!`
  useEffect(() => {
    // Who comes back to this page may have begun another one.
    if (!isNews || told.current) return
    told.current = true
    document.querySelector('h1')?.focus()
    showToast({ tone: 'success', text: said })
    onTold()
  }, [isNews, said, onTold])
  return (
    <section className={`sheet ${styles.sent}`} aria-labelledby="sent">
      <h2 id="sent" className={`t-card ${styles.title}`}>
        <IconCircleCheck size={24} stroke={1.75} aria-hidden />
        {said}
      </h2>
      <dl className={styles.number}>
        <dt>
          <Trans>Your ticket number</Trans>
        </dt>
        <dd>{ticket}</dd>
      </dl>
      <p className="t-read">
        <Trans>
          Please keep this number and name it when you write to us. A receipt goes to your e-mail address, at
          most one in an hour and {enquiryReceiptsADay} in a day.
        </Trans>
      </p>
      <p className={styles.ways}>
        <LinkButton to="/">
          <Trans>Home</Trans>
        </LinkButton>
        <LinkButton to={enquiryPath}>
          <Trans>Send another request</Trans>
        </LinkButton>
      </p>
    </section>
  )
}
