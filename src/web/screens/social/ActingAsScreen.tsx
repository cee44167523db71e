import { parametersOf } from '../../../contract/pages/query.ts'
import { Form, redirectDocument } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Route } from './+types/ActingAsScreen'
import { ownPath } from '../../../contract/own-path.ts'
import { actingOf, actorEntry } from '../../api/acting.ts'
import { metaOf } from '../../api/head.ts'
import { pageOf } from '../../api/page.ts'
import { chooseActor } from '../../api/session/actor.ts'
import { requireSession } from '../../api/session/require-session.ts'
import { ActorChoices } from '../../components/acting/ActorChoices.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { namedLike } from './named-like.ts'
import { ownHead, ownHeaders } from './head.ts'
import styles from './Card.module.css'

export const headers = ownHeaders

export async function loader({ context }: Route.LoaderArgs) {
  const session = requireSession(context)
  const page = pageOf(context)
  const [mine, acting] = await Promise.all([page.myBusinesses(), actingOf(page)])
  const search = parametersOf(page.url).get('search') ?? ''
  const all = mine.map(actorEntry)
  return {
    session,
    search,
    back: ownPath(parametersOf(page.url).get('continue')),
    acting: { ...acting, businesses: namedLike(all, search), more: false },
    isMany: all.length > 1,
    head: ownHead(page, '/acting-as', page.i18n._(msg`Acting as`)),
  }
}

/** Chooses the company that `actor` names, if the person belongs to it; themself without one. */
export async function action({ request, context }: Route.ActionArgs) {
  requireSession(context)
  const page = pageOf(context)
  const form = await request.formData()
  const wanted = form.get('actor')
  const actor = (await page.myBusinesses()).find(({ businessID }) => businessID === wanted)
  chooseActor(page, actor?.businessID)
  const back = form.get('back')
  return redirectDocument(ownPath(typeof back === 'string' ? back : '/'), 303)
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

export default function ActingAsScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { session, acting, back, search, isMany } = loaderData
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={`sheet ${styles.card}`}>
        <h1 className="t-page" tabIndex={-1}>
          <Trans>Acting as</Trans>
        </h1>
        <p className={styles.lead}>
          <Trans>What you like, follow and save from now on is done by whom you choose here.</Trans>
        </p>
        {isMany && (
          <Form method="get" role="search" className={styles.search}>
            <input type="hidden" name="continue" value={back} />
            <Field label={t`Name of the company`} name="search" type="search" defaultValue={search} />
            <Button type="submit">
              <Trans>Search</Trans>
            </Button>
          </Form>
        )}
        <ActorChoices session={session} acting={acting} back={back} />
        {acting.businesses.length === 0 && search !== '' && (
          <p className={styles.none}>
            <Trans>None of your companies is called that.</Trans>
          </p>
        )}
      </div>
    </div>
  )
}
