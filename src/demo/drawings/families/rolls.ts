import type { Families } from '../parameters.ts'

export const rolls: Families = {}
