// A visitor with a browser: a page that fails its test on whatever a visitor's console would complain about.
import { afterAll, afterEach, beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest'
import { chromium, type Browser, type BrowserContext, type Page, type Response } from 'playwright-core'

import type { Language as Spoken } from '../src/contract/locale.ts'

export type Language = 'en' | 'ja'
export type Visit = {
  width?: 1280 | 360 | 320
  language?: Spoken
  /** False: a browser without JavaScript. */
  script?: boolean
  /** Another origin than the site's, without a slash at its end. */
  site?: string
  /** The time zone of the browser; Tokyo's when none is given. */
  zone?: string
  /** The origin of test payments, when this journey pays: the one foreign one that its pages may reach. */
  payments?: string
  /** Statuses that this journey expects its own addresses to answer, such as 404. */
  expected?: number[]
}

export type Visitor = {
  page: Page
  context: BrowserContext
  /** What went wrong so far; must be empty at the end of the test but for what `forgiven` matches. */
  faults: string[]
  forgiven: RegExp[]
  open(address: string): Promise<Response | null>
}

/** Width and height of the screens that journeys are walked on. */
const heights = { 1280: 900, 360: 780, 320: 640 } as const
const screens = [1280, 360] as const
export const languages = ['en', 'ja'] as const
/** Each language on one of the screens, for what more pairs of them would say nothing more of. */
export const pairs = [
  ['en', 1280],
  ['ja', 360],
] as const

/** With SCREENS=all every subject in every language, on every screen and with every text; else a sample of each. */
export const everywhere = process.env['SCREENS'] === 'all'

/** For long journeys: both pairs, and with SCREENS=all each language on each screen. */
export const longWays = everywhere
  ? languages.flatMap((language) => screens.map((width) => [language, width] as const))
  : pairs

/** The screens of a language: its own of the pairs, and both with SCREENS=all. */
export const screensOf = (language: Language): readonly (typeof screens)[number][] =>
  everywhere ? screens : pairs.filter(([of]) => of === language).map(([, width]) => width)

/**
 * Both pairs with SCREENS=all, else one of them, always the same for a subject: about half of all subjects are walked in
 * English and half in Japanese, since whoever waits for a test run waits for what the second would hardly ever say.
 */
export function pairsFor(subject: string): readonly (typeof pairs)[number][] {
  if (everywhere) return pairs
  return [pairs[(numberOf(subject) % pairs.length) as 0 | 1]]
}

/** The languages of these pairs, for what is walked on one screen alone. */
export const languagesFor = (subject: string): readonly Language[] =>
  pairsFor(subject).map(([language]) => language)

/**
 * For journeys with scripts and without: with them in one of the pairs and without in the other, by the subject's name; with
 * SCREENS=all with and without in both.
 */
export function waysByScript(subject: string): readonly (readonly [...(typeof pairs)[number], boolean])[] {
  if (everywhere) return pairs.flatMap((pair) => [true, false].map((script) => [...pair, script] as const))
  const [first] = pairsFor(subject)
  return pairs.map((pair) => [...pair, pair === first] as const)
}

/**
 * Makes tests of what is walked in one of the pairs with or without scripts: with SCREENS=all of everything, else of each
 * subject in one pair with them and in the other without, by its name.
 */
export const walkedBy =
  (language: Language, script: boolean) =>
  (subject: string, walk: () => Promise<void>): void => {
    const isWalked = everywhere || (numberOf(subject) % 2 === 0) === ((language === 'en') === script)
    const make = isWalked ? test : () => {}
    make(subject, walk)
  }

/** A third of many texts, another one for each subject, so that a few subjects see all of them; with SCREENS=all the whole. */
export const someOf = <Text>(texts: readonly Text[], subject: string): readonly Text[] =>
  everywhere ? texts : texts.filter((_, at) => at % 3 === numberOf(subject) % 3)

const numberOf = (subject: string): number =>
  [...subject].reduce((total, character) => total + character.codePointAt(0)!, 0)

/** Who visits in the test that runs, and what they had complained about when it ended. */
const visiting = new Set<Visitor>()
const complaints = new WeakMap<Visitor, string[]>()

/** The browser of all journeys, for as long as a file runs; every visitor brings a profile of their own. */
export function withBrowser(): { launch(): Browser } {
  let browser: Browser | undefined
  beforeAll(async () => {
    browser = await chromium.connect(inject('browser'))
  })
  afterAll(() => browser?.close())
  // Before what the test has made is cleared away, of which an open page may hear.
  afterEach(() => {
    for (const visitor of visiting) complaints.set(visitor, [...visitor.faults])
    visiting.clear()
  })
  return {
    launch() {
      if (!browser) throw new Error('the browser is not there yet')
      return browser
    },
  }
}

/** A visitor with nothing kept from before; the test fails at its end when the pages had anything to complain about. */
export async function visitorWith(browser: Browser, visit: Visit = {}): Promise<Visitor> {
  const visitor = await watchedVisitor(browser, visit)
  visiting.add(visitor)
  onTestFinished(async ({ task }) => {
    const faults = (complaints.get(visitor) ?? visitor.faults).filter(
      (fault) => !visitor.forgiven.some((pattern) => pattern.test(fault)),
    )
    const shown = task.result?.state === 'fail' && (await shownBy(visitor))
    await visitor.context.close()
    if (shown) throw shown
    if (task.result?.state !== 'fail') expect(faults, 'what the browser complained about').toEqual([])
  })
  return visitor
}

/** An error with what a failed test's pages showed and complained about, which the report tells beside that of the test. */
async function shownBy({ context, faults }: Visitor): Promise<Error> {
  const pages = await Promise.all(
    context.pages().map(async (page) => {
      const said = await page
        .locator('main, [role=alert], [role=status]')
        // Of a list to choose from only what is chosen.
        .evaluateAll((parts) =>
          (parts as HTMLElement[]).map((part) =>
            [...part.querySelectorAll('select')].reduce(
              (text, list) => text.replace(list.innerText, list.selectedOptions[0]?.text ?? ''),
              part.innerText,
            ),
          ),
        )
        .catch((problem: unknown) => [String(problem)])
      return `${page.url()} showed:\n${said
        .join('\n')
        .replaceAll(/\n{2,}/g, '\n')
        .slice(0, 2_000)}`
    }),
  )
  return new Error([...pages, ...faults.map((fault) => `complained: ${fault}`)].join('\n'))
}

/** The same, but whoever calls closes the context and looks at the faults. */
export async function watchedVisitor(browser: Browser, visit: Visit = {}): Promise<Visitor> {
  const { width = 1280, language = 'en', script = true, site = inject('site'), expected = [] } = visit
  const { zone = 'Asia/Tokyo', payments } = visit
  const context = await browser.newContext({
    baseURL: site,
    viewport: { width, height: heights[width] },
    locale: { en: 'en-US', ja: 'ja-JP', es: 'es-ES', it: 'it-IT', zh: 'zh-CN' }[language],
    timezoneId: zone,
    javaScriptEnabled: script,
    hasTouch: width < 500,
    isMobile: width < 500,
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(60_000)
  const page = await context.newPage()
  const faults: string[] = []
  await watch(context, page, { faults, site, payments, expected, script })
  return {
    page,
    context,
    faults,
    forgiven: [],
    async open(address) {
      const response = await page.goto(address)
      if (script) await scriptsRun(page)
      return response
    },
  }
}

/** Resolves when the page's own scripts have taken it over, so that keys and links do what they do for a person. */
export async function scriptsRun(page: Page): Promise<void> {
  // The last thing that a page's scripts do when they have taken it over is to keep its scroll position themselves.
  // Not page.waitForFunction: it polls with eval, which the page's policy refuses.
  const taken = async () => {
    if ((await page.evaluate(() => history.scrollRestoration)) !== 'manual')
      throw new Error('the scripts of the page have not taken it over')
  }
  await vi.waitFor(taken, { timeout: 45_000, interval: 20 })
}

type Watching = {
  faults: string[]
  site: string
  payments: string | undefined
  expected: number[]
  script: boolean
}

async function watch(
  context: BrowserContext,
  page: Page,
  { faults, site, payments, expected, script }: Watching,
): Promise<void> {
  await context.exposeBinding('tellViolation', (_source, text: string) => void faults.push(`policy: ${text}`))
  await context.addInitScript(() => {
    const tell = (window as unknown as { tellViolation(text: string): void }).tellViolation
    document.addEventListener('securitypolicyviolation', (event) =>
      tell(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
    )
  })
  page.on('console', (message) => {
    const isFault = message.type() === 'error' || message.type() === 'warning'
    // The status itself is judged below.
    const ofStatus = /^Failed to load resource: the server responded with a status of (\d+)/.exec(
      message.text(),
    )
    if (isFault && !ofStatus) faults.push(`console: ${message.text()}`)
  })
  page.on('pageerror', ({ name, message }) => {
    // A visitor who goes on ends what the router was still reading.
    if (name !== 'AbortError') faults.push(`page: ${name}: ${message}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // A visitor who goes on leaves what was still on its way.
    const isLeft = reason === 'net::ERR_ABORTED'
    // A browser without JavaScript refuses the scripts that the page names.
    const isUnwanted = !script && request.url().endsWith('.js')
    if (!isLeft && !isUnwanted) faults.push(`request: ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    const isOwn = response
      .url()
      .replace(/^blob:/, '')
      .startsWith(site)
    // What it refuses is told by the page.
    if (payments !== undefined && response.url().startsWith(`${payments}/`)) return
    if (!isOwn) faults.push(`foreign: ${response.url()}`)
    else if (response.status() >= 400 && !expected.includes(response.status()))
      faults.push(`status: ${response.status()} ${response.url()}`)
  })
}
