// Twelve thousand texts that mean no good, for each field in which people write to each other: what the field takes is shown as
// it was typed wherever it stands, and nothing of it runs; the rest is refused. `npm test` takes a share of them, all are taken by
// `npm run audit -- proofs`.
import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { ZodType } from 'zod'
import { likeElements } from '../src/testing/like-elements.ts'
import { partOf } from '../src/testing/proofs.ts'
import { hostile, markup } from './hostile-strings.ts'
import { overhang } from './judges.ts'
import { visitorWith, type Visit, type Visitor } from './visitor.ts'

/** Each alone, then each piece of markup around each other text. */
export const hostileTexts: readonly string[] = [
  ...new Set([
    ...hostile,
    ...markup.flatMap((one) => hostile.flatMap((other) => [one + other, other + one])),
  ]),
].slice(0, 12_000)

export type Taken = {
  /** As the field keeps them: those that stand alone, and those that several may stand together of. */
  alone: readonly string[]
  more: readonly string[]
  /** As they were typed. */
  refused: readonly string[]
}

/** What a field makes of the texts: all of them, or the share of this run. */
export function inField(field: ZodType<string>): Taken {
  const kept = (texts: readonly string[]) =>
    texts.flatMap((text) => {
      const { success, data } = field.safeParse(text)
      return success ? [data] : []
    })
  const alone = new Set(kept(hostile))
  const more = new Set(kept(hostileTexts)).difference(alone)
  const refused = hostileTexts.filter((text) => !field.safeParse(text).success)
  return {
    alone: [...new Set([...partOf([...alone], 10), ...kept(likeElements.slice(0, 2))])],
    more: partOf([...more], 40),
    refused: partOf(refused, 20),
  }
}

/** Those that stand alone, and the others as many together as a field of `max` code points holds. */
export const packed = ({ alone, more }: Taken, max: number, between: '\n' | ' '): string[] => [
  ...alone,
  ...together(more, max, between),
]

/** As many together as there is room for, in their order. */
export function together(texts: readonly string[], max: number, between: string): string[] {
  const packs: string[] = []
  let pack = ''
  for (const text of texts) {
    const longer = pack === '' ? text : `${pack}${between}${text}`
    if (pack !== '' && [...longer].length > max) {
      packs.push(pack)
      pack = text
    } else pack = longer
  }
  return pack === '' ? packs : [...packs, pack]
}

/** Some and the same from the beginning again, as often as there are others. */
export const around = <Text>(texts: readonly Text[], at: number): Text => texts[at % texts.length]!

/** As it is read: blanks and breaks are one. */
export const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** What was stored and nobody has seen. */
export function unseen(stored: readonly string[], shown: Iterable<string>): string[] {
  const seen = new Set([...shown].map(plain))
  return stored.filter((text) => !seen.has(plain(text)))
}

/** Somebody who looks at pages that hold such texts. */
export type Reader = Visitor & {
  /** How many pages were looked at. */
  seen(): number
  /** Opens a page, judges it, and answers what stands in the elements that `where` finds. */
  read(address: string, where: string): Promise<string[]>
  /** The same of what stands there now. */
  look(where: string): Promise<string[]>
  /** The same of a page and all that follow it by the last link that `next` finds. */
  readAll(address: string, where: string, next: string): Promise<string[]>
}

/** What the words of somebody may be made of. */
const wordsAreIn = ['A', 'BDI', 'SPAN', 'WBR', 'MARK']

export async function readerWith(browser: Browser, visit: Visit): Promise<Reader> {
  // Pictures that the texts come with lie nowhere.
  const visitor = await visitorWith(browser, { ...visit, expected: [404, ...(visit.expected ?? [])] })
  const { page, context, open } = visitor
  const ran: string[] = []
  let pages = 0
  await context.exposeBinding('__ran', (_source, what: unknown) => void ran.push(String(what)))
  await context.addInitScript('window.__hit = (one) => window.__ran(one)')
  context.on('dialog', (dialog) => {
    ran.push(`a dialog says ${dialog.message()}`)
    dialog.dismiss().catch(() => {})
  })
  context.on('page', (other) => ran.push(`a window is opened at ${other.url()}`))
  page.on('download', (download) => ran.push(`${download.url()} is loaded`))

  const look = async (where: string) => {
    pages += 1
    const found = await wordsIn(page, where)
    const strange = found.flatMap(({ inside }) => inside.filter((name) => !wordsAreIn.includes(name)))
    expect([page.url(), ran, strange]).toEqual([page.url(), [], []])
    expect([page.url(), await overhang(page)]).toEqual([
      page.url(),
      expect.toSatisfy((px: number) => px <= 0),
    ])
    return found.map(({ text }) => text)
  }
  const read = async (address: string, where: string) => {
    await open(address)
    const { pathname, search } = new URL(page.url())
    expect(pathname + search).toBe(address)
    return look(where)
  }
  return {
    ...visitor,
    seen: () => pages,
    look,
    read,
    async readAll(address, where, next) {
      const words: string[] = []
      for (let path: string | null = address; path !== null;) {
        words.push(...(await read(path, where)))
        const more = page.locator(next).last()
        path = (await more.count()) > 0 ? await more.getAttribute('href') : null
      }
      return words
    },
  }
}

/** What stands in each element, or is typed in it, and of which elements it is made. */
const wordsIn = (page: Page, where: string) =>
  page.locator(where).evaluateAll((elements) =>
    elements.map((element) => ({
      text:
        element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement
          ? element.value
          : element instanceof HTMLImageElement
            ? element.alt
            : (element.textContent ?? ''),
      inside: [...element.querySelectorAll('*')].map(({ tagName }) => tagName),
    })),
  )

/** Says what a journey has seen, where all of it was asked for. */
export function tellSeen(what: string, { alone, more, refused }: Taken, ...readers: readonly Reader[]): void {
  const pages = readers.reduce((sum, { seen }) => sum + seen(), 0)
  const strings = `${alone.length + more.length} texts stored and ${refused.length} refused`
  if (process.env['PROOFS']) process.stdout.write(`${what}: ${strings}; ${pages} pages, nothing ran\n`)
}
