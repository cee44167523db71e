import type { Page } from 'playwright-core'

/** A picture of the product: what of it, on which screens, and what a person does before. */
export type Shot = {
  name: string
  address: string
  widths?: number[]
  languages?: string[]
  /** Each language on one of the screens only: the others say nothing more. */
  pairs?: boolean
  /** Seen by somebody who is signed in. */
  signedIn?: boolean
  /** Seen by an operator whose console is unlocked. */
  as?: 'staff'
  /** Smaller than it is: for layout, not for words. */
  small?: boolean
  /** Pixels of a page so long that its end says nothing new. */
  atMost?: number
  /** What a person does to come to the page that is then taken whole. */
  first?: (page: Page) => Promise<void>
  /** What a person does before looking; the picture is then of the screen, not of the whole page. */
  before?: (page: Page) => Promise<void>
}
