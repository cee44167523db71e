// Files of every kind that can go with a message, small and sound, and the way of one from the wish to its token.
import sharp from 'sharp'
import { expect } from 'vitest'
import { attachmentTypes, endingsOf, type AttachmentType } from '../contract/file-types.ts'
import type { AttachmentEntry, UploadDescriptorEntry } from '../contract/files.ts'
import { aLine, aPage, aPdf } from './documents.ts'
import type { FileServer } from './files.ts'
import { anOfficeFile, anOpenDocument, isOfficeEnding } from './office-files.ts'

export const aDxf = (body = ''): Buffer =>
  Buffer.from(
    `999\r\ndrawn by hand\r\n0\r\nSECTION\r\n2\r\nENTITIES\r\n${body}0\r\nLINE\r\n8\r\n0\r\n10\r\n0.0\r\n0\r\nENDSEC\r\n0\r\nEOF\r\n`,
  )
export const aStep = (bytes = 0): Buffer =>
  Buffer.from(
    `ISO-10303-21;\nHEADER;\nFILE_DESCRIPTION((''),'2;1');\nFILE_SCHEMA(('AUTOMOTIVE_DESIGN'));\nENDSEC;\nDATA;\n${"#1=CARTESIAN_POINT('',(0.,0.,0.));\n".repeat(Math.max(1, bytes / 35))}ENDSEC;\nEND-ISO-10303-21;\n`,
  )
/** A line of 80 columns of a section. */
const igesLine = (text: string, section: string, number: number) =>
  `${text.padEnd(72)}${section}${String(number).padStart(7)}\n`
/** A point, in the fixed form of IGES. */
export const anIges = ({ end = 'S      1G      2D      2P      1' } = {}): Buffer =>
  Buffer.from(
    [
      igesLine('A point', 'S', 1),
      igesLine('1H,,1H;,5Hpoint,9Hpoint.igs,4HNone,4HNone,32,38,6,308,15,5Hpoint,1.,', 'G', 1),
      igesLine('2,2HMM,1,0.01,15H20260101.000000,1.E-06,1.,4HNone,4HNone,11,0;', 'G', 2),
      igesLine('     116       1       0       0       0       0       0       000000000', 'D', 1),
      igesLine('     116       0       0       1       0                               0', 'D', 2),
      igesLine(`${'116,0.,0.,0.,0;'.padEnd(71)}1`, 'P', 1),
      igesLine(end, 'T', 1),
    ].join(''),
  )
export const aDwg = (): Buffer =>
  Buffer.concat([Buffer.from('AC1032'), Buffer.alloc(5), Buffer.alloc(4_000, 7)])
export const aDrawingPdf = (bytes = 0): Buffer =>
  aPdf({
    objects: aPage(),
    streams: bytes > 0 ? { ...aLine, 8: ['/Subtype /Image', Buffer.alloc(bytes, 0x55)] } : aLine,
  })

const picture = () => sharp({ create: { width: 640, height: 400, channels: 3, background: '#1d4f8c' } })

/** A sound file of a type. */
export async function aFileOf(type: AttachmentType): Promise<Buffer> {
  const [ending = ''] = endingsOf(type)
  if (isOfficeEnding(ending)) return anOfficeFile(ending)
  if (type.includes('opendocument')) return anOpenDocument(type.slice(type.lastIndexOf('.') + 1))
  if (ending === 'jpg') return picture().jpeg().toBuffer()
  if (ending === 'png') return picture().png().toBuffer()
  if (ending === 'webp') return picture().webp().toBuffer()
  if (ending === 'dxf') return aDxf()
  if (ending === 'dwg') return aDwg()
  if (ending === 'igs') return anIges()
  return ending === 'step' ? aStep() : aDrawingPdf()
}

/** One of each type. */
export const oneOfEach = (): Promise<[AttachmentType, Buffer][]> =>
  Promise.all(
    attachmentTypes.map(async (type): Promise<[AttachmentType, Buffer]> => [type, await aFileOf(type)]),
  )

type Sending = { bytes: Buffer; contentType: AttachmentType; fileName?: string }

/** The calls of attachments on a server. */
export const attaching = (server: FileServer) => {
  const ask = async (bearer: string, { bytes, contentType, fileName = 'drawing' }: Sending) => {
    const wish = { contentType, fileSize: bytes.length, fileName }
    const answer = await server.call(bearer, '/files/upload-request/attachment', wish)
    expect(answer.status).toBe(200)
    return answer.data as UploadDescriptorEntry
  }
  const check = (bearer: string, token: string) => server.check(bearer, token, '/files/attachment-validate')
  /** Posted and checked: what the check answers, and the token. */
  const upload = async (bearer: string, sending: Sending) => {
    const { signedPost, token } = await ask(bearer, sending)
    expect(await server.post(signedPost, sending.bytes)).toBe(204)
    return { token, ...(await check(bearer, token)) }
  }
  /** The token of a sound file. */
  const attached = async (bearer: string, sending: Sending) => {
    const { token, status, data } = await upload(bearer, sending)
    expect(status).toBe(200)
    return { token, attachment: (data as { attachment: AttachmentEntry }).attachment }
  }
  return { ask, check, upload, attached }
}
