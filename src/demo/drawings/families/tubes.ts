import type { Families } from '../parameters.ts'

export const tubes: Families = {}
