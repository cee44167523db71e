import { redirect } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Route } from './+types/ConsoleHomeScreen'
import { metaOf } from '../../api/head.ts'
import { pageOf } from '../../api/page.ts'
import { sentText } from '../../api/sent.ts'
import { Link } from '../../ui/Link.tsx'
import { ConsoleProblem } from './ConsoleProblem.tsx'
import { ConsoleShell } from './ConsoleShell.tsx'
import { consoleHead, consoleHeaders } from './head.ts'
import { Queues, roomsOf } from './Queues.tsx'
import { consoleRooms } from './rooms.ts'
import { opens, standingIn } from './standing.ts'
import styles from './ConsoleHome.module.css'

export const handle = { footer: false }
export const headers = consoleHeaders

export async function loader({ context }: Route.LoaderArgs) {
  const standing = await standingIn(context)
  const page = pageOf(context)
  const { queues } = await page.api.showConsole({})
  const head = consoleHead(page, '/console', page.i18n._(msg`Overview`))
  return { standing, queues, head }
}

/** The way out of any page of the console. */
export async function action({ request, context }: Route.ActionArgs) {
  await standingIn(context)
  const { api } = pageOf(context)
  if (sentText(await request.formData(), 'intent') === 'lock') await api.lockConsole({})
  return redirect('/')
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

export default function ConsoleHomeScreen({ loaderData: { standing, queues } }: Route.ComponentProps) {
  const { i18n } = useLingui()
  const counted = roomsOf(queues)
  const rooms = consoleRooms.filter(
    ({ to, roles }) => to !== '/console' && !counted.has(to) && opens(standing.roles, roles),
  )
  return (
    <ConsoleShell standing={standing} room="/console" title={<Trans>Overview</Trans>}>
      <Queues queues={queues} />
      {rooms.length + queues.length === 0 ? (
        <p className="sheet sheet-note t-read">
          <Trans>There is nothing for your roles here yet.</Trans>
        </p>
      ) : (
        <ul className={styles.rooms}>
          {rooms.map(({ to, label }) => (
            <li key={to} className="sheet">
              <Link to={to}>{i18n._(label)}</Link>
            </li>
          ))}
        </ul>
      )}
    </ConsoleShell>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ConsoleProblem error={error} />
}
