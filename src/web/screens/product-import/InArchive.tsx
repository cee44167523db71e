import { IconChevronDown } from '@tabler/icons-react'
import { Trans } from '@lingui/react/macro'
import { limits } from '../../../contract/limits.ts'
import styles from './SendTable.module.css'

const { photosPerProductGiven, documentsPerProductMax } = limits
const size = `${limits.importFileBytesMax / 1_024 / 1_024}\u00a0MB`

/** How files of a product with this part number may be called. */
const number = '6204-2RS'
const [picture, further, manual] = [`${number}.jpg`, `${number}_2.jpg`, `${number} manual.pdf`]

/** What a ZIP may hold beside its table, and how pictures and documents come to their products. */
export function InArchive() {
  return (
    <details className={styles.archive}>
      <summary>
        <Trans>Pictures and documents in a ZIP</Trans>
        <IconChevronDown size={18} stroke={1.75} aria-hidden />
      </summary>
      <ul>
        <li>
          <Trans>
            One table, and beside it pictures (JPEG, PNG, WebP) and documents (PDF, STEP, IGES, DXF, DWG), in
            folders as you like, each file up to {size}.
          </Trans>
        </li>
        <li>
          <Trans>
            By file name: a column of the table names the files of a product, such as{' '}
            <code translate="no">pump-front.jpg</code>.
          </Trans>
        </li>
        <li>
          <Trans>
            By part number: files are called by it, such as <code translate="no">{picture}</code>, further
            pictures <code translate="no">{further}</code>, documents <code translate="no">{manual}</code>.
          </Trans>
        </li>
        <li>
          <Trans>
            A product takes up to {photosPerProductGiven} pictures and {documentsPerProductMax} documents.
            They join those that are there; a newer picture takes the place of one that came before under its
            name.
          </Trans>
        </li>
      </ul>
    </details>
  )
}
