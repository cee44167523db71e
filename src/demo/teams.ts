// What happened in the team of the demo world's first company, who is asked to join, and who asks to.
import type { LoadedEvent, LoadedTeams } from '../domains/team/load.ts'
import { companyAt } from './facts/companies.ts'
import { idOf } from './facts/ids.ts'
import { membershipsOf, ownerOf } from './facts/members.ts'
import type { World } from './facts/world.ts'
import type { Ids } from './ids.ts'
import { daysAgo } from './kept.ts'

/** What these ids are for, beside those of people. */
const idFor = { event: 306, invitation: 307 }
const day = 86_400_000
const invitationDays = 14

type Happened = Omit<LoadedEvent, 'eventID' | 'businessID' | 'at'> & { at: number }

/** The first company, whose owner can log in; the second one has invited the buyer. */
export function teamsOf(world: World, buyer: { userID: string; email: string }, ids: Ids): LoadedTeams {
  const newcomer = { email: 'tomoko.arai@hinokawa.example', days: 2 }
  const asker = { userID: ids.person(askerOf(world)), days: 1 }
  const businessID = ids.company(0)
  const owner = ids.person(ownerOf(world, 0))
  const events: Happened[] = [
    ...howItGrew(world, ids),
    {
      at: daysAgo(world, newcomer.days, 6),
      act: 'invited',
      by: owner,
      whom: { email: newcomer.email },
      role: 'member',
    },
    { at: daysAgo(world, asker.days, 3), act: 'asked', by: asker.userID, whom: null, role: null },
  ]
  const invite = (i: number, email: string, days: number) => {
    const at = daysAgo(world, days, 6)
    return {
      invitationID: idOf(world.seed, at, idFor.invitation, i),
      businessID: ids.company(i),
      email,
      role: 'member' as const,
      invitedBy: ids.person(ownerOf(world, i)),
      invitedAt: new Date(at),
      expiresAt: new Date(at + invitationDays * day),
    }
  }
  return {
    events: events.map((event, at) => ({
      ...event,
      eventID: idOf(world.seed, event.at, idFor.event, at),
      businessID,
      at: new Date(event.at),
    })),
    invitations: [invite(0, newcomer.email, newcomer.days), invite(1, buyer.email, 1)],
    requests: [
      {
        businessID,
        userID: asker.userID,
        message: 'I look after the grinding line and would like to keep its pages up to date.',
        askedAt: new Date(daysAgo(world, asker.days, 3)),
      },
    ],
  }
}

/** Everybody who belongs to it was invited as a member and came; admins were made so later. */
function howItGrew(world: World, ids: Ids): Happened[] {
  const memberships = membershipsOf(world, 0)
  const owner = ids.person(memberships[0]!.person)
  const joined = joinedAt(world, companyAt(world, 0).createdAt, memberships.length)
  return memberships.flatMap(({ person, role }, at): Happened[] => {
    if (at === 0) return [{ at: joined[0]!, act: 'created', by: owner, whom: null, role: 'owner' }]
    const userID = ids.person(person)
    const came = joined[at]!
    const next = joined[at + 1] ?? Date.parse(world.today)
    return [
      {
        at: Math.floor((joined[at - 1]! + came) / 2),
        act: 'invited',
        by: owner,
        whom: { userID },
        role: 'member',
      },
      { at: came, act: 'accepted', by: userID, whom: null, role: 'member' },
      ...(role === 'member'
        ? []
        : [
            {
              at: Math.floor(came + (next - came) / 4),
              act: 'role' as const,
              by: owner,
              whom: { userID },
              role,
            },
          ]),
    ]
  })
}

/** When each of a company's people came, the first with the company itself, the others one by one since then. */
export function joinedAt(world: World, createdAt: string, people: number): number[] {
  const today = Date.parse(world.today)
  const began = Math.min(Date.parse(createdAt), today)
  return Array.from({ length: people }, (_, at) => Math.floor(began + ((today - began) / people) * at))
}

/** Somebody who does not belong to it. */
function askerOf(world: World): number {
  const within = membershipsOf(world, 0).map(({ person }) => person)
  return Array.from({ length: world.people }, (_, person) => person).find((one) => !within.includes(one)) ?? 0
}
