import { data, Form, Link, redirect } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Route } from './+types/AuditScreen'
import { isAppError } from '../../../../contract/errors.ts'
import { parametersOf } from '../../../../contract/pages/query.ts'
import { metaOf } from '../../../api/head.ts'
import { pageOf } from '../../../api/page.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConsoleProblem } from '../ConsoleProblem.tsx'
import { ConsoleShell } from '../ConsoleShell.tsx'
import { consoleHead, consoleHeaders } from '../head.ts'
import { opens, standingIn } from '../standing.ts'
import { LogTable } from './LogTable.tsx'
import styles from './AuditScreen.module.css'

export const handle = { footer: false }
export const headers = consoleHeaders

const path = '/console/audit'

export async function loader({ context }: Route.LoaderArgs) {
  const standing = await standingIn(context)
  const page = pageOf(context)
  const query = parametersOf(page.url)
  const isSearcher = opens(standing.roles, ['moderator'])
  const about = (isSearcher && query.get('about')?.trim()) || undefined
  const cursor = query.get('cursor') ?? undefined
  const log = await page.api.listStaffLog({ about, cursor }).catch((error: unknown) => {
    if (!isAppError(error) || error.status !== 400) throw error
    // A cursor that somebody has changed begins anew; what is no thing has no history.
    if (cursor !== undefined) throw redirect(path)
    return { entries: [], nextCursor: null }
  })
  const head = consoleHead(page, path, page.i18n._(msg`Log`))
  return data({ standing, isSearcher, about, log, head })
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

/** The audit log for staff: their own part, or the history of one thing. */
export default function AuditScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { standing, isSearcher, about, log } = loaderData
  const older =
    log.nextCursor && new URLSearchParams({ ...(about !== undefined && { about }), cursor: log.nextCursor })
  return (
    <ConsoleShell standing={standing} room={path} title={<Trans>Log</Trans>}>
      {isSearcher && (
        <Form className={styles.search}>
          <input name="about" defaultValue={about} aria-label={t`About what`} placeholder="report:ID" />
          <Button type="submit">
            <Trans>Show its history</Trans>
          </Button>
        </Form>
      )}
      <div className={`sheet ${styles.sheet}`}>
        <LogTable entries={log.entries} />
      </div>
      {older && (
        <p className={styles.older}>
          <Link to={`${path}?${older.toString()}`}>
            <Trans>Older entries</Trans>
          </Link>
        </p>
      )}
    </ConsoleShell>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ConsoleProblem error={error} />
}
