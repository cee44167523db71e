import type { Families } from '../parameters.ts'

export const housings: Families = {}
