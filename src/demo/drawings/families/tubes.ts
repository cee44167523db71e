import type { Families } from '../parameters.ts'
import { exchangers } from './exchangers.ts'
import { lines } from './lines.ts'

export const tubes: Families = { ...lines, ...exchangers }
