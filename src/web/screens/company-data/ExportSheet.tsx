import { Form, useNavigation } from 'react-router'
import { IconDownload } from '@tabler/icons-react'
import { Trans } from '@lingui/react/macro'
import type { BusinessExportEntry } from '../../../contract/exports.ts'
import { managePath } from '../../components/manage/tabs.ts'
import { Moment } from '../../components/text/Times.tsx'
import { Button, buttonClass, LinkButton } from '../../ui/Button.tsx'
import { FormProblem, NotAnswered } from '../../ui/FormProblem.tsx'
import { useScripted } from '../../ui/useScripted.ts'
import type { Answer } from './acting.ts'
import { Bytes } from '../../components/text/Bytes.tsx'
import { useLooking } from './use-looking.ts'
import styles from './DataScreen.module.css'

type Props = {
  businessID: string
  /** Newest first. */
  exports: readonly BusinessExportEntry[]
  answer: Answer | undefined
}

/** Everything of the company as one archive: asked for, gathered while one looks or does not, fetched, asked for anew. */
export function ExportSheet({ businessID, exports, answer }: Props) {
  const [newest, ...earlier] = exports
  const isUnderWay = newest?.status === 'waiting' || newest?.status === 'running'
  useLooking(isUnderWay)
  return (
    <section className={`sheet ${styles.sheet}`} aria-labelledby="export">
      <h2 id="export" className="t-card">
        <Trans>Export everything</Trans>
      </h2>
      <p className="t-read">
        <Trans>
          One archive with all that the company has here: every field as it was entered, products,
          certificates, people without their addresses, what it saved, and all uploaded files. For programs as
          JSON, for spreadsheets as CSV.
        </Trans>
      </p>
      {answer && <FormProblem key={answer.at} title={answer.problem || <NotAnswered />} />}
      {newest && <Newest businessID={businessID} entry={newest} />}
      {!isUnderWay && <Ask again={newest?.status === 'ready'} />}
      {earlier.length > 0 && <Earlier businessID={businessID} entries={earlier} />}
    </section>
  )
}

type EntryProps = { businessID: string; entry: BusinessExportEntry }

function Newest({ businessID, entry }: EntryProps) {
  const isUnderWay = entry.status === 'waiting' || entry.status === 'running'
  return (
    <div className={styles.wide}>
      {/* Says when it is done, not each step. */}
      <p role="status">
        <State entry={entry} />
      </p>
      {isUnderWay && <UnderWay businessID={businessID} progress={entry.progress} />}
      {entry.status === 'ready' && <Fetch businessID={businessID} entry={entry} variant="primary" />}
    </div>
  )
}

/** Where an export stands, in a sentence. */
function State({ entry: { status, askedAt, expiresAt } }: { entry: BusinessExportEntry }) {
  switch (status) {
    case 'waiting':
    case 'running':
      return (
        <Trans>
          Your export is being put together. You can leave this page: it goes on, and you find it here.
        </Trans>
      )
    case 'ready':
      return (
        <Trans>
          Your export is ready. You can download it until <Moment at={expiresAt ?? askedAt} />.
        </Trans>
      )
    case 'failed':
      return (
        <span className={styles.problem}>
          <Trans>
            Your export could not be made. Please start it again; if it fails once more, write to us.
          </Trans>
        </span>
      )
    case 'expired':
      return (
        <Trans>
          Your last export of <Moment at={askedAt} /> can no longer be downloaded.
        </Trans>
      )
  }
}

function UnderWay({ businessID, progress }: { businessID: string; progress: number }) {
  const scripted = useScripted()
  return (
    <>
      <progress className={styles.bar} max={100} value={progress} aria-labelledby="export" />
      <p className="t-small muted">
        <Trans>{progress}% done</Trans>
      </p>
      {!scripted && (
        <LinkButton to={managePath(businessID, 'data')} reloadDocument>
          <Trans>Look again</Trans>
        </LinkButton>
      )}
    </>
  )
}

function Fetch({
  businessID,
  entry: { jobID, bytes },
  variant,
}: EntryProps & { variant: 'primary' | 'plain' }) {
  return (
    <a
      href={`/business/${businessID}/exports/${jobID}`}
      className={buttonClass({ variant, size: variant === 'primary' ? 'medium' : 'small' }, styles.main)}
    >
      <IconDownload size={18} stroke={1.75} aria-hidden />
      <span>
        <Trans>
          Download (<Bytes count={bytes ?? 0} />)
        </Trans>
      </span>
    </a>
  )
}

function Ask({ again }: { again: boolean }) {
  const { formData } = useNavigation()
  const isBusy = formData?.get('intent') === 'export'
  return (
    <Form method="post" aria-busy={isBusy || undefined}>
      <input type="hidden" name="intent" value="export" />
      <Button type="submit" variant={again ? 'plain' : 'primary'} aria-disabled={isBusy || undefined}>
        {isBusy ? (
          <Trans>Starting…</Trans>
        ) : again ? (
          <Trans>Start a new export</Trans>
        ) : (
          <Trans>Start export</Trans>
        )}
      </Button>
    </Form>
  )
}

function Earlier({ businessID, entries }: { businessID: string; entries: readonly BusinessExportEntry[] }) {
  return (
    <div className={styles.earlier}>
      <h3>
        <Trans>Earlier exports</Trans>
      </h3>
      <ul>
        {entries.map((entry) => (
          <li key={entry.jobID}>
            <Moment at={entry.askedAt} />
            {entry.status === 'ready' ? (
              <Fetch businessID={businessID} entry={entry} variant="plain" />
            ) : (
              <span className="muted">
                {entry.status === 'failed' ? <Trans>Failed</Trans> : <Trans>No longer available</Trans>}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
