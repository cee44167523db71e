// Files that are not what they say: nothing is kept of any of them, and no token of one can be sent.
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { attachmentTypes, endingsOf, type AttachmentType } from '../../contract/file-types.ts'
import { attaching, oneOfEach } from '../../testing/attachments.ts'
import { testDatabase } from '../../testing/database.ts'
import { aFileServer } from '../../testing/files.ts'
import { hostileFiles } from '../../testing/hostile-files.ts'
import { anOfficeFile, relation, type OfficeEnding } from '../../testing/office-files.ts'
import { casesOf } from '../../testing/proofs.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'

const database = await testDatabase()
const { db } = database
const server = await aFileServer(database)
const { upload } = attaching(server)
const each = await oneOfEach()

type Case = { name: string; contentType: AttachmentType; bytes(): Buffer | Promise<Buffer> }

/** Sound files under another kind's name. */
const misnamed = each.flatMap(([type, bytes]) =>
  attachmentTypes
    .filter((contentType) => contentType !== type)
    .map((contentType): Case => ({ name: `${type} as ${contentType}`, contentType, bytes: () => bytes })),
)
/** Those that uploads of pictures and documents refuse; what goes with a message may have more pixels. */
const known = hostileFiles
  .filter(({ becomesClean, name }) => !becomesClean && name !== 'a pixel more than 24 million')
  .map(({ name, contentType, bytes }): Case => ({ name, contentType: contentType as AttachmentType, bytes }))
/** Sound ones that end too soon; of a DWG nobody but its programs can tell. */
const torn = each
  .filter(([type]) => type !== 'image/vnd.dwg')
  .flatMap(([contentType, bytes]) =>
    [0.05, 0.3, 0.6, 0.85, 0.97].map((share): Case => ({
      name: `${share} of ${contentType}`,
      contentType,
      bytes: () => bytes.subarray(0, Math.floor(bytes.length * share)),
    })),
  )
const parts: Record<string, string | Uint8Array> = {
  'x/vbaProject.bin': new Uint8Array([1]),
  'x/macrosheets/a.xml': '<a/>',
  'x/activeX/a.xml': '<a/>',
  'x/embeddings/a.bin': new Uint8Array([1]),
  'x/media/a.exe': new Uint8Array([1]),
  'x/media/a.html': '<a/>',
  'x/_rels/a.xml.rels': relation('attachedTemplate', 'https://a.example/'),
  'x/_rels/b.xml.rels': relation('image', 'https://a.example/'),
  'x/_rels/c.xml.rels': relation('hyperlink', 'javascript:0'),
  'x/externalLinks/a.xml': '<a/>',
  'x/a.xml': '<!DOCTYPE a><a/>',
  '../x.xml': '<a/>',
  'customUI/customUI.xml': '<a/>',
}
const active = (['docx', 'xlsx', 'pptx'] as OfficeEnding[]).flatMap((ending) =>
  Object.entries(parts).map(([part, body]): Case => ({
    name: `${part} in ${ending}`,
    contentType: attachmentTypes.find((type) => endingsOf(type)[0] === ending)!,
    bytes: () => anOfficeFile(ending, { [part]: body }),
  })),
)
const all = [...misnamed, ...known, ...torn, ...active]
const wanted = casesOf(all.length, 60)
// A sample has some of each group.
const cases = all.filter((_, at) => (at * wanted) % all.length < wanted)

let me: TestSession
beforeAll(async () => {
  me = await aSession(db)
})

test(`of ${cases.length} files, of ${all.length}, nothing is kept`, async () => {
  expect(all.length).toBeGreaterThanOrEqual(300)
  for (const { name, contentType, bytes } of cases) {
    await sql`delete from file_quotas`.execute(db)
    const answer = await upload(me.bearer, { bytes: await bytes(), contentType })
    expect([answer.status, answer.name?.replace(/Refused|Active/, '')], name).toEqual([
      422,
      expect.stringMatching(/^(?:Attachment|Document)$/),
    ])
    const again = await server.call(me.bearer, '/files/attachment-validate', { token: answer.token })
    expect(again.status, name).toBe(410)
  }
  expect(await server.keys('')).toEqual([])
  const { rows } = await sql`select 1 from files where status <> 'leaving'`.execute(db)
  expect(rows).toEqual([])
}, 300_000)
