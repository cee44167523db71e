// Where groups are found, founded, read and led.
import type { CandidateKind } from '../../../contract/group-kinds.ts'
import { groupPath } from '../../../contract/slugs.ts'
import { withQuery } from '../../ui/withQuery.ts'

type Told = { done?: string | undefined; cursor?: string | null | undefined }

/** The list of groups. */
export const groupsPath = (
  wanted: Told & { search?: string; industry?: string; closed?: string } = {},
): string => withQuery('/groups', wanted)

export const newGroupPath = '/groups/create'

/** A group with what stands in it. */
export const groupPage = (id: string, told: Told = {}): string => withQuery(groupPath(id), told)
export const groupMembersPath = (id: string, told: Told & { find?: string } = {}): string =>
  withQuery(`${groupPath(id)}/members`, told)
export const groupRequestsPath = (
  id: string,
  { kind, ...told }: Told & { kind?: CandidateKind } = {},
): string => withQuery(`${groupPath(id)}/requests`, { kind: kind === 'asked' ? undefined : kind, ...told })
export const groupSettingsPath = (id: string): string => `${groupPath(id)}/edit`
