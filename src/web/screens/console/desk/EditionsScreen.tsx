import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/EditionsScreen'
import { metaOf } from '../../../api/head.ts'
import { pageOf } from '../../../api/page.ts'
import { Link } from '../../../ui/Link.tsx'
import { ConsoleProblem } from '../ConsoleProblem.tsx'
import { consoleHead, consoleHeaders } from '../head.ts'
import { standingIn } from '../standing.ts'
import { Desk } from './Desk.tsx'
import { DeskTable } from './DeskTable.tsx'
import { editionPath } from './paths.ts'

export const handle = { footer: false }
export const headers = consoleHeaders

export async function loader({ context }: Route.LoaderArgs) {
  const standing = await standingIn(context, ['edition-manager'])
  const page = pageOf(context)
  const isAdmin = standing.roles.includes('admin')
  const editions = page.editions
    .filter(({ code }) => isAdmin || standing.editions.includes(code))
    .map(({ code, siteName, origin }) => ({ code, siteName, origin }))
  const head = consoleHead(page, '/console/editions', page.i18n._(msg`Editions`))
  return { standing, editions, head }
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

export default function EditionsScreen({ loaderData: { standing, editions } }: Route.ComponentProps) {
  return (
    <Desk standing={standing} room="/console/editions" title={<Trans>Editions</Trans>}>
      <DeskTable
        caption={<Trans>Editions that you look after</Trans>}
        rows={editions}
        keyOf={({ code }) => code}
        empty={<Trans>Nothing waits here.</Trans>}
        columns={[
          {
            key: 'name',
            head: <Trans>Name</Trans>,
            renderCell: ({ code, siteName }) => (
              <Link data-row to={editionPath(code)}>
                {siteName}
              </Link>
            ),
          },
          { key: 'address', head: <Trans>Website</Trans>, renderCell: ({ origin }) => origin },
        ]}
      />
    </Desk>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ConsoleProblem error={error} />
}
