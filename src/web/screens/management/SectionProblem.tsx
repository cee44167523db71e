import { Link } from 'react-router'
import { Trans } from '@lingui/react/macro'
import type { SameBusinessEntry } from '../../../contract/business-management.ts'
import { businessPath } from '../../../contract/slugs.ts'
import { CompanyName } from '../../components/business/CompanyName.tsx'
import { Done } from '../../components/forms/Done.tsx'
import { SaveProblem } from '../../components/forms/SaveProblem.tsx'
import { FieldLabel } from '../../components/manage/FieldLabel.tsx'
import type { Problems } from '../../components/forms/use-problems.ts'
import { Button } from '../../ui/Button.tsx'
import { useScripted } from '../../ui/useScripted.ts'
import type { Answer } from './saving.ts'

/** Why nothing was saved, above the fields; without script also that it was. Wrong fields say it themselves where scripts lead to them. */
export function SectionProblem({ answer, problems }: { answer: Answer | undefined; problems: Problems }) {
  const scripted = useScripted()
  if (!answer || answer.outcome === 'listed' || answer.outcome === 'stale') return null
  if (answer.outcome === 'saved')
    return scripted ? null : (
      <Done>
        <Trans>Saved successfully</Trans>
      </Done>
    )
  if (scripted && Object.keys(problems).length > 0) return null
  return (
    <SaveProblem
      answer={answer}
      title={answer.message}
      problems={problems}
      Label={FieldLabel}
      back="/my-business"
    >
      {answer.same && <NameOfOthers same={answer.same} />}
    </SaveProblem>
  )
}

/** The companies that have the new name, and the way to say that this is another: as who creates a company is asked. */
function NameOfOthers({ same }: { same: readonly SameBusinessEntry[] }) {
  return (
    <>
      <ul>
        {same.map(({ businessID, key, general: { companyName } }) => (
          <li key={businessID}>
            <Link to={businessPath({ key })} target="_blank">
              <CompanyName name={companyName} />
            </Link>
          </li>
        ))}
      </ul>
      <Button type="submit" name="intent" value="another">
        <Trans>Ours is another company: save this name</Trans>
      </Button>
    </>
  )
}
