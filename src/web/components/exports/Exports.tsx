import { IconDownload } from '@tabler/icons-react'
import { Trans } from '@lingui/react/macro'
import type { ExportEntry } from '../../../contract/exports.ts'
import { buttonClass, LinkButton } from '../../ui/Button.tsx'
import { useScripted } from '../../ui/useScripted.ts'
import { Bytes } from '../text/Bytes.tsx'
import { Moment } from '../text/Times.tsx'
import styles from './Exports.module.css'
import { useLooking } from './use-looking.ts'

type Place = {
  /** Of the page that shows them, for who has no scripts to look by. */
  page: string
  /** Where one is fetched. */
  downloadOf(jobID: string): string
  /** The id of the heading above. */
  labelledBy: string
}

const isUnderWay = (entry: ExportEntry | undefined): boolean =>
  entry?.status === 'waiting' || entry?.status === 'running'

type Props = Place & {
  exports: readonly ExportEntry[]
  /** What asks for another one; nobody does while one is under way. */
  children: React.ReactNode
}

/** The exports of a company or a person, newest first: how far the newest is, and what is left of those before. */
export function Exports({ exports, children, ...place }: Props) {
  const [newest, ...earlier] = exports
  useLooking(isUnderWay(newest))
  return (
    <>
      {newest && <Newest {...place} entry={newest} />}
      {!isUnderWay(newest) && children}
      {earlier.length > 0 && <Earlier {...place} entries={earlier} />}
    </>
  )
}

function Newest({ entry, ...place }: Place & { entry: ExportEntry }) {
  return (
    <div className={styles.newest}>
      {/* Says when it is done, not each step. */}
      <p role="status">
        <ExportState entry={entry} />
      </p>
      {isUnderWay(entry) && <UnderWay {...place} progress={entry.progress} />}
      {entry.status === 'ready' && <Fetch to={place.downloadOf(entry.jobID)} entry={entry} primary />}
    </div>
  )
}

/** Where an export stands, in a sentence. */
export function ExportState({ entry: { status, askedAt, expiresAt } }: { entry: ExportEntry }) {
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

function UnderWay({ page, labelledBy, progress }: Place & { progress: number }) {
  const scripted = useScripted()
  return (
    <>
      <progress className={styles.bar} max={100} value={progress} aria-labelledby={labelledBy} />
      <p className="t-small muted">
        <Trans>{progress}% done</Trans>
      </p>
      {!scripted && (
        <LinkButton to={page} reloadDocument>
          <Trans>Look again</Trans>
        </LinkButton>
      )}
    </>
  )
}

/** Fetches an export that is ready. */
export function Fetch({
  to,
  entry: { bytes },
  primary = false,
}: {
  to: string
  entry: ExportEntry
  primary?: boolean
}) {
  const look = primary ? ({ variant: 'primary', size: 'medium' } as const) : ({ size: 'small' } as const)
  return (
    <a href={to} className={buttonClass(look, styles.fetch)}>
      <IconDownload size={18} stroke={1.75} aria-hidden />
      <span>
        <Trans>
          Download (<Bytes count={bytes ?? 0} />)
        </Trans>
      </span>
    </a>
  )
}

function Earlier({ entries, downloadOf }: Place & { entries: readonly ExportEntry[] }) {
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
              <Fetch to={downloadOf(entry.jobID)} entry={entry} />
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
