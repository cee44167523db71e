import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Route } from './+types/PeopleScreen'
import { parametersOf } from '../../../../contract/pages/query.ts'
import { metaOf } from '../../../api/head.ts'
import { pageOf } from '../../../api/page.ts'
import { Link } from '../../../ui/Link.tsx'
import { ConsoleProblem } from '../ConsoleProblem.tsx'
import { consoleHead, consoleHeaders } from '../head.ts'
import { standingIn } from '../standing.ts'
import { Desk } from './Desk.tsx'
import { DeskTable } from './DeskTable.tsx'
import { FindForm } from './FindForm.tsx'
import { personPath } from './paths.ts'
import { personStates } from './states.ts'

export const handle = { footer: false }
export const headers = consoleHeaders

export async function loader({ context }: Route.LoaderArgs) {
  const standing = await standingIn(context, ['support', 'moderator'])
  const page = pageOf(context)
  const text = (parametersOf(page.url).get('text') ?? '').trim().slice(0, 200)
  const people = text === '' ? [] : await page.api.findPeople({ text })
  return { standing, text, people, head: consoleHead(page, '/console/people', page.i18n._(msg`People`)) }
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

export default function PeopleScreen({ loaderData: { standing, text, people } }: Route.ComponentProps) {
  const { i18n } = useLingui()
  return (
    <Desk standing={standing} room="/console/people" title={<Trans>People</Trans>}>
      <FindForm label={<Trans>Beginning of a name, whole e-mail address or id</Trans>} text={text} />
      {text !== '' && (
        <DeskTable
          caption={<Trans>Found</Trans>}
          rows={people}
          keyOf={({ userID }) => userID}
          empty={<Trans>Nobody was found.</Trans>}
          columns={[
            {
              key: 'name',
              head: <Trans>Name</Trans>,
              renderCell: ({ userID, name }) => (
                <Link data-row to={personPath(userID)}>
                  {name || userID}
                </Link>
              ),
            },
            {
              key: 'company',
              head: <Trans>Company</Trans>,
              renderCell: ({ companyName }) => companyName ?? '',
            },
            { key: 'country', head: <Trans>Country</Trans>, renderCell: ({ country }) => country ?? '' },
            { key: 'email', head: <Trans>E-mail</Trans>, renderCell: ({ email }) => email ?? '' },
            {
              key: 'state',
              head: <Trans>Status</Trans>,
              renderCell: ({ state }) => i18n._(personStates[state]),
            },
          ]}
        />
      )}
    </Desk>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ConsoleProblem error={error} />
}
