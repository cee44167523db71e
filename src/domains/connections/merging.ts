// The connections of a company that is merged into another (D57).
import { handingOf } from '../../platform/handover.ts'
import { connectionParts } from './queries/merging.ts'

/** With whom the other is connected already, or has asked, they stay: one a pair. */
export const connectionsMerging = handingOf(connectionParts)
