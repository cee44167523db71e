// The fields of a product's document as texts, and what the calls take.
import { documentAccesses, documentKinds } from '../../../../../contract/document-kinds.ts'
import type { ManagedDocumentEntry } from '../../../../../contract/product-documents.ts'
import { sentText } from '../../../../api/sent.ts'

export const documentNames = ['kind', 'title', 'language', 'version', 'access', 'file'] as const
export type DocumentName = (typeof documentNames)[number]
/** `fileName` is what is kept so far, only shown. */
export type DocumentValues = Record<Exclude<DocumentName, 'file'>, string> & { fileName: string }

export const noDocument: DocumentValues = {
  kind: 'dataSheet',
  title: '',
  language: '',
  version: '',
  access: 'open',
  fileName: '',
}

export const valuesOfDocument = (document: ManagedDocumentEntry): DocumentValues => {
  const { kind, title, language, version, access, fileName } = document
  return { kind, title, language, version, access, fileName }
}

/** What was typed. */
export function documentTyped(form: { get(name: string): unknown }): DocumentValues {
  const text = (name: keyof DocumentValues) => sentText(form, name).trim()
  return {
    kind: text('kind'),
    title: text('title'),
    language: text('language'),
    version: text('version'),
    access: text('access'),
    fileName: text('fileName'),
  }
}

/** The fields as the calls take them, and which of them no call would take; a new one needs its file, `file` being its token. */
export function documentFields(values: DocumentValues, { isNew, file }: { isNew: boolean; file?: string }) {
  const { title, language, version } = values
  const wrong: DocumentName[] = []
  const kind = documentKinds.find((one) => one === values.kind)
  const access = documentAccesses.find((one) => one === values.access)
  if (!kind) wrong.push('kind')
  if (title === '') wrong.push('title')
  if (!access) wrong.push('access')
  if (isNew && file === undefined) wrong.push('file')
  return {
    fields: { kind: kind ?? 'other', title, language, version, access: access ?? 'request' } as const,
    wrong,
  }
}

/** The field that a path of a call's failure means. */
export const documentField = (path: string): DocumentName | undefined =>
  documentNames.find((name) => name === path.split('.')[0])
