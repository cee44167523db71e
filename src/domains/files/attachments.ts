// Files in conversations: who may read a conversation is the caller's to know (docs/decisions/0062).
import type { AttachmentEntry } from '../../contract/files.ts'
import { AppError } from '../../contract/errors.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { storage } from './place.ts'
import {
  findInInquiries,
  findInInquiry,
  findInMessages,
  findNamesAt,
  findNamesInInquiries,
  numberOf,
  placeInMessage,
  releaseInInquiries,
} from './queries/attachments.ts'
import type { StoredRow } from './queries/files.ts'
import { hashOfToken } from './requests.ts'
import { attachmentFolder, originalName, showAttachment } from './showing.ts'

/** An address that is left on a screen or in a log soon opens nothing. */
const linkSeconds = 120

type Message = { inquiryID: string; number: number }

/** Sends checked files of a person with a message, in the order of their tokens. Throws AttachmentGone when one of them is not there to be sent. */
export async function sendAttachments(
  tx: Tx,
  userID: string,
  tokens: readonly string[],
  message: Message,
): Promise<AttachmentEntry[]> {
  if (tokens.length === 0) return []
  const placed = await placeInMessage(tx, { ...message, userID, tokenHashes: tokens.map(hashOfToken) })
  if (placed.length < tokens.length) throw new AppError('AttachmentGone')
  return placed.map(showAttachment)
}

/** The files of some messages of a conversation, by the numbers of the messages. One read. */
export async function attachmentsOf(
  db: Db | Tx,
  inquiryID: string,
  numbers: readonly number[],
): Promise<Map<number, AttachmentEntry[]>> {
  const rows = numbers.length > 0 ? await findInMessages(db, inquiryID, numbers) : []
  return grouped(rows, (row) => [numberOf(row.place), showAttachment(row)])
}

/** Where a file of a conversation is read for the next two minutes. Throws NotFound for one of another. */
export async function attachmentAddresses(db: Db | Tx, inquiryID: string, attachmentID: string) {
  const row = await findInInquiry(db, inquiryID, attachmentID)
  if (!row) throw new AppError('NotFound')
  return addressesOf(row)
}

/** The addresses of a private file and of its pictures, good for two minutes. */
export async function addressesOf(row: StoredRow) {
  const attachment = showAttachment(row)
  const { name: fileName, contentType } = attachment
  const folder = attachmentFolder(row.file_id)
  const seconds = linkSeconds
  const shown = row.versions.filter(({ width }) => width > 0)
  return {
    attachment,
    url: await storage().signGet(folder + originalName, { seconds, fileName, contentType }),
    previews: await Promise.all(
      shown.map(async ({ name, width, height, type }) => ({
        url: await storage().signGet(folder + name, {
          seconds,
          fileName: `${fileName}.webp`,
          contentType: type,
          shown: true,
        }),
        width,
        height,
      })),
    ),
    expiresAt: new Date(Date.now() + seconds * 1_000).toISOString(),
  }
}

/** The files of whole conversations, by conversation and by the numbers of their messages. One read. */
export async function attachmentsOfInquiries(
  db: Db | Tx,
  inquiryIDs: readonly string[],
): Promise<Map<string, Map<number, AttachmentEntry[]>>> {
  const rows = inquiryIDs.length > 0 ? await findInInquiries(db, inquiryIDs) : []
  const byInquiry = grouped(rows, (row) => [row.owner_id ?? '', row])
  return new Map(
    [...byInquiry].map(([id, files]) => [
      id,
      grouped(files, (row) => [numberOf(row.place), showAttachment(row)]),
    ]),
  )
}

/** So many names of files are looked through for words. */
const namesMost = 10_000

/** The names of the files in these conversations, by conversation; of the newest first, as many as are looked through. One read. */
export async function attachmentNames(
  db: Db | Tx,
  inquiryIDs: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = inquiryIDs.length > 0 ? await findNamesInInquiries(db, inquiryIDs, namesMost) : []
  return grouped(rows, (row) => [row.owner_id ?? '', row.file_name ?? ''])
}

/** The names of the files of messages, each named by its conversation and number, in their order. One read. */
export async function attachmentNamesAt(
  db: Db | Tx,
  messages: readonly Message[],
): Promise<(inquiryID: string, number: number) => string[]> {
  const rows = messages.length > 0 ? await findNamesAt(db, messages) : []
  const names = grouped(rows, ({ owner_id: id, place, file_name: name }) => [
    `${id} ${numberOf(place)}`,
    name ?? '',
  ])
  return (inquiryID, number) => names.get(`${inquiryID} ${number}`) ?? []
}

/** Lets go of the files of conversations that nobody reads any more. */
export async function releaseAttachments(tx: Tx, inquiryIDs: readonly string[]): Promise<void> {
  if (inquiryIDs.length > 0) await releaseInInquiries(tx, inquiryIDs)
}

function grouped<Row, Key, Value>(rows: readonly Row[], of: (row: Row) => [Key, Value]): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>()
  for (const row of rows) {
    const [key, value] = of(row)
    groups.set(key, [...(groups.get(key) ?? []), value])
  }
  return groups
}
