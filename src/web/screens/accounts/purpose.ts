// For what somebody logs in or registers, as far as the way back tells it.
import { isAppError } from '../../../contract/errors.ts'
import { idOfSlug } from '../../../contract/slugs.ts'
import type { PageOnServer } from '../../api/page.ts'
import { langAttribute } from '../../components/text/text-language.ts'
import { wayBack } from './ways.ts'

/** Whom they want to ask. */
export type Purpose = { companyName: string; lang: string | undefined }

const asking = /^\/business\/([^/?#]+)\/send-request\/?(?:[?#]|$)/

/** The id of the company whose form for requests the way back of an account page leads to; null for every other way. */
export function askedIn(search: string): string | null {
  const [, slug] = asking.exec(wayBack(search)) ?? []
  return slug === undefined ? null : idOfSlug(slug)
}

/** The company that somebody wants to ask, as everybody may read its name; undefined when there is none to be read. */
export async function purposeOf({
  api,
  url,
  language,
}: Pick<PageOnServer, 'api' | 'url' | 'language'>): Promise<Purpose | undefined> {
  const id = askedIn(url.search)
  if (id === null) return undefined
  try {
    const { general, contactInfo } = await api.showBusinessProfile({ id })
    const { companyName } = general
    return { companyName, lang: langAttribute(companyName, contactInfo.country.code, language) }
  } catch (error) {
    // Nobody is kept from logging in by a company that is gone, or cannot be read now.
    if (!isAppError(error)) throw error
    return undefined
  }
}
