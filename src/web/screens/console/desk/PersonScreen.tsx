import { Trans, useLingui } from '@lingui/react/macro'
import type { Route } from './+types/PersonScreen'
import { idOfSlug } from '../../../../contract/slugs.ts'
import { staffRoles, type StaffRole } from '../../../../contract/staff-roles.ts'
import { notFoundAs404 } from '../../../api/addresses.ts'
import { metaOf } from '../../../api/head.ts'
import { pageOf } from '../../../api/page.ts'
import { LocalMoment } from '../../../components/text/Times.tsx'
import { SelectField } from '../../../ui/Field.tsx'
import { Link } from '../../../ui/Link.tsx'
import { ConsoleProblem } from '../ConsoleProblem.tsx'
import { consoleHead, consoleHeaders } from '../head.ts'
import { roleNames } from '../rooms.ts'
import { sendAct } from '../sending.ts'
import { standingIn } from '../standing.ts'
import { act, type Acted } from '../acting.ts'
import { ActForm } from '../ActForm.tsx'
import { Desk } from './Desk.tsx'
import { Facts } from './Facts.tsx'
import { History } from './History.tsx'
import { companyPath, personPath } from './paths.ts'
import { personStates } from './states.ts'
import styles from './desk.module.css'

export const handle = { footer: false }
export const headers = consoleHeaders

const idOf = (params: { id?: string | undefined }): string => {
  const id = idOfSlug(params.id ?? '')
  if (id === null) throw new Response(null, { status: 404 })
  return id
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const standing = await standingIn(context, ['support', 'moderator'])
  const page = pageOf(context)
  const userID = idOf(params)
  const person = await page.api.showPerson({ userID }).catch(notFoundAs404)
  const editions = page.editions.map(({ code, countryName }) => ({ code, countryName }))
  return { standing, person, editions, head: consoleHead(page, personPath(userID), person.name) }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  await standingIn(context, [])
  const page = pageOf(context)
  const userID = idOf(params)
  return act(page, await request.formData(), {
    sessions: ({ reason }) => page.api.endSessionsOf({ userID, reason }),
    role({ text, reason }) {
      const [change, role] = text('role').split(' ')
      const edition = role === 'edition-manager' ? text('edition') : ''
      return page.api.proposeRole({
        userID,
        change: change === 'take' ? 'take' : 'grant',
        role: role as StaffRole,
        edition,
        reason,
      })
    },
  })
}

export const clientAction = (args: Route.ClientActionArgs) => sendAct(args)

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

type Person = Route.ComponentProps['loaderData']['person']

export default function PersonScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { standing, person, editions } = loaderData
  return (
    <Desk standing={standing} room="/console/people" title={person.name || person.userID}>
      <Known person={person} />
      {standing.roles.includes('admin') && <Acts person={person} editions={editions} answer={actionData} />}
      <History entries={person.history} />
    </Desk>
  )
}

function Known({ person }: { person: Person }) {
  const { i18n } = useLingui()
  const { companies, roles } = person
  return (
    <section className={`sheet ${styles.box}`} aria-label={person.name}>
      <Facts
        facts={[
          { key: 'state', name: <Trans>Status</Trans>, value: i18n._(personStates[person.state]) },
          { key: 'email', name: <Trans>E-mail</Trans>, value: person.email },
          { key: 'company', name: <Trans>Company</Trans>, value: person.companyName },
          { key: 'country', name: <Trans>Country</Trans>, value: person.country },
          {
            key: 'registered',
            name: <Trans>Registered</Trans>,
            value: person.registeredAt && <LocalMoment at={person.registeredAt} />,
          },
          {
            key: 'seen',
            name: <Trans>Last here</Trans>,
            value: person.lastSeenAt && <LocalMoment at={person.lastSeenAt} />,
          },
          {
            key: 'language',
            name: <Trans>Language and edition</Trans>,
            value: [person.language, person.edition].filter(Boolean).join(' · '),
          },
          {
            key: 'factor',
            name: <Trans>Second factor</Trans>,
            value: person.hasSecondFactor ? <Trans>On</Trans> : <Trans>Off</Trans>,
          },
          { key: 'sessions', name: <Trans>Sessions</Trans>, value: String(person.sessions) },
          {
            key: 'companies',
            name: <Trans>Companies</Trans>,
            value:
              companies.length > 0 &&
              companies.map(({ businessID, name }) => (
                <div key={businessID}>
                  <Link to={companyPath(businessID)}>{name || businessID}</Link>
                </div>
              )),
          },
          {
            key: 'roles',
            name: <Trans>Roles of staff</Trans>,
            value: roles
              .map(({ role, edition }) => `${i18n._(roleNames[role])} ${edition}`.trim())
              .join(', '),
          },
        ].map((fact) => ({ ...fact, value: fact.value === false ? '' : fact.value }))}
      />
    </section>
  )
}

type ActsProps = {
  person: Person
  editions: readonly { code: string; countryName: string }[]
  answer: Acted | undefined
}

function Acts({ person: { userID, roles }, editions, answer }: ActsProps) {
  const { i18n, t } = useLingui()
  const held = staffRoles.filter((one) => roles.some(({ role }) => role === one))
  const shared = { about: userID, answer }
  return (
    <>
      <ActForm
        intent="role"
        title={<Trans>Propose to give or take a role</Trans>}
        button={<Trans>Propose</Trans>}
        {...shared}
      >
        <SelectField name="role" label={<Trans>Role</Trans>} required>
          <optgroup label={t({ context: 'a role', message: 'Give' })}>
            {staffRoles.map((role) => (
              <option key={role} value={`grant ${role}`}>
                {i18n._(roleNames[role])}
              </option>
            ))}
          </optgroup>
          {held.length > 0 && (
            <optgroup label={t({ context: 'a role', message: 'Take' })}>
              {held.map((role) => (
                <option key={role} value={`take ${role}`}>
                  {i18n._(roleNames[role])}
                </option>
              ))}
            </optgroup>
          )}
        </SelectField>
        <SelectField name="edition" label={<Trans>Edition, of an edition manager</Trans>}>
          {editions.map(({ code, countryName }) => (
            <option key={code} value={code}>
              {countryName}
            </option>
          ))}
        </SelectField>
      </ActForm>
      <ActForm
        intent="sessions"
        isDanger
        title={<Trans>End all sessions</Trans>}
        button={<Trans>End all sessions</Trans>}
        {...shared}
      />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ConsoleProblem error={error} />
}
