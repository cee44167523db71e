// The door of every management screen (P6.4): who belongs to the company comes in, everybody else finds nothing.
import { parametersOf } from '../../contract/pages/query.ts'
import { data, redirect, type RouterContextProvider } from 'react-router'
import type { ManagedBusinessEntry } from '../../contract/business-management.ts'
import { AppError, isAppError } from '../../contract/errors.ts'
import { idOfSlug } from '../../contract/slugs.ts'
import { statusOf } from './status.ts'
import { notFoundAs404 } from './addresses.ts'
import { pageOf, type PageOnServer } from './page.ts'
import { logInAddress, requireSession } from './session/require-session.ts'

type Context = Readonly<Pick<RouterContextProvider, 'get'>>

/** A company in the hands of its people, with how many products it keeps. */
export type Managed = ManagedBusinessEntry & { counts: { products: number } }

/** The company that `id` (of the address) names, for its people; visitors log in first and come back, others get 404. */
export async function managedOf(context: Context, id: string | undefined): Promise<Managed> {
  const businessID = idOfSlug(id ?? '')
  if (businessID === null) throw data(null, { status: 404 })
  requireSession(context)
  const { api, url } = pageOf(context)
  const asked = Promise.all([
    api.showManagedBusiness({ id: businessID }),
    api.countManagedProducts({ bid: businessID }),
  ])
  const told = asked.then(([managed, { counts: of }]) => ({
    ...managed,
    counts: { ...managed.counts, products: of.draft + of.published + of.unlisted },
  }))
  return told.catch((error: unknown) => {
    if (statusOf(error) !== 401) return notFoundAs404(error)
    throw redirect(logInAddress(url.pathname + url.search, parametersOf(url).get('lang')))
  })
}

/**
 * The same, with what its owners and admins alone may read of it: asked for at the same time, which spares a wait. `read` is undefined for
 * its other members.
 */
export async function managedWith<Read>(
  context: Context,
  id: string | undefined,
  ask: (businessID: string) => Promise<Read>,
): Promise<{ managed: Managed; read: Read | undefined }> {
  requireSession(context)
  const businessID = idOfSlug(id ?? '')
  const asked = businessID === null ? undefined : ask(businessID)
  // Whoever is refused is told so by what the company itself answers.
  asked?.catch(() => {})
  const managed = await managedOf(context, id)
  return { managed, read: mayManage(managed) ? await asked : undefined }
}

/** Why a form of a company's management was refused: NotMember in place of a NotFound for who does not belong to the company (any more), so that nobody looks for what they typed. */
export async function refusalIn(
  { api }: Pick<PageOnServer, 'api'>,
  businessID: string,
  error: unknown,
): Promise<unknown> {
  if (!isAppError(error) || error.name !== 'NotFound') return error
  const isOut = await api.showManagedBusiness({ id: businessID }).then(
    () => false,
    (reason: unknown) => statusOf(reason) === 404,
  )
  return isOut ? new AppError('NotMember') : error
}

/** Whether a role may change the page of its company (D8); members look on. */
export const mayManage = ({ role }: Pick<ManagedBusinessEntry, 'role'>): boolean => role !== 'member'

/** What the frame of a management screen shows of its company. */
export function manageHeadOf(managed: Managed) {
  const { businessID, key, role, subscription, verified, completeness, profilePhoto, general, counts } =
    managed
  return {
    businessID,
    key,
    role,
    subscription,
    verified,
    completeness,
    /** What stands in the tabs. */
    counts,
    companyName: general.companyName,
    logo: profilePhoto?.url,
    /** The first category's, for the hue of the monogram. */
    industryID: general.categories[0]?.slice(0, 4) ?? '',
  }
}
export type ManageHead = ReturnType<typeof manageHeadOf>
