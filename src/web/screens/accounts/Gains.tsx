import { IconCheck } from '@tabler/icons-react'
import { Trans } from '@lingui/react/macro'
import { limits } from '../../../contract/limits.ts'
import { CompanyName } from '../../components/business/CompanyName.tsx'
import type { Purpose } from './purpose.ts'
import styles from './Gains.module.css'

const { answerHours } = limits

/** Why somebody stands before a log-in who wanted to ask a company, and that nothing of it is lost. */
export function WhyHere({ purpose: { companyName, lang } }: { purpose: Purpose }) {
  return (
    <Trans>
      To send your request to{' '}
      <strong lang={lang}>
        <CompanyName name={companyName} />
      </strong>
      , please log in or create a free account, so that the company knows whom to answer. You then come
      straight to the form.
    </Trans>
  )
}

/** What an account is good for, in three lines. */
export function Gains() {
  return (
    <ul className={styles.gains}>
      <Gain>
        <Trans>Send requests to companies, which should answer within {answerHours} hours.</Trans>
      </Gain>
      <Gain>
        <Trans>Follow companies and save products, to find them again later.</Trans>
      </Gain>
      <Gain>
        <Trans>Present your own company and its products, free of charge.</Trans>
      </Gain>
    </ul>
  )
}

const Gain = ({ children }: { children: React.ReactNode }) => (
  <li>
    <IconCheck size={18} stroke={1.75} aria-hidden />
    <span>{children}</span>
  </li>
)
