import { useState } from 'react'
import { IconChevronDown } from '@tabler/icons-react'
import { Trans } from '@lingui/react/macro'
import type { CallOutput } from '../../../contract/endpoint.ts'
import type { CompanyKeysApi } from '../../../contract/company-keys.ts'
import { limits } from '../../../contract/limits.ts'
import type { ManageHead } from '../../api/managed.ts'
import { Done } from '../../components/forms/Done.tsx'
import { OnlyManagers } from '../../components/manage/OnlyManagers.tsx'
import { FormProblem, NotAnswered } from '../../ui/FormProblem.tsx'
import type { KeysAnswer } from './answer.ts'
import { EndKey } from './EndKey.tsx'
import { KeyList } from './KeyList.tsx'
import styles from './Keys.module.css'
import { MadeKey } from './MadeKey.tsx'
import { MakeKeyForm } from './MakeKeyForm.tsx'

const { companyKeysMax } = limits

type Props = {
  business: ManageHead
  listed: CallOutput<CompanyKeysApi['listCompanyKeys']>
  /** The id of a key that is to be ended, as the address asks it where there are no scripts. */
  ask: string | null
  answer: KeysAnswer | undefined
}

/** For who manages the company: what keys are, those that count, those that are over, and a form for one more. */
export function Keys({ business: { businessID, role }, listed: { keys, scopes }, ask, answer }: Props) {
  const [asked, setAsked] = useState(ask)
  const [answered, setAnswered] = useState(answer?.at)
  if (answer?.at !== answered) {
    setAnswered(answer?.at)
    setAsked(null)
  }
  const alive = keys.filter(({ state }) => state === 'alive')
  const over = keys.filter(({ state }) => state !== 'alive')
  const isOwner = role === 'owner'
  return (
    <div className={styles.sheets}>
      {answer?.made && <MadeKey key={answer.at} made={answer.made} />}
      <EndKey
        asked={alive.find(({ keyID }) => keyID === asked)}
        businessID={businessID}
        onClose={() => setAsked(null)}
      />
      <section className={`sheet ${styles.sheet}`} aria-labelledby="keys">
        <h2 id="keys" className="t-card">
          <Trans>Keys for programs</Trans>
        </h2>
        <p className="t-read">
          <Trans>
            With a key (API key) a program of yours works for the company without a person logging in, such as
            a run every night. It can do only what its key was made for. Each call sends it in the header{' '}
            <code>Authorization: Bearer</code>; <a href="/api/docs">the API document</a> says which calls take
            keys.
          </Trans>
        </p>
        {answer?.ended && (
          <Done>
            <Trans>The key has ended.</Trans>
          </Done>
        )}
        {answer?.intent === 'end' && answer.problem !== undefined && (
          <FormProblem key={answer.at} title={answer.problem || <NotAnswered />} />
        )}
        {alive.length === 0 ? (
          <p className="muted">
            <Trans>The company has no key.</Trans>
          </p>
        ) : (
          <KeyList keys={alive} businessID={businessID} onEnd={setAsked} />
        )}
        {over.length > 0 && (
          <details className={styles.over}>
            <summary>
              <Trans>Keys that are over</Trans>
              <IconChevronDown size={18} stroke={1.75} aria-hidden />
            </summary>
            <KeyList keys={over} businessID={businessID} />
          </details>
        )}
        {!isOwner && (
          <OnlyManagers>
            <Trans>Only owners of the company make keys. You can end one.</Trans>
          </OnlyManagers>
        )}
      </section>
      {isOwner && (
        <section className={`sheet ${styles.sheet}`} aria-labelledby="make">
          <h2 id="make" className="t-card">
            <Trans>Make a key</Trans>
          </h2>
          {alive.length < companyKeysMax ? (
            <MakeKeyForm businessID={businessID} scopes={scopes} answer={answer} />
          ) : (
            <p className="t-read">
              <Trans>
                A company can have at most {companyKeysMax} keys. End one before you make another.
              </Trans>
            </p>
          )}
        </section>
      )}
    </div>
  )
}
