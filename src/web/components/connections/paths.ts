// Where connecting leads: the page of two, and the lists of the acting identity.
import type { ConnectionList } from '../../../contract/connections.ts'
import { withQuery } from '../../ui/withQuery.ts'

/** Whom one can connect with. */
export type Party = { type: 'user' | 'business'; id: string }

type Told = { as?: string | undefined; done?: string | undefined }

/** The page on which one asks somebody, or answers; `as` names who acts where that is not whom one acts as everywhere. */
export const connectPath = ({ type, id }: Party, told: Told = {}): string =>
  withQuery(`/connect/${type}/${id}`, told)

type Listed = Told & { list?: ConnectionList; cursor?: string | null }

/** A list of connections, and what follows `cursor` in it. */
export const connectionsPath = ({ list, ...told }: Listed = {}): string =>
  withQuery('/connections', { list: list === 'connected' ? undefined : list, ...told })
