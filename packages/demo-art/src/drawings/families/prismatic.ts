import type { Families } from '../parameters.ts'
import { brackets } from './brackets.ts'
import { jaws } from './jaws.ts'
import { guides } from './guides.ts'

export const prismatic: Families = { ...brackets, ...jaws, ...guides }
