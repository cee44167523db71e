// A company that writes itself in other languages through the calls.
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { BusinessProfileEntry } from '../contract/businesses.ts'
import type { BusinessTextFieldsInput, BusinessTextsEntry } from '../contract/texts.ts'
import type { Db } from '../platform/db.ts'
import { callsOf } from './products.ts'
import type { TestSession } from './sessions.ts'

export const noTexts: BusinessTextFieldsInput = {
  companyName: '',
  shortDescription: '',
  generalDescription: '',
  manufacturingFacilities: '',
  certificates: {},
}
export const inEnglish: BusinessTextFieldsInput = {
  companyName: 'Shinonome Seals',
  shortDescription: 'Seals in small lots.',
  generalDescription: 'Since 1952.\n\n- oil seals',
  manufacturingFacilities: 'Two halls.',
  certificates: {},
}
/** A company that has not said in which language it writes. */
export const aJapaneseOne = {
  companyName: '東雲シール工業',
  shortDescription: '小ロットのシール。',
  language: null,
  stateID: null,
}

type Wish = Partial<BusinessTextFieldsInput> & { revision?: number; original?: string }

/** Of the API: the texts of a company, saving them (empty fields unless said), its page as a visitor reads it in English. */
export function textCallsOf(api: FastifyInstance) {
  const { get, put } = callsOf(api)
  const pathOf = (id: string) => `/business/profile/${id}/texts`
  return {
    pathOf,
    textsOf: async (session: TestSession, id: string) =>
      (await get(session, pathOf(id))).data as BusinessTextsEntry,
    save: (session: TestSession | undefined, id: string, language: string, fields: Wish = {}) =>
      put(session, `${pathOf(id)}/${language}`, { revision: 0, ...noTexts, ...fields }),
    shown: async (id: string, query = '') =>
      (await get(undefined, `/business/profile/${id}${query}`)).data as BusinessProfileEntry,
  }
}

/** The fields that an answer refuses. */
export const refusedIn = ({ body }: { body: Record<string, unknown> }) => Object.keys(body['fields'] ?? {})

/** In which language a company says that it writes. */
export async function saidLanguage(db: Db, businessID: string): Promise<string | null> {
  const { rows } = await sql<{ language: string | null }>`
    select language from businesses where id = ${businessID}`.execute(db)
  return rows[0]?.language ?? null
}
