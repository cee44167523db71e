import { parametersOf } from '../../../contract/pages/query.ts'
import { data, Form, Link, redirect } from 'react-router'
import { IconChevronLeft } from '@tabler/icons-react'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Route } from './+types/BlockedScreen'
import { errorText } from '../../../messages/texts.ts'
import { metaOf } from '../../api/head.ts'
import { pageOf } from '../../api/page.ts'
import { actingID, actorOf } from '../../api/session/actor.ts'
import { logInAddress, requireSession } from '../../api/session/require-session.ts'
import { Done } from '../../components/forms/Done.tsx'
import { PartyPicture } from '../../components/person/PartyPicture.tsx'
import { DayOf } from '../../components/text/Times.tsx'
import { Button } from '../../ui/Button.tsx'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { ownHead, ownHeaders } from './head.ts'
import styles from './BlockedScreen.module.css'

export const headers = ownHeaders

export async function loader({ context }: Route.LoaderArgs) {
  requireSession(context)
  const page = pageOf(context)
  const actor = await actorOf(page)
  const businessID = actor?.businessID
  const blocked = await page.api.listBlocks({ ...(businessID && { businessID }) })
  return {
    company: actor?.name,
    blocked: blocked,
    done: parametersOf(page.url).get('done'),
    head: ownHead(page, '/blocked', page.i18n._(msg`Blocked companies and people`)),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  requireSession(context)
  const page = pageOf(context)
  const form = await request.formData()
  const party = form.get('party')
  const [type, id = ''] = typeof party === 'string' ? party.split('.') : []
  if (type !== 'business' && type !== 'user') return redirect('/blocked', 303)
  try {
    const businessID = await actingID(page)
    await page.api.unblockParty({ resourceType: type, resourceID: id, ...(businessID && { businessID }) })
  } catch (error) {
    const { name, status = 500 } = error as { name: string; status?: number }
    if (status === 401) throw redirect(logInAddress('/blocked', null))
    if (status >= 500) page.onError(error)
    return data({ problem: errorText(name, page.language) }, { status })
  }
  return redirect('/blocked', 303)
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

type Party = Route.ComponentProps['loaderData']['blocked'][number]

export default function BlockedScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { blocked, done, company } = loaderData
  const justBlocked = blocked.find(({ resourceID }) => resourceID === done)
  const name = <bdi>{company}</bdi>
  return (
    <div className={`wrap ${styles.page}`}>
      <p>
        <Link to="/accounts/security" className={styles.back}>
          <IconChevronLeft size={16} stroke={1.75} aria-hidden />
          <Trans>Login and security</Trans>
        </Link>
      </p>
      <h1 className="t-page" tabIndex={-1}>
        <Trans>Blocked companies and people</Trans>
      </h1>
      {company && (
        <p>
          <Trans>Blocked by {name}</Trans>
        </p>
      )}
      {actionData && <FormProblem title={actionData.problem} />}
      {justBlocked && <JustBlocked party={justBlocked} />}
      {blocked.length === 0 ? (
        <p className={`sheet ${styles.none}`}>
          <Trans>Nobody is blocked. Who you block no longer sees you here, nor you them.</Trans>
        </p>
      ) : (
        <ul className={`sheet ${styles.list}`}>
          {blocked.map((party) => (
            <Row key={party.resourceID} party={party} />
          ))}
        </ul>
      )}
    </div>
  )
}

/** What was just done, and the way back. */
function JustBlocked({ party }: { party: Party }) {
  const name = <bdi>{party.name}</bdi>
  return (
    <Done
      beside={
        <Unblock party={party}>
          <Trans>Undo</Trans>
        </Unblock>
      }
    >
      <Trans>{name} is blocked.</Trans>
    </Done>
  )
}

function Row({ party }: { party: Party }) {
  const { t } = useLingui()
  const { resourceType, resourceID, name, picture, blockedAt } = party
  const day = <DayOf at={blockedAt} />
  return (
    <li className={styles.row}>
      <PartyPicture party={{ type: resourceType, id: resourceID, name, picture }} size={40} />
      <div className={styles.who}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        <p className={styles.since}>
          <Trans>Blocked on {day}</Trans>
        </p>
      </div>
      <Unblock party={party} label={t`Unblock ${name}`}>
        <Trans>Unblock</Trans>
      </Unblock>
    </li>
  )
}

type UnblockProps = { party: Party; label?: string; children: React.ReactNode }

function Unblock({ party: { resourceType, resourceID }, label, children }: UnblockProps) {
  return (
    <Form method="post" action="/blocked">
      <Button type="submit" name="party" value={`${resourceType}.${resourceID}`} aria-label={label}>
        {children}
      </Button>
    </Form>
  )
}
