import type { Families } from '../parameters.ts'

export const boxes: Families = {}
