import type { Families } from '../parameters.ts'
import { brackets } from './brackets.ts'
import { guides } from './guides.ts'

export const prismatic: Families = { ...brackets, ...guides }
