// The order of test files: those that are known to take long begin first, so that a run does not end with one worker on one of them.
import path from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { budgets } from '../bin/durations.mjs'
import { root } from './report.ts'

const known = Object.values(budgets).flatMap((files) => Object.keys(files))

/** Whether a file has a budget of its own, since it needs more than others. */
const isLong = ({ moduleId }: TestSpecification): boolean =>
  known.includes(path.relative(root, moduleId).replaceAll('\\', '/'))

/** Within each group of files, which vitest keeps apart, long ones first, then larger ones. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const groupOf = ({ project }: TestSpecification) => project.config.sequence.groupOrder
    return sorted.toSorted((a, b) => groupOf(a) - groupOf(b) || Number(isLong(b)) - Number(isLong(a)))
  }
}
