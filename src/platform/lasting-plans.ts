// Statements are written so that PostgreSQL plans them once a connection, however many ids they are given.
import { PostgresQueryCompiler, ValueNode, type OperationNode, type RawNode } from 'kysely'

/**
 * Puts a list of values behind a select of its own: `any($1::uuid[])` becomes `any((select $1::uuid[])::uuid[])`. Of a list
 * that it sees, the planner counts the values; of one that a select gives, it takes ten. A plan for any list is then as
 * cheap as one for this list, and kept (docs/decisions/0099).
 */
export class LastingPlansCompiler extends PostgresQueryCompiler {
  protected override visitRaw(node: RawNode): void {
    const { sqlFragments, parameters } = node
    sqlFragments.forEach((fragment, at) => {
      this.append(fragment)
      const parameter = parameters[at]
      if (!parameter) return
      const type = isValue(parameter) && listType.exec(sqlFragments[at + 1] ?? '')?.[0]
      if (type) this.append('(select ')
      this.visitNode(parameter)
      if (type) this.append(`${type})`)
    })
  }
}

const listType = /^::[a-z]+\[\]/
const isValue = (node: OperationNode) => ValueNode.is(node)
