// The files of what goes over from one company to another.
import { handingOf } from '../../platform/handover.ts'
import { fileParts } from './queries/merging.ts'

/** What products, certificates and posts show. */
export const filesMerging = handingOf(fileParts)
