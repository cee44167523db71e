// Parts of pages that the server wrote lately, by what they were made of: handed out again for the same, to whomever.
import { hash } from 'node:crypto'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { UNSAFE_DataRouterDataContext as LoadedContext } from 'react-router'
import type { I18n } from '@lingui/core'
import { LinguiContext, type I18nContext } from '@lingui/react'
import type { Frame } from './api/frame.ts'
import { FrameContext, type Viewer } from './components/layout/site.ts'
import type { WriteAlike } from './ui/WrittenAlike.tsx'

/** Some hundred companies with all that they say of themselves, or some thousand cards. */
const bytesMax = 12 * 1024 * 1024
const overhead = 200

const pieces = new Map<string, Buffer>()
let bytes = 0

function keep(key: string, html: Buffer): void {
  pieces.set(key, html)
  bytes += html.length + key.length + overhead
  for (const [oldest, { length }] of pieces) {
    if (bytes <= bytesMax) break
    pieces.delete(oldest)
    bytes -= length + oldest.length + overhead
  }
}

function known(key: string): Buffer | undefined {
  const html = pieces.get(key)
  if (html === undefined) return undefined
  pieces.delete(key)
  pieces.set(key, html)
  return html
}

const names = new WeakMap<object, number>()
let named = 0

/** A number for whatever it is: of a component, and of what pages of an edition in a language have in common. */
function nameOf(thing: object): number {
  let name = names.get(thing)
  if (name === undefined) names.set(thing, (name = named++))
  return name
}

const told = new WeakMap<object, string>()

/** What an object says, told once a page: some parts are made of the same. */
function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? ''
  let text = told.get(value)
  if (text === undefined) told.set(value, (text = hash('sha256', JSON.stringify(value), 'base64')))
  return text
}

/** The parts of one page: `html` of each that `write` has put a mark for, in the order of their numbers. */
export type PageParts = { write: WriteAlike; html: Buffer[] }

/** For a page with this frame in this language; `markOf` makes the mark of a part from its number. */
export function partsOfPage(
  frame: Frame,
  { i18n, texts }: { i18n: I18n; texts: I18nContext },
  markOf: (part: number) => string,
): PageParts {
  const html: Buffer[] = []
  const anybody = {
    loaderData: { root: { language: i18n.locale } as Viewer },
  } as unknown as React.ContextType<typeof LoadedContext>
  const written = <Props extends object>(Piece: ComponentType<Props>, props: Props) =>
    renderToString(
      <LinguiContext value={texts}>
        <FrameContext value={frame}>
          <LoadedContext value={anybody}>
            <Piece {...props} />
          </LoadedContext>
        </FrameContext>
      </LinguiContext>,
    )
  const write: WriteAlike = (Piece, props) => {
    const values = Object.entries(props).map(([name, value]) => `${name} ${textOf(value)}`)
    const key = [nameOf(frame), i18n.locale, nameOf(Piece), ...values].join('\n')
    let part = known(key)
    if (part === undefined) {
      try {
        part = Buffer.from(written(Piece, props))
      } catch {
        // Something in it asks for the page around: there it is.
        return undefined
      }
      keep(key, part)
    }
    return markOf(html.push(part) - 1)
  }
  return { write, html }
}
