// What the server writes once for all pages of an edition in a language, and hands out from then on.
import { renderToString } from 'react-dom/server'
import type { I18n } from '@lingui/core'
import { LinguiContext, type I18nContext } from '@lingui/react'
import { frameID, type Frame } from './api/frame.ts'
import { dataTag } from './api/head-tags.ts'
import type { WriteOnce } from './ui/WrittenOnce.tsx'

export type Written = {
  /** The tag that carries the frame to the browser. */
  tag: string
  once: WriteOnce
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
  const tag = dataTag('application/json', frame, frameID)
  let written = kept.get(place)
  if (written?.tag !== tag) kept.set(place, (written = { tag, once: writer(i18n) }))
  return written
}

function writer(i18n: I18n): WriteOnce {
  const pieces = new Map<string, { version: string; __html: string }>()
  return (name, version, of) => {
    let piece = pieces.get(name)
    if (piece?.version !== version) {
      // A rendering within a rendering knows nothing of the page around it, and so cannot keep anything of it.
      const html = renderToString(<LinguiContext value={textsOf(i18n)}>{of()}</LinguiContext>)
      pieces.set(name, (piece = { version, __html: html }))
    }
    return piece
  }
}
