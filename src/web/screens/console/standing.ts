// Who is in the console: asked by the loader and the action of each of its pages; the server asks again in each call.
import { data, redirect, type RouterContextProvider } from 'react-router'
import type { StaffStanding } from '../../../contract/staff.ts'
import type { StaffRole } from '../../../contract/staff-roles.ts'
import { pageOf } from '../../api/page.ts'
import { staffIn } from '../../api/session/require-staff.ts'
import { doorTo } from './way-in.ts'

export type ConsoleStanding = Pick<StaffStanding, 'roles' | 'editions' | 'unlockedUntil'>

/** Whether somebody with these roles may open what is for `roles`; platform admins may open all. */
export const opens = (held: readonly StaffRole[], roles: readonly StaffRole[]): boolean =>
  held.some((role) => role === 'admin' || roles.includes(role))

/**
 * The standing of one of staff whose session is unlocked. Throws the way to the log-in or to the console's door, 404
 * for everybody else, and 403 for staff of other roles.
 */
export async function standingIn(
  context: Readonly<Pick<RouterContextProvider, 'get'>>,
  roles?: readonly StaffRole[],
): Promise<ConsoleStanding> {
  const { roles: held, editions, hasSecondFactor, unlockedUntil } = await staffIn(context)
  if (!hasSecondFactor || unlockedUntil === null) {
    const { url } = pageOf(context)
    throw redirect(doorTo(url))
  }
  if (roles && !opens(held, roles)) throw data(null, { status: 403 })
  return { roles: held, editions, unlockedUntil }
}
