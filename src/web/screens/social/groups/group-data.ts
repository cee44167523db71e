// What pages of groups show, made once on the server.
import { data } from 'react-router'
import type { GroupCardEntry, GroupEntry } from '../../../../contract/groups.ts'
import { idOfSlug } from '../../../../contract/slugs.ts'
import { notFoundAs404 } from '../../../api/addresses.ts'
import { pageHead, type Head } from '../../../api/head.ts'
import type { PageOnServer } from '../../../api/page.ts'

/** The id of an address; throws 404 for what is none. */
export function groupIDOf(params: { id?: string }): string {
  const id = params.id?.length === 36 ? idOfSlug(params.id) : null
  if (id === null) throw data(null, { status: 404 })
  return id
}

/** A group as a card shows it. */
export const groupCard = ({ groupID, name, purpose, kind, industry, picture, members }: GroupCardEntry) => ({
  id: groupID,
  name,
  purpose,
  kind,
  industry: industry?.name,
  picture: picture?.url,
  members,
})
export type GroupCardData = ReturnType<typeof groupCard>

/** A group as its own pages show it. */
export const groupData = (group: GroupEntry) => ({
  ...groupCard(group),
  rules: group.rules,
  rulesRevision: group.rulesRevision,
  createdAt: group.createdAt,
  standing: group.session?.standing,
  rulesChanged: group.session?.rulesChanged ?? false,
  waiting: group.session?.waiting ?? 0,
})
export type GroupData = ReturnType<typeof groupData>

/** The group of an address, as whoever looks knows it. Throws 404. */
export async function groupOf(page: PageOnServer, id: string): Promise<GroupEntry> {
  return page.api.showGroup({ id }).catch(notFoundAs404)
}

export const leads = (standing: GroupData['standing']): boolean =>
  standing === 'owner' || standing === 'moderator'
export const isIn = (standing: GroupData['standing']): boolean => leads(standing) || standing === 'member'

/** No copy of a page of a private group lies anywhere, for visitors either: what is nowhere is shown to nobody. */
export const headersOf = ({ kind }: GroupData): Record<string, string> =>
  kind === 'private' ? { 'cache-control': 'private, no-store' } : {}

type HeadWish = { title: string; description: string; path: string; isListed: boolean }

export const groupHead = (page: PageOnServer, { title, description, path, isListed }: HeadWish): Head =>
  pageHead(page, { title, description, canonicalPath: path, noindex: !isListed })
