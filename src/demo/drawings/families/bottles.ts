import type { Families } from '../parameters.ts'

export const bottles: Families = {}
