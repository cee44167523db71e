import type { Messages } from '@lingui/core'

/** One compiled area of messages. */
export type Catalogue = { messages: Messages }
