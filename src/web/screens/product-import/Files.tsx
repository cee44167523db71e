import { IconFileText, IconPhoto } from '@tabler/icons-react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ProductImportEntry } from '../../../contract/import-shapes.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { Figures } from './Figures.tsx'
import { fileCountsOf } from './file-counts.ts'
import own from './Files.module.css'
import type { RefusedFiles } from './files-data.ts'
import styles from './Import.module.css'

type Props = { entry: ProductImportEntry; refused: RefusedFiles | undefined; path: string }

/** The pictures and documents of an import: how many come, or came, and why the others do not. */
export function Files({ entry, refused, path }: Props) {
  const { t } = useLingui()
  const { files, state } = entry
  if (!files) return null
  const counts = fileCountsOf(entry)
  const isBefore = state === 'checked'
  const figures = [
    [t`Pictures`, files.pictures.of],
    [t({ context: 'of products', message: 'Documents' }), files.documents.of],
    [t`Arrived`, isBefore ? 0 : counts.came],
    [isBefore ? t`Do not come` : t`Did not come`, counts.refused],
    [t`Left by the cancelling`, isBefore ? 0 : counts.waiting],
  ] as const
  return (
    <section className={`sheet ${styles.sheet}`} aria-labelledby="files">
      <h2 id="files" className="t-card">
        <Trans>Pictures and documents</Trans>
      </h2>
      <Figures figures={figures.filter(([, count]) => count > 0)} />
      <p>{isBefore ? <Before refused={counts.refused} /> : <After counts={counts} />}</p>
      {refused && <Refused refused={refused} path={path} />}
    </section>
  )
}

const Before = ({ refused }: { refused: number }) =>
  refused === 0 ? (
    <Trans>No file is missing. They follow once the products are written.</Trans>
  ) : (
    <Plural
      value={refused}
      one="# file does not come, for the reason below; its product comes without it. The others follow once the products are written."
      other="# files do not come, for the reasons below; their products come without them. The others follow once the products are written."
    />
  )

function After({ counts: { refused, waiting } }: { counts: ReturnType<typeof fileCountsOf> }) {
  if (refused > 0)
    return (
      <Trans>
        The products are there without the files below. Correct these and send everything again: what is there
        already is not added twice.
      </Trans>
    )
  return waiting > 0 ? (
    <Trans>Send the file again to bring the others.</Trans>
  ) : (
    <Trans>All of them have arrived.</Trans>
  )
}

function Refused({ refused: { lines, next, isFirst }, path }: { refused: RefusedFiles; path: string }) {
  const { t } = useLingui()
  return (
    <>
      <ul className={own.list} aria-label={t`Files that do not come`}>
        {lines.map(({ row, partNumber, kind, name, why }, at) => (
          <li key={at}>
            {kind === 'picture' ? (
              <IconPhoto size={20} stroke={1.5} role="img" aria-label={t`Picture`} />
            ) : (
              <IconFileText
                size={20}
                stroke={1.5}
                role="img"
                aria-label={t({ context: 'of products', message: 'Document' })}
              />
            )}
            <div>
              <p className={own.name}>
                <bdi>{name}</bdi>
              </p>
              <p>{why}</p>
            </div>
            <p className={own.row}>
              <Trans>Row {row}</Trans>
              {partNumber !== '' && (
                <>
                  {' · '}
                  <bdi>{partNumber}</bdi>
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
      {(!isFirst || next !== null) && (
        <nav className={styles.ways} aria-label={t`Pages of files`}>
          {!isFirst && (
            <LinkButton to={path} preventScrollReset>
              <Trans>From the beginning</Trans>
            </LinkButton>
          )}
          {next !== null && (
            <LinkButton to={`${path}?files=${next}`} preventScrollReset>
              <Trans>More of them</Trans>
            </LinkButton>
          )}
        </nav>
      )}
    </>
  )
}
