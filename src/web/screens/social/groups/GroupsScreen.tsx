import { IconUsersGroup } from '@tabler/icons-react'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { data, Form, redirect } from 'react-router'
import type { Route } from './+types/GroupsScreen'
import { isAppError } from '../../../../contract/errors.ts'
import { limits } from '../../../../contract/limits.ts'
import { parametersOf } from '../../../../contract/pages/query.ts'
import { idOfSlug } from '../../../../contract/slugs.ts'
import { metaOf } from '../../../api/head.ts'
import { pageOf } from '../../../api/page.ts'
import { sentText } from '../../../api/sent.ts'
import { requireSession } from '../../../api/session/require-session.ts'
import { Done } from '../../../components/forms/Done.tsx'
import { Options } from '../../../components/forms/Options.tsx'
import { groupPage, groupsPath, newGroupPath } from '../../../components/groups/paths.ts'
import { useFresh } from '../../../components/layout/useFresh.ts'
import { searchedWords } from '../../../components/search/words.ts'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { Field, SelectField } from '../../../ui/Field.tsx'
import { Nothing } from '../../../ui/Nothing.tsx'
import { groupCard, groupHead, type GroupCardData } from './group-data.ts'
import { GroupCard } from './GroupParts.tsx'
import styles from './Groups.module.css'

/** The id of one; anything else asks for none. */
const industryIn = (text: string | null): string => (/^\d{4}$/.test(text ?? '') ? (text ?? '') : '')

export async function loader({ context }: Route.LoaderArgs) {
  const page = pageOf(context)
  const query = parametersOf(page.url)
  const search = searchedWords(query.get('search') ?? '')
  const industry = industryIn(query.get('industry'))
  const cursor = query.get('cursor') ?? undefined
  const wanted = { ...(search && { search }), ...(industry && { industry }) }
  const isAll = search === '' && industry === '' && cursor === undefined
  const [found, own, industries] = await Promise.all([
    page.api.listGroups({ ...wanted, ...(cursor && { cursor }) }).catch((error: unknown) => {
      // A cursor that somebody has changed begins anew.
      if (cursor !== undefined && isAppError(error) && error.status === 400)
        throw redirect(groupsPath(wanted))
      throw error
    }),
    isAll && page.session ? page.api.listOwnGroups({}) : undefined,
    page.api.listIndustries({}),
  ])
  const mine = new Set(own?.member.map(({ groupID }) => groupID))
  const closed = page.session && idOfSlug(query.get('closed') ?? '')
  const { i18n, edition } = page
  return {
    search,
    industry,
    industries: industries.map(({ id, name }) => ({ value: id, name })),
    // One's own stand above.
    groups: found.items.filter(({ groupID }) => !mine.has(groupID)).map(groupCard),
    next: found.nextCursor,
    isFirst: cursor === undefined,
    own: own && {
      member: own.member.map(groupCard),
      invited: own.invited.map(groupCard),
      asked: own.asked.map(groupCard),
    },
    ...(closed && { closed }),
    head: groupHead(page, {
      title: i18n._(msg`Groups | ${edition.siteName}`),
      description: i18n._(
        msg`Groups of people who work in the same field, at the same fair, with the same machines.`,
      ),
      path: '/groups',
      isListed: isAll,
    }),
  }
}

/** Opens a group again that was closed just now. */
export async function action({ request, context }: Route.ActionArgs) {
  requireSession(context)
  const id = idOfSlug(sentText(await request.formData(), 'id'))
  if (id === null) throw data(null, { status: 400 })
  await pageOf(context).api.restoreGroup({ id })
  throw redirect(groupPage(id, { done: 'opened' }), 303)
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

/** Groups: one's own, what one was invited to, and all others by words and industry (D21). */
export default function GroupsScreen({ loaderData }: Route.ComponentProps) {
  const { search, industry, industries, groups, next, isFirst, own, closed } = loaderData
  const wanted = { search, industry }
  useFresh(own !== undefined)
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.top}>
        <h1 className="t-page" tabIndex={-1}>
          <Trans>Groups</Trans>
        </h1>
        <LinkButton to={newGroupPath}>
          <Trans>Create a group</Trans>
        </LinkButton>
      </div>
      {closed && <Closed id={closed} />}
      <Form method="get" action="/groups" role="search" className={styles.search}>
        <Field
          label={<Trans>Name or purpose</Trans>}
          name="search"
          type="search"
          maxLength={limits.searchTextMax}
          defaultValue={search}
        />
        <SelectField label={<Trans>Industry</Trans>} name="industry" defaultValue={industry}>
          <Options of={industries} />
        </SelectField>
        <Button type="submit" variant="primary">
          <Trans>Search</Trans>
        </Button>
      </Form>
      {own && <Own own={own} />}
      <Part
        id="all-groups"
        title={
          search || industry ? (
            <Trans>Found groups</Trans>
          ) : own && own.member.length > 0 ? (
            <Trans>Other groups</Trans>
          ) : (
            <Trans>All groups</Trans>
          )
        }
        groups={groups}
      />
      {groups.length === 0 && !own?.member.length && <NoGroups wasSearched={Boolean(search || industry)} />}
      {(next !== null || !isFirst) && (
        <p className={styles.ways}>
          {!isFirst && (
            <LinkButton to={groupsPath(wanted)}>
              <Trans>First page</Trans>
            </LinkButton>
          )}
          {next !== null && (
            <LinkButton to={groupsPath({ ...wanted, cursor: next })}>
              <Trans>Next page</Trans>
            </LinkButton>
          )}
        </p>
      )}
    </div>
  )
}

type OwnProps = { own: Record<'member' | 'invited' | 'asked', GroupCardData[]> }

function Own({ own: { member, invited, asked } }: OwnProps) {
  return (
    <>
      <Part id="invited-groups" title={<Trans>You are invited</Trans>} groups={invited} />
      <Part id="my-groups" title={<Trans>My groups</Trans>} groups={member} />
      <Part id="asked-groups" title={<Trans>You have asked to join</Trans>} groups={asked} />
    </>
  )
}

type PartProps = { id: string; title: React.ReactNode; groups: GroupCardData[] }

function Part({ id, title, groups }: PartProps) {
  if (groups.length === 0) return null
  return (
    <section className={styles.list} aria-labelledby={id}>
      <h2 id={id} className="t-card">
        {title}
      </h2>
      <ul className={styles.list}>
        {groups.map((group) => (
          <GroupCard key={group.id} group={group} />
        ))}
      </ul>
    </section>
  )
}

function NoGroups({ wasSearched }: { wasSearched: boolean }) {
  return (
    <Nothing
      icon={<IconUsersGroup size={32} stroke={1.25} aria-hidden />}
      title={wasSearched ? <Trans>No group is called so</Trans> : <Trans>No groups yet</Trans>}
      text={<Trans>Create the one that you miss, and invite those who belong in it.</Trans>}
      way={
        <LinkButton variant="primary" to={newGroupPath}>
          <Trans>Create a group</Trans>
        </LinkButton>
      }
    />
  )
}

function Closed({ id }: { id: string }) {
  return (
    <Done
      beside={
        <Form method="post" action="/groups">
          <input type="hidden" name="id" value={id} />
          <Button type="submit" size="small">
            <Trans>Undo</Trans>
          </Button>
        </Form>
      }
    >
      <Trans>The group was closed. It can be opened again for {limits.restoreDays} days.</Trans>
    </Done>
  )
}
