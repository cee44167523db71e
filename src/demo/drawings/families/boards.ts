import type { Families } from '../parameters.ts'

export const boards: Families = {}
