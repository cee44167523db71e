import { endingsOf } from '../../../contract/file-types.ts'
import styles from './FileKind.module.css'

/** The kind of a file as a small sign: PDF, DXF, STEP. */
export function FileKind({ contentType }: { contentType: string }) {
  return <span className={styles.kind}>{(endingsOf(contentType)[0] ?? '').toUpperCase()}</span>
}
