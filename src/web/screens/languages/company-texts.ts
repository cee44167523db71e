// What a company says of itself in each language, for its form.
import { limits } from '../../../contract/limits.ts'
import {
  BusinessTextFields,
  type BusinessTextFieldsInput,
  type BusinessTextsEntry,
} from '../../../contract/texts.ts'
import type { TextField, TextsView, Values } from './texts.ts'

type Name = keyof BusinessTextFieldsInput

const kinds: [name: Name, kind: TextField['kind'], max: number][] = [
  ['companyName', 'line', limits.companyNameMax],
  ['shortDescription', 'lines', limits.shortDescriptionMax],
  ['generalDescription', 'lines', limits.generalDescriptionMax],
  ['manufacturingFacilities', 'lines', limits.facilitiesMax],
]

/** A company's texts as their form shows them. */
export const companyView = (entry: BusinessTextsEntry): TextsView => ({
  language: entry.language,
  isSaid: entry.isSaid,
  wanted: entry.wanted,
  fields: kinds.map(([name, kind, max]) => ({
    name,
    kind,
    max,
    group: name,
    original: entry.original[name],
  })),
  written: Object.fromEntries(
    Object.entries(entry.translations).map(([language, { revision, writtenBy, writtenAt, fields }]) => [
      language,
      { revision, by: writtenBy, at: writtenAt, values: { ...fields } },
    ]),
  ),
})

/** The fields as the call takes them, or what is wrong with them. */
export const companyFieldsTyped = (values: Values) =>
  BusinessTextFields.safeParse(Object.fromEntries(kinds.map(([name]) => [name, values[name] ?? ''])))

/** The field that a path of a failure means. */
export const companyFieldOf = (path: string): string | undefined => path.split('.')[0]
