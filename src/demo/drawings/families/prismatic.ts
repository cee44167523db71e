import type { Families } from '../parameters.ts'

export const prismatic: Families = {}
