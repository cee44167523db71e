// The rules of groups said again from memory (D21, D66, decision 90): who comes in, who goes out, and who is in which now. Each act
// answers whether it may be done, and does it if so. Knows nothing of rows, locks or requests.
import type { GroupKind, GroupRole } from '../../contract/group-kinds.ts'

type Candidate = {
  kind: 'asked' | 'invited' | 'keptOut'
  /** A request quietly, by who leads the group; an invitation by who was invited. */
  declined?: boolean
  /** A declined request that was taken back by who does not know that it was declined. */
  withdrawn?: boolean
}
export type ModelGroup = {
  id: string
  kind: GroupKind
  rules: number
  revision: number
  /** Closed it is there for nobody, until it is opened again. */
  closed: boolean
  /** Nobody opens it any more. */
  ended: boolean
  /** As what, and as the how-manieth who came anywhere. */
  members: Map<string, { role: GroupRole; came: number }>
  candidates: Map<string, Candidate>
}
export type ModelGroups = {
  byID: Map<string, ModelGroup>
  /** Nobody joins more, and of who is in more through one that opened again as many are read. */
  perPerson: number
  came: number
}

export const noGroups = (perPerson: number): ModelGroups => ({ byID: new Map(), perPerson, came: 0 })

const find = ({ byID }: ModelGroups, id: string): ModelGroup | undefined => {
  const group = byID.get(id)
  return group?.closed ? undefined : group
}

export const roleIn = (groups: ModelGroups, id: string, person: string | undefined): GroupRole | undefined =>
  person === undefined ? undefined : find(groups, id)?.members.get(person)?.role

export const leads = (groups: ModelGroups, id: string, person: string | undefined): boolean =>
  ['owner', 'moderator'].includes(roleIn(groups, id, person) ?? '')

/** What stands in an open one everybody reads, in a private one who is in it. */
export const readsGroup = (groups: ModelGroups, id: string, person: string | undefined): boolean =>
  find(groups, id)?.kind === 'open' || roleIn(groups, id, person) !== undefined

/** Those that are there, the one that somebody came to last first. */
export const groupsWith = (groups: ModelGroups, person: string): ModelGroup[] => {
  const came = (group: ModelGroup) => group.members.get(person)?.came ?? 0
  return [...groups.byID.values()]
    .filter(({ id }) => roleIn(groups, id, person) !== undefined)
    .toSorted((one, other) => came(other) - came(one))
}

export const hasRoom = (groups: ModelGroups, person: string): boolean =>
  groupsWith(groups, person).length < groups.perPerson

export function found(
  groups: ModelGroups,
  founder: string,
  { id, kind }: Pick<ModelGroup, 'id' | 'kind'>,
): void {
  const members: ModelGroup['members'] = new Map([[founder, { role: 'owner', came: ++groups.came }]])
  groups.byID.set(id, {
    id,
    kind,
    rules: 1,
    revision: 1,
    closed: false,
    ended: false,
    members,
    candidates: new Map(),
  })
}

function admit(groups: ModelGroups, group: ModelGroup, person: string): boolean {
  if (!hasRoom(groups, person)) return false
  group.candidates.delete(person)
  group.members.set(person, { role: 'member', came: ++groups.came })
  return true
}

const isInvited = (known: Candidate | undefined) => known?.kind === 'invited' && !known.declined

export function join(groups: ModelGroups, id: string, person: string): boolean {
  const group = find(groups, id)
  if (!group) return false
  if (group.members.has(person)) return true
  const known = group.candidates.get(person)
  if (known?.kind === 'keptOut' || (group.kind === 'private' && !isInvited(known))) return false
  return admit(groups, group, person)
}

/** An open one, and whoever was invited, needs no answer. A declined request is not heard again. */
export function ask(groups: ModelGroups, id: string, person: string): boolean {
  const group = find(groups, id)
  if (!group) return false
  if (group.members.has(person)) return true
  const known = group.candidates.get(person)
  if (known?.kind === 'keptOut') return false
  if (group.kind === 'open' || isInvited(known)) return admit(groups, group, person)
  const declined = known?.kind === 'asked' && known.declined === true
  group.candidates.set(person, { kind: 'asked', declined })
  return true
}

