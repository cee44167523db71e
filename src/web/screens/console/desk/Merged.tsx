import { Trans } from '@lingui/react/macro'
import type { CallOutput } from '../../../../contract/endpoint.ts'
import type { showCompany } from '../../../../contract/console.ts'
import { LocalMoment } from '../../../components/text/Times.tsx'
import { Link } from '../../../ui/Link.tsx'
import type { Acted } from '../acting.ts'
import { ActForm } from '../ActForm.tsx'
import { WordsField } from './WordsField.tsx'
import { companyPath } from './paths.ts'
import styles from './desk.module.css'

type Props = {
  merged: NonNullable<CallOutput<typeof showCompany>['merged']>
  mayUndo: boolean
  answer: Acted | undefined
}

/** Into what a company was merged, and the way back. */
export function Merged({ merged: { businessID, name, at, undoableUntil }, mayUndo, answer }: Props) {
  const into = (
    <Link to={companyPath(businessID)}>
      <bdi>{name}</bdi>
    </Link>
  )
  const mergedAt = <LocalMoment at={at} />
  const until = <LocalMoment at={undoableUntil} />
  return (
    <>
      <section className={`sheet ${styles.box}`}>
        <h2 className="t-card">
          <Trans>Merged into {into}</Trans>
        </h2>
        <p>
          <Trans>
            On {mergedAt}. Two platform admins can take it back until {until}: what went over and is still
            there returns, with what was changed of it since; what is new stays with the other.
          </Trans>
        </p>
      </section>
      {mayUndo && (
        <ActForm
          intent="unmerge"
          answer={answer}
          title={<Trans>Propose to take the merge back</Trans>}
          button={<Trans>Propose</Trans>}
        >
          <WordsField />
        </ActForm>
      )}
    </>
  )
}
