// Tables of an export, for spreadsheets: heads in the language of who asked.
import { serverText, type ServerText } from '../../messages/texts.ts'
import type { Table } from '../../platform/spreadsheet.ts'
import type { certificatesForExport } from '../businesses/export-share.ts'
import type { FileCopy } from '../files/copies.ts'
import { nameOf } from '../reference-data/lists.ts'
import type { teamForExport } from './people.ts'

type Certificate = Awaited<ReturnType<typeof certificatesForExport>>[number]
type Person = Awaited<ReturnType<typeof teamForExport>>[number]

export const idHead: ServerText = /*i18n*/ { id: 'export.table.id', message: 'ID' }
export const sinceHead: ServerText = /*i18n*/ { id: 'export.table.since', message: 'Since (UTC)' }
const certificateHeads: readonly ServerText[] = [
  idHead,
  /*i18n*/ { id: 'export.table.certificate', message: 'Certificate' },
  /*i18n*/ { id: 'export.table.number', message: 'Number' },
  /*i18n*/ { id: 'export.table.issuer', message: 'Issuer' },
  /*i18n*/ { id: 'export.table.scope', message: 'Scope' },
  /*i18n*/ { id: 'export.table.issued', message: 'Date of issue' },
  /*i18n*/ { id: 'export.table.expires', message: 'Expiry date' },
  /*i18n*/ { id: 'export.table.file', message: 'File' },
  /*i18n*/ { id: 'export.table.confirmedOn', message: 'Confirmed on' },
  /*i18n*/ { id: 'export.table.confirmedWhere', message: 'Confirmed in' },
]
const scopeIn: ServerText = /*i18n*/ { id: 'export.table.scopeIn', message: 'Scope ({language})' }
const teamHeads: readonly ServerText[] = [
  idHead,
  /*i18n*/ { id: 'export.table.firstName', message: 'First name' },
  /*i18n*/ { id: 'export.table.lastName', message: 'Last name' },
  /*i18n*/ { id: 'export.table.role', message: 'Role' },
  sinceHead,
]
const roles: Record<Person['role'], ServerText> = {
  owner: /*i18n*/ { id: 'export.role.owner', message: 'Owner' },
  admin: /*i18n*/ { id: 'export.role.admin', message: 'Admin' },
  member: /*i18n*/ { id: 'export.role.member', message: 'Member' },
}
const fileHeads: readonly ServerText[] = [
  idHead,
  /*i18n*/ { id: 'export.table.place', message: 'Path in this archive' },
  /*i18n*/ { id: 'export.table.shownBy', message: 'Shown by' },
  /*i18n*/ { id: 'export.table.shownByID', message: 'ID of what shows it' },
  /*i18n*/ { id: 'export.table.shownAs', message: 'Shown as' },
  /*i18n*/ { id: 'export.table.bytes', message: 'Bytes' },
  /*i18n*/ { id: 'export.table.address', message: 'Address' },
]

export const headsOf = (heads: readonly ServerText[], language: string) =>
  heads.map((head) => serverText(head, language))

export const roleName = (role: Person['role'], language: string) => serverText(roles[role], language)

/** Certificates in the company's own order, a line each; what they cover has a column for each language. */
export function certificateTable(rows: readonly Certificate[], language: string): Table {
  const languages = [...new Set(rows.flatMap(({ scopes }) => Object.keys(scopes)))].toSorted()
  const named = (code: string) => nameOf('languages', code, language) ?? code
  return [
    [
      ...headsOf(certificateHeads, language),
      ...languages.map((code) => serverText(scopeIn, language, { language: named(code) })),
    ],
    ...rows.map((row) => [
      row.certificateID,
      row.name,
      row.number,
      row.issuer,
      row.scope,
      row.issueDate,
      row.expireDate,
      row.photo,
      row.confirmedOn,
      row.confirmedWhere,
      ...languages.map((code) => row.scopes[code] ?? ''),
    ]),
  ]
}

/** People, owners first. */
export function teamTable(people: readonly Person[], language: string): Table {
  return [
    headsOf(teamHeads, language),
    ...people.map(({ userID, firstName, lastName, role, since }) => [
      userID,
      firstName,
      lastName,
      roleName(role, language),
      since,
    ]),
  ]
}

/** Files; `path` is empty for one that is only listed. */
export function fileTable(files: readonly (FileCopy & { path: string })[], language: string): Table {
  return [
    headsOf(fileHeads, language),
    ...files.map(({ fileID, path, ownerType, ownerID, place, bytes, url }) => [
      fileID,
      path,
      ownerType,
      ownerID,
      place,
      String(bytes),
      url,
    ]),
  ]
}
