import type { Families } from '../parameters.ts'

export const plates: Families = {}
