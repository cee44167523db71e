import type { Families } from '../parameters.ts'

export const sheets: Families = {}
