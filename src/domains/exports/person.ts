// What a person takes along: each domain's share. Whatever else comes to hold something of people gets its part here.
import { personName } from '../../contract/person-name.ts'
import type { Db } from '../../platform/db.ts'
import { accountForExport, devicesForExport, sessionsForExport } from '../accounts/export-share.ts'
import { blocksForExport } from '../blocks/export-share.ts'
import { commentsForExport } from '../comments/export-share.ts'
import { connectionsForExport, waitingForExport } from '../connections/export-share.ts'
import { favouritesForExport } from '../favourites/export-share.ts'
import { followsForExport } from '../follows/export-share.ts'
import { followersOf } from '../follows/following.ts'
import { groupsForExport } from '../groups/export-share.ts'
import { inquiriesForExport } from '../inquiries/export-share.ts'
import { appealsForExport, decisionsForExport, reportsForExport } from '../moderation/export-share.ts'
import { mutesForExport } from '../newsfeed/export-share.ts'
import { preferencesOf } from '../notifications/choices.ts'
import { notificationsForExport } from '../notifications/export-share.ts'
import { postsForExport } from '../posts/export-share.ts'
import { profileForExport } from '../profiles/export-share.ts'
import { likesForExport } from '../reactions/export-share.ts'
import { teamsForExport, waitingTeamsForExport } from '../team/export-share.ts'
import { uploadsOf } from './files.ts'
import { onlyMet, withNames, type Viewer } from './names.ts'
import { csv, csvOfPieces, json, listOf, type ArchiveOf, type Part } from './parts.ts'
import { about, title } from './personal-texts.ts'
import { deviceTable, ownTeamTable, thingTables, type Thing } from './personal-tables.ts'

/** All that is kept of a person, suspended or not; null for who is not there, or could only be restored. */
export const personArchive: ArchiveOf = async (db, id, language) => {
  const account = await accountForExport(db, id)
  if (!account) return null
  const { firstName, lastName, edition } = account
  const viewer = { userID: id, edition, language }
  return {
    name: personName({ firstName, lastName, country: null }),
    title,
    parts: [
      { about: about.account, files: { 'account.json': () => json(account) } },
      ...ownParts(db, viewer),
      ...partsWithOthers(db, viewer),
    ],
    uploads: () => uploadsOf(db, { type: 'user', id }),
  }
}

/** What is about the person alone. */
function ownParts(db: Db, { userID: id, language }: Viewer): Part[] {
  const profile = async () => {
    const [own, followers] = await Promise.all([
      profileForExport(db, id, language),
      followersOf(db, { type: 'user', id }),
    ])
    return json(own && { ...own, followers })
  }
  const logIns = async () =>
    json({ open: await sessionsForExport(db, id), devices: await devicesForExport(db, id) })
  const teams = async () =>
    json({
      member: await teamsForExport(db, id, language),
      ...(await waitingTeamsForExport(db, id, language)),
    })
  return [
    { about: about.profile, files: { 'profile.json': profile } },
    {
      about: about.logIns,
      files: {
        'log-ins.json': logIns,
        'log-ins.csv': async () => csv(deviceTable(await devicesForExport(db, id), language)),
      },
    },
    { about: about.settings, files: { 'settings.json': async () => json(await preferencesOf(db, id)) } },
    {
      about: about.teams,
      files: {
        'teams.json': teams,
        'teams.csv': async () => csv(ownTeamTable(await teamsForExport(db, id, language), language)),
      },
    },
    { about: about.groups, files: { 'groups.json': async () => json(await groupsForExport(db, id)) } },
    { about: about.posts, files: { 'posts.json': () => listOf(postsForExport(db, id)) } },
    { about: about.comments, files: { 'comments.json': () => listOf(commentsForExport(db, id)) } },
  ]
}

/** What is about others too: these are told as the person meets them. */
function partsWithOthers(db: Db, viewer: Viewer): Part[] {
  const { userID: id, edition, language } = viewer
  const actor = { type: 'user', id } as const
  const things = (name: string, entries: () => AsyncIterable<Thing>): Part['files'] => ({
    [`${name}.json`]: () => listOf(withNames(db, viewer, entries())),
    [`${name}.csv`]: () => csvOfPieces(thingTables(withNames(db, viewer, entries()), language)),
  })
  return [
    {
      about: about.connections,
      files: {
        ...things('connections', () => connectionsForExport(db, id, language)),
        'connection-requests.json': () => listOf(onlyMet(db, viewer, waitingForExport(db, id))),
      },
    },
    { about: about.follows, files: things('follows', () => followsForExport(db, actor)) },
    {
      about: about.muted,
      files: { 'muted.json': () => listOf(withNames(db, viewer, mutesForExport(db, id))) },
    },
    { about: about.likes, files: things('likes', () => likesForExport(db, actor)) },
    { about: about.favourites, files: things('favourites', () => favouritesForExport(db, id)) },
    {
      about: about.inquiries,
      files: { 'inquiries.json': () => listOf(inquiriesForExport(db, id, language)) },
    },
    {
      about: about.notifications,
      files: { 'notifications.json': () => listOf(notificationsForExport(db, id, language)) },
    },
    {
      about: about.blocks,
      files: { 'blocks.json': async () => json(await blocksForExport(db, id, { language, edition })) },
    },
    {
      about: about.reports,
      files: {
        'reports.json': () => listOf(withNames(db, viewer, reportsForExport(db, id))),
        'decisions.json': async () => json(await decisionsForExport(db, id)),
        'appeals.json': () => listOf(appealsForExport(db, id)),
      },
    },
  ]
}
