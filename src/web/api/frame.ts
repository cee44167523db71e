// Where the loader of the root puts what all pages of an edition in a language have in common, and where a document carries it.
import { createContext } from 'react-router'
import type { Frame } from '../components/layout/site.ts'

export const frameContext = createContext<Frame | undefined>(undefined)

/** The id of the tag that carries it. */
export const frameID = 'frame'

/** In the browser: what the document brought; nothing on the error page of a root that could not be loaded. */
export function readFrame(): Frame | undefined {
  const text = document.getElementById(frameID)?.textContent
  return text ? (JSON.parse(text) as Frame) : undefined
}
