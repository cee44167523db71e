// What an address under /report, /block and /connect names.
import { data } from 'react-router'
import type { ApiClient } from '../../../contract/api.ts'
import { isBlockable } from '../../components/safety/things.ts'
import {
  businessPath,
  groupPath,
  idOfSlug,
  postPath,
  productPath,
  profilePath,
} from '../../../contract/slugs.ts'
import { notFoundAs404 } from '../../api/addresses.ts'
import type { pageOf } from '../../api/page.ts'
import type { Reported } from '../../components/safety/things.ts'
import { personName } from '../../components/person/person.ts'

/** Without a path where its page hides. */
type Named = { type: Reported; id: string; name: string; path?: string }

/** The company, product or person that is named, by its name; throws 404 for what is not there. */
export async function requireThing(
  { api }: ReturnType<typeof pageOf>,
  params: { type?: string; id?: string },
): Promise<Named> {
  const id = params.id?.length === 36 ? idOfSlug(params.id) : null
  if (id === null) throw data(null, { status: 404 })
  try {
    const find = finders.get(params.type ?? '')
    if (find) return await find(api, id)
  } catch (error) {
    notFoundAs404(error)
  }
  throw data(null, { status: 404 })
}

/** The company or person that is named; products and posts are neither blocked nor connected with: whose they are is. */
export async function requireParty(page: ReturnType<typeof pageOf>, params: { type?: string; id?: string }) {
  const { type, ...thing } = await requireThing(page, params)
  if (!isBlockable(type)) throw data(null, { status: 404 })
  return { type, ...thing }
}

const finders = new Map<string, (api: ApiClient, id: string) => Promise<Named>>([
  ['business', findBusiness],
  ['product', findProduct],
  ['user', findPerson],
  ['post', findPost],
  ['comment', findComment],
  ['group', findGroup],
])

async function findBusiness(api: ApiClient, id: string): Promise<Named> {
  const { key, companyName, isShownHere } = await api.showFace({ resourceType: 'business', resourceID: id })
  const path = businessPath({ key })
  return { type: 'business', id, name: companyName, ...(isShownHere && { path }) }
}

async function findProduct(api: ApiClient, id: string): Promise<Named> {
  const { name, key, isShownHere } = await api.showFace({ resourceType: 'product', resourceID: id })
  const path = productPath({ key })
  return { type: 'product', id, name, ...(isShownHere && { path }) }
}

async function findPerson(api: ApiClient, id: string): Promise<Named> {
  const { profile } = await api.showPublicProfile({ id })
  return { type: 'user', id, name: personName(profile), path: profilePath(id) }
}

/** Only who is signed in reports, and so asks. */
async function findComment(api: ApiClient, id: string): Promise<Named> {
  await api.checkReaction({ resourceID: id })
  return { type: 'comment', id, name: '' }
}

async function findGroup(api: ApiClient, id: string): Promise<Named> {
  const { name } = await api.showGroup({ id })
  return { type: 'group', id, name, path: groupPath(id) }
}

async function findPost(api: ApiClient, id: string): Promise<Named> {
  const { author } = await api.showPost({ id })
  return { type: 'post', id, name: author.name, path: postPath(id) }
}
