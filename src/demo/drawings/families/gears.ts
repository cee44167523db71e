import type { Families } from '../parameters.ts'

export const gears: Families = {}
