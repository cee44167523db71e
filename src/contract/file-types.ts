// Which files can be given; apart from the calls, whose schemas no browser needs.

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
export const documentType = 'application/pdf'
export const fileTypes = [...pictureTypes, documentType] as const

/** What can go with a message, and how such a file may end; the first ending is what the kind is called by. */
export const attachmentEndings = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx'],
  'application/vnd.oasis.opendocument.text': ['odt'],
  'application/vnd.oasis.opendocument.spreadsheet': ['ods'],
  'application/vnd.oasis.opendocument.presentation': ['odp'],
  'image/vnd.dxf': ['dxf'],
  'image/vnd.dwg': ['dwg'],
  'model/step': ['step', 'stp'],
  'model/iges': ['igs', 'iges'],
} as const satisfies Record<string, readonly [string, ...string[]]>
export type AttachmentType = keyof typeof attachmentEndings

export const attachmentTypes = Object.keys(attachmentEndings) as [AttachmentType, ...AttachmentType[]]

/** What a file of this name can be; undefined for what nobody sends here. Browsers know no type of a drawing. */
export function attachmentTypeOf(fileName: string): AttachmentType | undefined {
  const ending = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? ''
  return attachmentTypes.find((type) => endingsOf(type).includes(ending))
}

/** The endings of a kind; a kind that is none of ours has none. */
export const endingsOf = (type: string): readonly string[] =>
  Object.hasOwn(attachmentEndings, type) ? attachmentEndings[type as AttachmentType] : []

/** What a product may have as a document: PDFs and what programs of drawings write. */
export const productDocumentTypes = [
  documentType,
  'model/step',
  'model/iges',
  'image/vnd.dxf',
  'image/vnd.dwg',
] as const satisfies readonly AttachmentType[]
export const productDocumentEndings = productDocumentTypes.flatMap((type) => attachmentEndings[type])

/** How documents end that are given to our verifiers. */
export const documentEndings = fileTypes.flatMap((type) => attachmentEndings[type])
