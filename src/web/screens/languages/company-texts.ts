// What a company says of itself in each language, for its form.
import { limits } from '../../../contract/limits.ts'
import {
  BusinessTextFields,
  type BusinessTextFieldsInput,
  type BusinessTextsEntry,
} from '../../../contract/texts.ts'
import {
  certificateFieldName,
  certificateOfField,
  type TextField,
  type TextsView,
  type Values,
} from './texts.ts'

type Name = Exclude<keyof BusinessTextFieldsInput, 'certificates'>
/** What certificates are called, in their order. */
export type NamedCertificate = { id: string; name: string }

const kinds: [name: Name, kind: TextField['kind'], max: number][] = [
  ['companyName', 'line', limits.companyNameMax],
  ['shortDescription', 'lines', limits.shortDescriptionMax],
  ['generalDescription', 'lines', limits.generalDescriptionMax],
  ['manufacturingFacilities', 'lines', limits.facilitiesMax],
]

/** A company's texts as their form shows them; of certificates those that say something in some language. */
export function companyView(
  { original, translations, ...entry }: BusinessTextsEntry,
  certificates: readonly NamedCertificate[],
): TextsView {
  const written = Object.values(translations).flatMap(({ fields }) => Object.keys(fields.certificates))
  const scoped = new Set([...Object.keys(original.certificates), ...written])
  return {
    language: entry.language,
    isSaid: entry.isSaid,
    wanted: entry.wanted,
    fields: [
      ...kinds.map(([name, kind, max]) => ({ name, kind, max, group: name, original: original[name] })),
      ...certificates
        .filter(({ id }) => scoped.has(id))
        .map(({ id, name }) => ({
          name: certificateFieldName(id),
          kind: 'line' as const,
          max: limits.certificateTextMax,
          group: certificateFieldName(id),
          original: original.certificates[id] ?? '',
          certificate: name,
        })),
    ],
    written: Object.fromEntries(
      Object.entries(translations).map(([language, { revision, writtenBy, writtenAt, fields }]) => [
        language,
        { revision, by: writtenBy, at: writtenAt, values: valuesOf(fields) },
      ]),
    ),
  }
}

const valuesOf = ({ certificates, ...fields }: BusinessTextFieldsInput): Values => ({
  ...fields,
  ...Object.fromEntries(Object.entries(certificates).map(([id, text]) => [certificateFieldName(id), text])),
})

/** The fields as the call takes them, or what is wrong with them. */
export const companyFieldsTyped = (values: Values) =>
  BusinessTextFields.safeParse({
    ...Object.fromEntries(kinds.map(([name]) => [name, values[name] ?? ''])),
    certificates: Object.fromEntries(
      Object.entries(values).flatMap(([name, text]) => {
        const certificate = certificateOfField(name)
        return certificate === undefined ? [] : [[certificate, text]]
      }),
    ),
  })

/** The field that a path of a failure means. */
export function companyFieldOf(path: string): string | undefined {
  const [field, id] = path.split('.')
  return field === 'certificates' ? id && certificateFieldName(id) : field
}
