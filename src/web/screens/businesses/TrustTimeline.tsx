import { Plural, Trans } from '@lingui/react/macro'
import { Section } from '../../components/sheet/Section.tsx'
import type { BusinessPageData } from './page-data.ts'
import type { Scale, Scope, TimelineRow } from './timeline.ts'
import { ScopeName, Time } from '../../components/business/verification.tsx'
import styles from './TrustTimeline.module.css'

/** Of many so many stand open, the newest; those before are folded. */
const [open, many] = [12, 16]

type Props = { business: BusinessPageData; brand: string }

/** What happened to the company since it was founded: days, and what holds as bars on one scale; to be checked by anybody as a signed file. */
export function TrustTimeline({ business, brand }: Props) {
  const { timeline, statement } = business
  const { rows, scale } = timeline
  const folded = rows.length > many ? rows.length - open : 0
  const [before, shown] = [rows.slice(0, folded), rows.slice(folded)]
  const list = (some: readonly TimelineRow[]) => (
    <ol className={styles.list}>
      {some.map((row, at) => (
        <li key={at} className={row.isOver ? styles.over : undefined}>
          <p className={styles.day}>{row.day ? <Time day={row.day} /> : '–'}</p>
          <Row row={row} scale={scale} brand={brand} />
        </li>
      ))}
    </ol>
  )
  return (
    <Section
      id="timeline"
      title={<Trans>History and checks</Trans>}
      note={<Trans>Founding and certificates as the company states them; {brand} records all else</Trans>}
    >
      {before.length > 0 && (
        <details className={styles.before}>
          <summary>
            <Plural value={before.length} one="# earlier entry" other="# earlier entries" />
          </summary>
          {list(before)}
        </details>
      )}
      {list(shown)}
      {rows.length < 3 && (
        <p className={styles.more}>
          <Trans>
            Little has happened yet. Checks, certificates and changes of name, city or owner are added here by
            themselves.
          </Trans>
        </p>
      )}
      {scale && <ScaleLine scale={scale} />}
      <p className={`${styles.links} no-print`}>
        <a className="reach" href={`/business/${business.businessID}/trust.json`} download>
          <Trans>Save as a signed file</Trans>
        </a>
        <a className="reach" href="/.well-known/trust-check.html">
          <Trans>Check a signed file</Trans>
        </a>
        {statement && (
          <a className="reach" href={`/business/${business.businessID}/answers`}>
            <Trans>Answer rate of {statement}, signed</Trans>
          </a>
        )}
      </p>
    </Section>
  )
}

function Row({ row, scale, brand }: { row: TimelineRow; scale: Scale | undefined; brand: string }) {
  return (
    <div className={styles.what}>
      <p className={styles.title} lang={row.nameLang}>
        <Title row={row} brand={brand} />
      </p>
      <Below row={row} />
      {row.bar && scale && (
        <BarLine
          bar={row.bar}
          today={scale.today}
          isOver={row.isOver}
          isChecked={row.event.kind === 'check' || row.confirmed !== undefined}
        />
      )}
    </div>
  )
}

function Title({ row: { event }, brand }: { row: TimelineRow; brand: string }) {
  switch (event.kind) {
    case 'founded':
      return <Trans>Founded</Trans>
    case 'joined':
      return <Trans>Registered with {brand}</Trans>
    case 'check':
      return <LevelName level={event.level} />
    case 'certificate':
      return <>{event.name}</>
    case 'renamed':
      return <Trans>Name changed</Trans>
    case 'moved':
      return <Trans>Moved</Trans>
    case 'ownerChanged':
      return <Trans>New owner of this page</Trans>
    case 'dispute':
      return <Trans>A complaint about the company was upheld</Trans>
  }
}

function LevelName({ level }: { level: number }) {
  if (level === 1) return <Trans>Identity checked</Trans>
  if (level === 2) return <Trans>Documents checked</Trans>
  if (level === 3) return <Trans>Visited on site</Trans>
  return <Trans>Audited by others</Trans>
}

/** The second line; nothing where the first says all. */
function Below({ row: { event, until, ended, confirmed } }: { row: TimelineRow }) {
  if (event.kind === 'renamed' || event.kind === 'moved')
    return (
      <p className={styles.below}>
        <Change before={event.before} after={event.after} />
      </p>
    )
  if (event.kind === 'certificate')
    return (
      <p className={styles.below}>
        {confirmed ? (
          <Trans>Certificate, confirmed on {<Time day={confirmed} />}</Trans>
        ) : (
          <Trans>Certificate, stated by the company</Trans>
        )}
        {until && (
          <>
            {' · '}
            <Trans>until {<Time day={until} />}</Trans>
          </>
        )}
      </p>
    )
  if (event.kind !== 'check') return null
  return (
    <p className={styles.below}>
      <Scopes scope={event.scope} />
      <By checkedBy={event.checkedBy} />
      {' · '}
      {ended ? (
        <Trans>taken back on {<Time day={ended} />}</Trans>
      ) : (
        until && <Trans>until {<Time day={until} />}</Trans>
      )}
    </p>
  )
}

type Change = Pick<Extract<TimelineRow['event'], { kind: 'renamed' }>, 'before' | 'after'>

function Change({ before, after }: Change) {
  return (
    <>
      <span lang={before.lang}>{before.text}</span> → <span lang={after.lang}>{after.text}</span>
    </>
  )
}

function Scopes({ scope }: { scope: readonly Scope[] }) {
  return scope.map((one) => (
    <span key={one}>
      <CheckedName scope={one} />
      {' · '}
    </span>
  ))
}

function CheckedName({ scope }: { scope: Scope }) {
  if (scope === 'domain') return <Trans>E-mail on its own domain</Trans>
  if (scope === 'number') return <Trans>Register number</Trans>
  return <ScopeName scope={scope} />
}

/** By whom; the program is no name. */
function By({ checkedBy }: { checkedBy: string }) {
  if (checkedBy === 'system') return <Trans>by the program</Trans>
  // Elements, not texts: Trans reads a text among its words for tags.
  const name = <>{checkedBy}</>
  return <Trans>by {name}</Trans>
}

type BarProps = { bar: NonNullable<TimelineRow['bar']>; today: number; isOver: boolean; isChecked: boolean }

/** Drawn for the eye: the days beside it say the same. */
function BarLine({ bar, today, isOver, isChecked }: BarProps) {
  const kind = isOver ? styles.ran : isChecked ? styles.checked : styles.stated
  return (
    <svg className={styles.bar} viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.track} x={0} y={4} width={1000} height={2} />
      <rect className={kind} x={bar.from} y={1} width={bar.length} height={8} />
      <rect className={styles.today} x={Math.min(today, 998)} y={0} width={2} height={10} />
    </svg>
  )
}

function ScaleLine({ scale }: { scale: Scale }) {
  return (
    <p className={styles.scale} aria-hidden="true">
      <span>{scale.first}</span>
      <span className={styles.now}>
        <Trans>The line is today</Trans>
      </span>
      <span>{scale.last}</span>
    </p>
  )
}
