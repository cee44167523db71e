import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Route } from './+types/CompaniesScreen'
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
import { OtherNames } from './OtherNames.tsx'
import { companyPath } from './paths.ts'
import { companyStates } from './states.ts'

export const handle = { footer: false }
export const headers = consoleHeaders

export async function loader({ context }: Route.LoaderArgs) {
  const standing = await standingIn(context, ['support', 'moderator', 'verifier'])
  const page = pageOf(context)
  const text = (parametersOf(page.url).get('text') ?? '').trim().slice(0, 200)
  const companies = text === '' ? [] : await page.api.findCompanies({ text })
  const head = consoleHead(page, '/console/companies', page.i18n._(msg`Companies`))
  return { standing, text, companies, head }
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

export default function CompaniesScreen({ loaderData: { standing, text, companies } }: Route.ComponentProps) {
  const { i18n } = useLingui()
  return (
    <Desk standing={standing} room="/console/companies" title={<Trans>Companies</Trans>}>
      <FindForm label={<Trans>Beginning of a name, register number, website or id</Trans>} text={text} />
      {text !== '' && (
        <DeskTable
          caption={<Trans>Found</Trans>}
          rows={companies}
          keyOf={({ businessID }) => businessID}
          empty={<Trans>No company was found.</Trans>}
          columns={[
            {
              key: 'name',
              head: <Trans>Name</Trans>,
              renderCell: ({ businessID, name, otherNames }) => (
                <>
                  <Link data-row to={companyPath(businessID)}>
                    <bdi>{name}</bdi>
                  </Link>
                  <OtherNames names={otherNames} />
                </>
              ),
            },
            { key: 'city', head: <Trans>City</Trans>, renderCell: ({ city }) => city ?? '' },
            { key: 'country', head: <Trans>Country</Trans>, renderCell: ({ country }) => country },
            {
              key: 'number',
              head: <Trans>Register number</Trans>,
              renderCell: ({ registerNumber }) => registerNumber ?? '',
            },
            {
              key: 'state',
              head: <Trans>Status</Trans>,
              renderCell: ({ state }) => i18n._(companyStates[state]),
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
