// Where the loader of the root puts what all pages of an edition in a language have in common, and where a document carries it.
import { createContext } from 'react-router'
import type { EditionEntry } from '../../contract/editions.ts'

export type IndustryLink = { id: string; name: string; icon: string }

/** The same on every page of an edition in a language: a document brings it once, and no data of a page does. */
export type Frame = {
  edition: Omit<EditionEntry, 'hosts' | 'keywords' | 'email' | 'phone' | 'support' | 'film'>
  industries: IndustryLink[]
}

const frames = new WeakMap<EditionEntry, { industries: readonly IndustryLink[]; frame: Frame }>()

/** The frame of an edition as a language tells of it: the same object while both are the same, so that nobody writes it anew. */
export function frameOf(edition: EditionEntry, industries: readonly IndustryLink[]): Frame {
  const known = frames.get(edition)
  if (known?.industries === industries) return known.frame
  const { hosts: _, keywords: __, email: ___, phone: ____, support: _____, film: ______, ...shown } = edition
  const frame = {
    edition: shown,
    industries: industries.map(({ id, name, icon }) => ({ id, name, icon })),
  }
  frames.set(edition, { industries, frame })
  return frame
}

export const frameContext = createContext<Frame | undefined>(undefined)

/** The id of the tag that carries it. */
export const frameID = 'frame'

/** In the browser: what the document brought; nothing on the error page of a root that could not be loaded. */
export function readFrame(): Frame | undefined {
  const text = document.getElementById(frameID)?.textContent
  return text ? (JSON.parse(text) as Frame) : undefined
}
