import { useEffect, useRef } from 'react'
import { Trans } from '@lingui/react/macro'
import { importPath, importsPath } from '../../../contract/import-path.ts'
import { FormProblem, NotAnswered } from '../../ui/FormProblem.tsx'
import { Link } from '../../ui/Link.tsx'
import type { ImportAnswer } from './answer.ts'
import { DryRun } from './DryRun.tsx'
import { Ended } from './Ended.tsx'
import { Failed, NotArrived } from './Failed.tsx'
import type { ImportData } from './import-data.ts'
import styles from './Import.module.css'
import { Mapping } from './Mapping.tsx'
import { Paused } from './Paused.tsx'
import { Steps } from './Steps.tsx'
import { Working } from './Working.tsx'

type Props = {
  businessID: string
  shown: ImportData
  /** The question that the address asks, where there are no scripts. */
  ask: string | null
  answer: ImportAnswer | undefined
}

/** An import as far as it is. */
export function Import({ businessID, shown, ask, answer }: Props) {
  const { entry } = shown
  const { program } = entry
  const path = importPath(businessID, entry.importID)
  const page = useRef<HTMLDivElement>(null)
  const state = useRef(entry.state)
  useEffect(() => {
    if (state.current === entry.state) return
    state.current = entry.state
    // Another step stands there: whoever reads or types begins at its head, unless they are elsewhere on the page.
    const { activeElement } = document
    const isLost = !activeElement || activeElement === document.body
    if (isLost || page.current?.contains(activeElement))
      page.current?.querySelector<HTMLElement>('section h2')?.focus()
  }, [entry.state])
  return (
    <div className={styles.page} ref={page}>
      <div className={styles.head}>
        <div className={styles.file}>
          <Link to={importsPath(businessID)}>
            <Trans>Import products</Trans>
          </Link>
          <p className={styles.strong}>
            <bdi>{entry.fileName}</bdi>
          </p>
          {program !== null && (
            <p className="muted">
              <Trans>
                Sent by the program <bdi>{program}</bdi>
              </Trans>
            </p>
          )}
        </div>
      </div>
      <Steps state={entry.state} />
      {answer?.problem !== undefined && (
        <FormProblem
          key={answer.at}
          title={answer.problem || <NotAnswered />}
          focused={answer.intent !== 'map'}
        />
      )}
      <Step businessID={businessID} shown={shown} ask={ask} answer={answer} path={path} />
    </div>
  )
}

function Step({ businessID, shown, ask, answer, path }: Props & { path: string }) {
  const { entry, mapping, rows, files, failure } = shown
  switch (entry.state) {
    case 'awaited':
      return <NotArrived businessID={businessID} />
    case 'failed':
      return <Failed businessID={businessID} entry={entry} failure={failure} />
    case 'reading':
    case 'checking':
    case 'running':
    case 'undoing':
      return <Working key={entry.state} entry={entry} path={path} />
    case 'mapping':
      return (
        mapping && (
          <Mapping key={mapping.facts.sheet} entry={entry} mapping={mapping} path={path} answer={answer} />
        )
      )
    case 'checked':
      return rows && <DryRun businessID={businessID} entry={entry} rows={rows} files={files} path={path} />
    case 'paused':
      return <Paused entry={entry} path={path} />
    case 'done':
    case 'cancelled':
    case 'undone':
      return <Ended businessID={businessID} entry={entry} shown={shown} ask={ask} path={path} />
  }
}
