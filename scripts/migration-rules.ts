// The rules of migration-locks.ts, one by one, on the tree that PostgreSQL's own parser makes of a statement.
type Node = Record<string, unknown>
type Relation = { relname?: string }
type Constraint = {
  contype?: string
  skip_validation?: boolean
  indexname?: string
  raw_expr?: Node
}
type ColumnDef = { colname?: string; constraints?: { Constraint?: Constraint }[] }
type Command = { subtype?: string; name?: string; def?: { ColumnDef?: ColumnDef; Constraint?: Constraint } }

export type Statement = {
  CreateStmt?: { relation?: Relation }
  IndexStmt?: { relation?: Relation; concurrent?: boolean; if_not_exists?: boolean; idxname?: string }
  AlterTableStmt?: { relation?: Relation; objtype?: string; cmds?: { AlterTableCmd?: Command }[] }
  RenameStmt?: { relation?: Relation; renameType?: string }
  DropStmt?: { removeType?: string; concurrent?: boolean }
  UpdateStmt?: { relation?: Relation }
  DeleteStmt?: { relation?: Relation }
  InsertStmt?: { relation?: Relation; selectStmt?: { SelectStmt?: { valuesLists?: unknown[] } } }
  RefreshMatViewStmt?: { concurrent?: boolean }
  [other: string]: unknown
}

type Around = { created: ReadonlySet<string>; inSteps: boolean }

/** What a statement would make others wait for, or take from them; tables made in the same migration are nobody's yet. */
export function problemsOf(statement: Statement, around: Around): string[] {
  const isNew = (relation: Relation | undefined) => around.created.has(relation?.relname ?? '')
  const { IndexStmt: index, AlterTableStmt: alter, RenameStmt: rename, DropStmt: drop } = statement
  const { UpdateStmt: update, DeleteStmt: remove, InsertStmt: insert } = statement
  if (index) return isNew(index.relation) ? [] : problemsOfIndex(index, around)
  if (alter)
    return isNew(alter.relation)
      ? []
      : (alter.cmds ?? []).flatMap(({ AlterTableCmd: one }) => (one ? problemsOfChange(one) : []))
  if (rename && !isNew(rename.relation))
    return ['the program before it knows only the old name: add, copy in portions, drop a release later']
  if (drop?.removeType && dropped.has(drop.removeType))
    return ['the program before it still uses what is dropped: drop it a release after its last use']
  if ((update && !isNew(update.relation)) || (remove && !isNew(remove.relation)))
    return ['changes any number of rows in one transaction: let a job do it in portions']
  if (insert && !isNew(insert.relation) && !insert.selectStmt?.SelectStmt?.valuesLists)
    return ['writes as many rows as it finds in one transaction: let a job do it in portions']
  if (statement.RefreshMatViewStmt && !statement.RefreshMatViewStmt.concurrent)
    return ['nobody reads the view meanwhile: refresh it concurrently']
  return Object.keys(statement).flatMap((kind) => never[kind] ?? [])
}

const dropped: ReadonlySet<string> = new Set([
  'OBJECT_TABLE',
  'OBJECT_VIEW',
  'OBJECT_MATVIEW',
  'OBJECT_FUNCTION',
  'OBJECT_TYPE',
])

const never: Record<string, string> = {
  LockStmt: 'locks a table',
  TruncateStmt: 'locks a table, and takes all rows from the program before it',
  ClusterStmt: 'rewrites a table that nobody can read meanwhile',
  VacuumStmt: 'belongs to no migration',
  ReindexStmt: 'nobody writes meanwhile: make another index concurrently',
  DoStmt: 'nobody can see what it does: write the statements',
}

function problemsOfIndex(index: NonNullable<Statement['IndexStmt']>, { inSteps }: Around): string[] {
  if (!index.concurrent)
    return ['nobody writes to the table while the index is built: create it concurrently, in steps']
  const problems = []
  if (!inSteps) problems.push('concurrently only in steps: the second line is "-- in steps"')
  if (!index.if_not_exists || !index.idxname) problems.push('a step may run twice: a name, and if not exists')
  return problems
}

function problemsOfChange({ subtype, def }: Command): string[] {
  const problem = changes[subtype ?? '']
  if (problem) return [problem]
  if (subtype === 'AT_AddColumn') return problemsOfColumn(def?.ColumnDef)
  if (subtype === 'AT_AddConstraint') return problemsOfConstraint(def?.Constraint)
  return []
}

const changes: Record<string, string> = {
  AT_AlterColumnType: 'rewrites the table: add a column, copy in portions, drop the old one a release later',
  AT_SetNotNull:
    'reads the whole table under a lock: a check not valid, validated in a step of its own, says the same',
  AT_DropColumn: 'the program before it still reads the column: drop it a release after its last use',
  AT_SetLogged: 'rewrites the table',
  AT_SetUnLogged: 'rewrites the table',
  AT_SetTableSpace: 'rewrites the table',
  AT_SetExpression: 'rewrites the table',
  AT_AddIdentity: 'rewrites the table',
  AT_ClusterOn: 'belongs to no migration',
}

function problemsOfColumn(column: ColumnDef | undefined): string[] {
  const constraints = (column?.constraints ?? []).flatMap(({ Constraint: one }) => one ?? [])
  const of = (type: string) => constraints.find(({ contype }) => contype === type)
  const problems = []
  const byDefault = of('CONSTR_DEFAULT')
  if (byDefault && !isSteady(byDefault.raw_expr))
    problems.push('a default that differs from row to row rewrites the table: fill it in portions')
  if (of('CONSTR_NOTNULL') && !byDefault)
    problems.push('rows that are there, and the program before it, have no value: give it a default')
  if (of('CONSTR_GENERATED') || of('CONSTR_IDENTITY'))
    problems.push('a column that is computed rewrites the table')
  if (of('CONSTR_UNIQUE') || of('CONSTR_PRIMARY'))
    problems.push(
      'nobody writes while its index is built: make the index concurrently, then the constraint using it',
    )
  if (of('CONSTR_FOREIGN') && byDefault)
    problems.push(
      'reads the whole table under a lock: the reference not valid, validated in a step of its own',
    )
  // Also where every row has none: PostgreSQL looks at each.
  if (of('CONSTR_CHECK'))
    problems.push('reads the whole table under a lock: the check not valid, validated in a step of its own')
  return problems
}

function problemsOfConstraint(constraint: Constraint | undefined): string[] {
  const { contype, skip_validation: isNotValid, indexname } = constraint ?? {}
  if (contype === 'CONSTR_CHECK' || contype === 'CONSTR_FOREIGN')
    return isNotValid
      ? []
      : ['reads the whole table under a lock: not valid, then validated in a step of its own']
  if (contype === 'CONSTR_UNIQUE' || contype === 'CONSTR_PRIMARY')
    return indexname
      ? []
      : ['nobody writes while its index is built: make the index concurrently, then the constraint using it']
  return ['reads the whole table under a lock']
}

/** A value that is the same for all rows: a constant, or the moment of the change. */
function isSteady(expression: Node | undefined): boolean {
  if (!expression) return true
  if ('A_Const' in expression) return true
  if ('TypeCast' in expression) return isSteady((expression['TypeCast'] as { arg?: Node }).arg)
  if ('A_ArrayExpr' in expression)
    return ((expression['A_ArrayExpr'] as { elements?: Node[] }).elements ?? []).every(isSteady)
  if ('SQLValueFunction' in expression) return true
  const name = (expression['FuncCall'] as { funcname?: { String?: { sval?: string } }[] } | undefined)
    ?.funcname
  return name?.at(-1)?.String?.sval === 'now'
}
