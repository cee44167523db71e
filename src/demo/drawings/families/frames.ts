import type { Families } from '../parameters.ts'

export const frames: Families = {}
