// Tables of a person's archive, for spreadsheets: heads and kinds in their language.
import type { ResourceType } from '../../contract/resources.ts'
import { serverText, type ServerText } from '../../messages/texts.ts'
import type { Table } from '../../platform/spreadsheet.ts'
import type { devicesForExport } from '../accounts/export-share.ts'
import type { teamsForExport } from '../team/export-share.ts'
import { headsOf, idHead, roleName, sinceHead } from './tables.ts'

const nameHead: ServerText = /*i18n*/ { id: 'export.table.name', message: 'Name' }
const thingHeads: readonly ServerText[] = [
  idHead,
  /*i18n*/ { id: 'export.table.kind', message: 'Kind' },
  nameHead,
  /*i18n*/ { id: 'export.table.when', message: 'When (UTC)' },
]
const kinds: Record<ResourceType, ServerText> = {
  user: /*i18n*/ { id: 'export.kind.user', message: 'Person' },
  business: /*i18n*/ { id: 'export.kind.business', message: 'Company' },
  product: /*i18n*/ { id: 'export.kind.product', message: 'Product' },
  post: /*i18n*/ { id: 'export.kind.post', message: 'Post' },
  comment: /*i18n*/ { id: 'export.kind.comment', message: 'Comment' },
  group: /*i18n*/ { id: 'export.kind.group', message: 'Group' },
  inquiry: /*i18n*/ { id: 'export.kind.inquiry', message: 'Conversation' },
}
const deviceHeads: readonly ServerText[] = [
  /*i18n*/ { id: 'export.table.device', message: 'Browser and system' },
  /*i18n*/ { id: 'export.table.firstLogIn', message: 'First log-in (UTC)' },
  /*i18n*/ { id: 'export.table.lastLogIn', message: 'Last log-in (UTC)' },
]
const teamHeads: readonly ServerText[] = [
  idHead,
  /*i18n*/ { id: 'export.table.company', message: 'Company' },
  /*i18n*/ { id: 'export.table.role', message: 'Role' },
  sinceHead,
]

/** Something of others, and since when somebody likes it, say. */
export type Thing = { resourceType: ResourceType; resourceID: string } & (
  | { since: string }
  | { savedAt: string }
)
type Named = Thing & { name: string | null }

const tableRows = 500

/** Things of others, such as whom somebody follows, in pieces; the first has the heads. */
export async function* thingTables(things: AsyncIterable<Named>, language: string): AsyncGenerator<Table> {
  let rows: string[][] = [headsOf(thingHeads, language)]
  for await (const thing of things) {
    const { resourceID, resourceType, name } = thing
    const at = 'since' in thing ? thing.since : thing.savedAt
    rows.push([resourceID, serverText(kinds[resourceType], language), name ?? '', at])
    if (rows.length < tableRows) continue
    yield rows
    rows = []
  }
  yield rows
}

/** Where somebody has logged in, used last first. */
export function deviceTable(devices: Awaited<ReturnType<typeof devicesForExport>>, language: string): Table {
  return [
    headsOf(deviceHeads, language),
    ...devices.map(({ device, firstLogIn, lastLogIn }) => [device, firstLogIn, lastLogIn]),
  ]
}

/** The companies that somebody belongs to. */
export function ownTeamTable(teams: Awaited<ReturnType<typeof teamsForExport>>, language: string): Table {
  return [
    headsOf(teamHeads, language),
    ...teams.map(({ businessID, name, role, since }) => [businessID, name, roleName(role, language), since]),
  ]
}
