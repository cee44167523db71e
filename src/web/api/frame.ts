// Where the loader of the root puts what all pages of an edition in a language have in common, and where a document carries it.
import { createContext } from 'react-router'
import type { EditionEntry } from '../../contract/editions.ts'

export type IndustryLink = { id: string; name: string; icon: string }

/** The same on every page of an edition in a language: a document brings it once, and no data of a page does. */
export type Frame = {
  edition: Omit<EditionEntry, 'hosts' | 'keywords' | 'email' | 'phone' | 'support' | 'film'>
  industries: IndustryLink[]
}

export const frameContext = createContext<Frame | undefined>(undefined)

/** The id of the tag that carries it. */
export const frameID = 'frame'

/** In the browser: what the document brought; nothing on the error page of a root that could not be loaded. */
export function readFrame(): Frame | undefined {
  const text = document.getElementById(frameID)?.textContent
  return text ? (JSON.parse(text) as Frame) : undefined
}
