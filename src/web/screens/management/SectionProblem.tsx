import { Trans } from '@lingui/react/macro'
import { FieldLabel } from '../../components/manage/FieldLabel.tsx'
import type { Problems } from '../../components/manage/use-problems.ts'
import { accountsAddress } from '../../components/layout/site.ts'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { useScripted } from '../../ui/useScripted.ts'
import type { Answer } from './saving.ts'
import styles from './SectionProblem.module.css'

/** Why nothing was saved, above the fields; without script also that it was. Wrong fields say it themselves where scripts lead to them. */
export function SectionProblem({ answer, problems }: { answer: Answer | undefined; problems: Problems }) {
  const scripted = useScripted()
  if (!answer || answer.outcome === 'listed' || answer.outcome === 'stale') return null
  if (answer.outcome === 'saved')
    return scripted ? null : (
      <p className={styles.saved} role="status">
        <Trans>Saved successfully</Trans>
      </p>
    )
  const named = Object.entries(problems)
  if (scripted && named.length > 0) return null
  const fields = named.map(([name, why]) => ({
    name,
    text: (
      <Trans>
        <FieldLabel name={name} />: {why}
      </Trans>
    ),
  }))
  return (
    <FormProblem key={answer.at} title={<Title answer={answer} />} fields={fields}>
      {answer.outcome === 'session' && (
        <p>
          <a href={accountsAddress('log-in', '/my-business')} target="_blank" rel="noopener">
            <Trans>Log in in another tab, then save here again.</Trans>
          </a>
        </p>
      )}
    </FormProblem>
  )
}

function Title({ answer: { outcome, message } }: { answer: Answer }) {
  if (outcome === 'session') return <Trans>Your session has ended. What you typed is still here.</Trans>
  if (outcome === 'refused' && message) return message
  return <Trans>Something was wrong, try again please</Trans>
}