export function invite(
  groups: ModelGroups,
  id: string,
  { by, person, isMet }: { by: string; person: string; isMet: boolean },
): boolean {
  const group = find(groups, id)
  const may = group?.kind === 'open' ? roleIn(groups, id, by) !== undefined : leads(groups, id, by)
  if (!group || !may || !isMet) return false
  if (group.members.has(person)) return true
  const known = group.candidates.get(person)
  if (known?.kind === 'keptOut') return false
  if (known?.kind === 'asked' && !known.declined) return admit(groups, group, person)
  // Invited anew they hear nothing of it.
  if (known?.kind !== 'invited') group.candidates.set(person, { kind: 'invited' })
  return true
}

type Answer = { by: string; person: string }

export function accept(groups: ModelGroups, id: string, { by, person }: Answer): boolean {
  const group = find(groups, id)
  if (!group || !leads(groups, id, by)) return false
  if (group.members.has(person)) return true
  const known = group.candidates.get(person)
  return known?.kind === 'asked' && !known.declined && admit(groups, group, person)
}

/** A request quietly, so that it still looks open to who asked; an invitation is taken back. */
export function decline(groups: ModelGroups, id: string, { by, person }: Answer): boolean {
  const group = find(groups, id)
  const known = group?.candidates.get(person)
  if (!group || !leads(groups, id, by) || !known || known.declined || known.kind === 'keptOut') return false
  if (known.kind === 'asked') known.declined = true
  else group.candidates.delete(person)
  return true
}

/** One's own request is taken back, one's own invitation declined. */
export function turnDown(groups: ModelGroups, id: string, person: string): boolean {
  const candidates = find(groups, id)?.candidates
  const known = candidates?.get(person)
  if (!candidates || !known || known.kind === 'keptOut') return false
  if (known.kind === 'invited' ? known.declined : known.withdrawn) return false
  if (known.kind === 'invited') known.declined = true
  else if (known.declined) known.withdrawn = true
  else candidates.delete(person)
  return true
}

const isLastOwner = ({ members }: ModelGroup, person: string): boolean =>
  [...members].every(([id, { role }]) => (role === 'owner') === (id === person))

export function leave(groups: ModelGroups, id: string, person: string): boolean {
  const group = find(groups, id)
  if (!group?.members.has(person) || isLastOwner(group, person)) return false
  return group.members.delete(person)
}

export function takeOut(
  groups: ModelGroups,
  id: string,
  { by, person, keepOut }: Answer & { keepOut: boolean },
): boolean {
  const [group, own, role] = [find(groups, id), roleIn(groups, id, by), roleIn(groups, id, person)]
  const may = own === 'owner' ? by !== person : own === 'moderator' && role === 'member'
  if (!group || !may || role === undefined) return false
  if (keepOut) group.candidates.set(person, { kind: 'keptOut' })
  return group.members.delete(person)
}

export function readmit(groups: ModelGroups, id: string, { by, person }: Answer): boolean {
  const candidates = find(groups, id)?.candidates
  if (!leads(groups, id, by) || candidates?.get(person)?.kind !== 'keptOut') return false
  return candidates.delete(person)
}

export function name(
  groups: ModelGroups,
  id: string,
  { by, person, role }: Answer & { role: GroupRole },
): boolean {
  const group = find(groups, id)
  const member = group?.members.get(person)
  if (!group || !member || roleIn(groups, id, by) !== 'owner') return false
  if (role !== 'owner' && isLastOwner(group, person)) return false
  member.role = role
  return true
}

export function changeRules(groups: ModelGroups, id: string, by: string): boolean {
  const group = find(groups, id)
  if (!group || roleIn(groups, id, by) !== 'owner') return false
  group.rules++
  group.revision++
  return true
}

export function close(groups: ModelGroups, id: string, by: string): boolean {
  const group = find(groups, id)
  if (!group || roleIn(groups, id, by) !== 'owner') return false
  group.closed = true
  return true
}

export function reopen(groups: ModelGroups, id: string, by: string): boolean {
  const group = groups.byID.get(id)
  if (!group?.closed || group.ended || group.members.get(by)?.role !== 'owner') return false
  group.closed = false
  return true
}
