// The order of test files: those that are known to take long begin first, so that a run does not end with one worker on one of them.
import path from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { longest } from '../bin/durations.mjs'
import { root } from './report.ts'

/** Where a file begins among those that take longest; all others come after them. */
function turnOf({ moduleId }: TestSpecification): number {
  const at = longest.indexOf(path.relative(root, moduleId).replaceAll('\\', '/'))
  return at < 0 ? longest.length : at
}

/** Within each group of files, which vitest keeps apart, long ones first, then larger ones. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const groupOf = ({ project }: TestSpecification) => project.config.sequence.groupOrder
    return sorted.toSorted((a, b) => groupOf(a) - groupOf(b) || turnOf(a) - turnOf(b))
  }
}
