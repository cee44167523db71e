// What somebody hears who does not see the page: the browser's own accessibility tree at the focus, and what live regions say.
import type { CDPSession, Page } from 'playwright-core'

/** Of an element in the tree: its role, its name, and of its states those that it has. */
export type Heard = {
  role: string
  name: string
  value?: string
  description?: string
  expanded?: boolean
  required?: boolean
  invalid?: string
  modal?: boolean
  autocomplete?: string
  hasPopup?: string
  selected?: boolean
  /** The line of a list that the focus is on without leaving its field. */
  active?: Heard
}

type Value = { value?: unknown; relatedNodes?: { backendDOMNodeId: number }[] }
type Node = {
  ignored: boolean
  backendDOMNodeId?: number
  role?: Value
  name?: Value
  value?: Value
  description?: Value
  properties?: { name: string; value: Value }[]
}

const states = ['expanded', 'required', 'modal', 'autocomplete', 'hasPopup', 'selected', 'invalid'] as const

/** What has the focus, with the line that is active in its list; the page itself when nothing has. */
export async function heard(page: Page): Promise<Heard> {
  const session = await page.context().newCDPSession(page)
  try {
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    // The document says that it has the focus besides the element.
    const focused = nodes.findLast((node) => propertyOf(node, 'focused')?.value === true)
    if (!focused) throw new Error('nothing has the focus')
    const [line] = propertyOf(focused, 'activedescendant')?.relatedNodes ?? []
    const active = line && (await nodeOf(session, line.backendDOMNodeId))
    return { ...shown(focused), ...(active && { active: shown(active) }) }
  } finally {
    await session.detach()
  }
}

const propertyOf = ({ properties = [] }: Node, wanted: string): Value | undefined =>
  properties.find(({ name }) => name === wanted)?.value

async function nodeOf(session: CDPSession, backendNodeId: number): Promise<Node | undefined> {
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    backendNodeId,
    fetchRelatives: false,
  })
  return nodes[0]
}

function shown(node: Node): Heard {
  const text = (of: Value | undefined) => (typeof of?.value === 'string' ? of.value : '')
  const known = states.map((name) => [name, propertyOf(node, name)?.value] as const)
  return {
    role: text(node.role),
    name: text(node.name),
    ...(text(node.value) && { value: text(node.value) }),
    ...(text(node.description) && { description: text(node.description) }),
    ...Object.fromEntries(known.filter(([, value]) => value !== undefined && value !== 'false')),
  }
}

/** Listens to the live regions of the page from now on; answers what they have said. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    const regions = '[role=status], [role=alert], [role=log], [aria-live]'
    new MutationObserver((changes) => {
      const changed = new Set(
        changes.flatMap(({ target }) => {
          const element = target instanceof Element ? target : target.parentElement
          return element?.closest(regions) ?? []
        }),
      )
      for (const region of changed) {
        const text = region.textContent.trim()
        if (text !== '' && said.at(-1) !== text) said.push(text)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said)
}

/** The roles of what a list of lines has in it, as the tree has them. */
export const linesOf = (page: Page) =>
  page.locator('[role=listbox]:visible > *').evaluateAll((all) => all.map((one) => one.getAttribute('role')))
