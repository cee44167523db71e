import { Trans } from '@lingui/react/macro'
import { CompanyName } from '../../components/business/CompanyName.tsx'
import { Done } from '../../components/forms/Done.tsx'
import { FormProblem } from '../../ui/FormProblem.tsx'
import type { Intent, TeamAnswer } from './answer.ts'
import styles from './team.module.css'

/** Why one of these forms was not taken, above it; without scripts also what was done. */
export function Refusal({ answer, intents }: { answer: TeamAnswer | undefined; intents: readonly Intent[] }) {
  if (!answer || !intents.includes(answer.intent)) return null
  if (answer.outcome === 'done')
    return (
      <noscript>
        <div className={styles.said}>
          <Done>{answer.text}</Done>
        </div>
      </noscript>
    )
  return (
    <div className={styles.said}>
      <FormProblem key={answer.at} title={answer.text} />
    </div>
  )
}

/** Said once to who has just joined. */
export const Welcome = ({ companyName }: { companyName: string }) => (
  <Done>
    <Trans>
      Welcome, you now belong to: <CompanyName name={companyName} />
    </Trans>
  </Done>
)
