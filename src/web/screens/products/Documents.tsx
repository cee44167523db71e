import { Section } from '../../components/sheet/Section.tsx'
import type { DocumentsPage } from './documents-page.ts'
import styles from './Documents.module.css'

/** Data sheets, manuals and drawings: open ones are saved by their title, others asked for. */
export function Documents({ documents }: { documents: DocumentsPage | undefined }) {
  return (
    documents && (
      <Section id="documents" title={documents.title}>
        <ul className={styles.list}>
          {documents.rows.map(({ id, title, lang, facts, path, ask }) => (
            <li key={id}>
              {ask ? (
                <span lang={lang}>{title}</span>
              ) : (
                <a href={path} rel="nofollow" lang={lang}>
                  {title}
                </a>
              )}
              <small>{facts}</small>
              {ask && (
                <a href={path} rel="nofollow" aria-label={`${ask}: ${title}`}>
                  {ask}
                </a>
              )}
            </li>
          ))}
        </ul>
      </Section>
    )
  )
}
