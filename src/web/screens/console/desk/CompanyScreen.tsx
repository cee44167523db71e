import { Trans, useLingui } from '@lingui/react/macro'
import type { Route } from './+types/CompanyScreen'
import { idOfSlug } from '../../../../contract/slugs.ts'
import { notFoundAs404 } from '../../../api/addresses.ts'
import { metaOf } from '../../../api/head.ts'
import { pageOf } from '../../../api/page.ts'
import { formatDay } from '../../../components/text/formats.ts'
import { TierName } from '../../../components/business/marks.tsx'
import { LocalMoment } from '../../../components/text/Times.tsx'
import { LinkButton } from '../../../ui/Button.tsx'
import { Field, SelectField } from '../../../ui/Field.tsx'
import { Link } from '../../../ui/Link.tsx'
import { ConsoleProblem } from '../ConsoleProblem.tsx'
import { consoleHead, consoleHeaders } from '../head.ts'
import { sendAct } from '../sending.ts'
import { standingIn } from '../standing.ts'
import { act } from '../acting.ts'
import { ActForm } from '../ActForm.tsx'
import { Desk } from './Desk.tsx'
import { Duplicates } from './Duplicates.tsx'
import { Facts } from './Facts.tsx'
import { History } from './History.tsx'
import { Merged } from './Merged.tsx'
import { OtherNames } from './OtherNames.tsx'
import { companyPath, personPath } from './paths.ts'
import { companyStates, memberRoles } from './states.ts'
import styles from './desk.module.css'

export const handle = { footer: false }
export const headers = consoleHeaders

const paidPlans = ['gold', 'premium', 'platinum'] as const
const isPaid = (text: string): text is (typeof paidPlans)[number] =>
  (paidPlans as readonly string[]).includes(text)

const idOf = (params: { id?: string | undefined }): string => {
  const id = idOfSlug(params.id ?? '')
  if (id === null) throw new Response(null, { status: 404 })
  return id
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const standing = await standingIn(context, ['support', 'moderator', 'verifier'])
  const page = pageOf(context)
  const businessID = idOf(params)
  const isAdmin = standing.roles.includes('admin')
  const [company, duplicates] = await Promise.all([
    page.api.showCompany({ businessID }),
    isAdmin ? page.api.listDuplicates({ businessID }) : [],
  ]).catch(notFoundAs404)
  return { standing, company, duplicates, head: consoleHead(page, companyPath(businessID), company.name) }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  await standingIn(context, [])
  const page = pageOf(context)
  const businessID = idOf(params)
  return act(page, await request.formData(), {
    plan({ text, reason }) {
      const plan = text('plan')
      const until = text('until')
      return page.api.proposePlan({ businessID, plan: isPaid(plan) ? plan : 'gold', until, reason })
    },
    unmerge: ({ lines, reason }) => page.api.proposeUnmerge({ businessID, words: lines('words'), reason }),
  })
}

export const clientAction = (args: Route.ClientActionArgs) => sendAct(args)

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

type Company = Route.ComponentProps['loaderData']['company']

export default function CompanyScreen({
  loaderData: { standing, company, duplicates },
  actionData,
}: Route.ComponentProps) {
  const isAdmin = standing.roles.includes('admin')
  const { businessID, merged } = company
  const mayGive = isAdmin && company.state === 'shown' && company.plan.subscription === 'standard'
  return (
    <Desk
      standing={standing}
      room="/console/companies"
      title={company.name}
      beside={
        company.state === 'shown' && (
          <LinkButton to={`/business/${company.businessID}`}>
            <Trans>Public page</Trans>
          </LinkButton>
        )
      }
    >
      <Known company={company} />
      {mayGive && (
        <ActForm
          intent="plan"
          about={company.businessID}
          answer={actionData}
          title={<Trans>Propose to give a plan without money</Trans>}
          button={<Trans>Propose</Trans>}
        >
          <SelectField name="plan" label={<Trans>Plan</Trans>} required>
            {paidPlans.map((plan) => (
              <option key={plan} value={plan}>
                <TierName tier={plan} />
              </option>
            ))}
          </SelectField>
          <Field name="until" type="date" label={<Trans>Last day</Trans>} required />
        </ActForm>
      )}
      {merged && <Merged merged={merged} mayUndo={isAdmin && isOpen(merged)} answer={actionData} />}
      {isAdmin && company.state === 'shown' && <Duplicates businessID={businessID} duplicates={duplicates} />}
      <History entries={company.history} />
    </Desk>
  )
}

const isOpen = ({ undoableUntil }: NonNullable<Company['merged']>) => Date.parse(undoableUntil) > Date.now()

function Known({ company }: { company: Company }) {
  const { i18n } = useLingui()
  const { plan, support, people } = company
  return (
    <section className={`sheet ${styles.box}`} aria-label={company.name}>
      <Facts
        facts={[
          {
            key: 'names',
            name: <Trans>Names in other languages</Trans>,
            value: company.otherNames.length > 0 ? <OtherNames names={company.otherNames} /> : null,
          },
          { key: 'state', name: <Trans>Status</Trans>, value: i18n._(companyStates[company.state]) },
          {
            key: 'place',
            name: <Trans>City</Trans>,
            value: [company.city, company.country].filter(Boolean).join(', '),
          },
          { key: 'number', name: <Trans>Register number</Trans>, value: company.registerNumber },
          { key: 'website', name: <Trans>Website</Trans>, value: company.website },
          {
            key: 'registered',
            name: <Trans>Registered</Trans>,
            value: <LocalMoment at={company.createdAt} />,
          },
          {
            key: 'verified',
            name: <Trans>Verified until</Trans>,
            value: company.verifiedUntil && formatDay(company.verifiedUntil, i18n.locale),
          },
          {
            key: 'plan',
            name: <Trans>Plan</Trans>,
            value: (
              <>
                <TierName tier={plan.subscription} /> {plan.until !== null && <LocalMoment at={plan.until} />}
              </>
            ),
          },
          {
            key: 'support',
            name: <Trans>Support time in minutes, used and included</Trans>,
            value: support.of > 0 ? `${support.used} / ${support.of}` : '',
          },
          {
            key: 'people',
            name: <Trans>People</Trans>,
            value:
              people.length === 0
                ? ''
                : people.map(({ userID, name, role }) => (
                    <div key={userID}>
                      <Link to={personPath(userID)}>{name || userID}</Link> ({i18n._(memberRoles[role])})
                    </div>
                  )),
          },
        ]}
      />
    </section>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ConsoleProblem error={error} />
}
