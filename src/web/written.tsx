// What the server writes once for all pages of an edition in a language, and hands out from then on.
import { randomBytes } from 'node:crypto'
import { renderToString } from 'react-dom/server'
import type { I18n } from '@lingui/core'
import { LinguiContext, type I18nContext } from '@lingui/react'
import { frameID, type Frame } from './api/frame.ts'
import { dataTag } from './api/head-tags.ts'
import type { WriteOnce } from './ui/WrittenOnce.tsx'

export type Written = {
  frame: Frame
  /** The tag that carries the frame to the browser. */
  tag: string
  once: WriteOnce
  /** A document as bytes: the text that was rendered, with what is written once in the places that `once` marked. */
  document(rendered: string): Buffer
}

const texts = new WeakMap<I18n, I18nContext>()

/** What the texts of a language are read from, the same for all its pages: nothing in it changes here. */
export function textsOf(i18n: I18n): I18nContext {
  let context = texts.get(i18n)
  if (!context) texts.set(i18n, (context = { i18n, _: i18n._.bind(i18n) }))
  return context
}

/** By edition and language; as many as there are of these. */
const kept = new Map<string, Written>()

/** What is written for `frame` already, until something in it has another name. */
export function writtenFor(frame: Frame, i18n: I18n): Written {
  const place = `${frame.edition.code} ${i18n.locale}`
  let written = kept.get(place)
  if (written?.frame === frame) return written
  const tag = dataTag('application/json', frame, frameID)
  written = { ...(written?.tag === tag ? written : writer(i18n)), frame, tag }
  kept.set(place, written)
  return written
}

type Piece = { version: string; mark: { __html: string }; html: Buffer }

/** Nobody who writes texts of pages knows it, and none of their texts holds a comment. */
const secret = randomBytes(12).toString('hex')
const marks = new RegExp(`<!--${secret} (\\d+)-->`)

// A piece is kept as bytes and only its mark is rendered: to put a third of a megabyte into the text of a page,
// and to encode that anew, costs more than all the rest of it.
function writer(i18n: I18n): Pick<Written, 'once' | 'document'> {
  const pieces: Piece[] = []
  const places = new Map<string, number>()
  const once: WriteOnce = (name, version, of) => {
    let place = places.get(name)
    if (place === undefined) places.set(name, (place = places.size))
    const known = pieces[place]
    if (known?.version === version) return known.mark
    // A rendering within a rendering knows nothing of the page around it, and so cannot keep anything of it.
    const html = renderToString(<LinguiContext value={textsOf(i18n)}>{of()}</LinguiContext>)
    const mark = { __html: `<!--${secret} ${place}-->` }
    pieces[place] = { version, mark, html: Buffer.from(html) }
    return mark
  }
  // Split at the marks, every second part is the place of a piece.
  const document = (rendered: string) =>
    Buffer.concat(
      rendered
        .split(marks)
        .map((part, at) => (at % 2 === 0 ? Buffer.from(part) : pieces[Number(part)]!.html)),
    )
  return { once, document }
}
