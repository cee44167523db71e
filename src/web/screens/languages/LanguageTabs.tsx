import { useRef } from 'react'
import { Form, Link } from 'react-router'
import { IconPlus } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/Field.tsx'
import { showWhole } from '../../ui/showWhole.ts'
import { useAlongRow } from '../../ui/useAlongRow.ts'
import type { LanguagesData } from './page-data.ts'
import styles from './LanguageTabs.module.css'

type Props = Pick<LanguagesData, 'tabs' | 'more' | 'opened'> & {
  /** The address of the screen. */
  path: string
  /** Languages in which something was typed and not saved. */
  unsaved: readonly string[]
}

/** A link for each language, with how much is written in it; arrows move between them. */
export function LanguageTabs({ tabs, more, opened, path, unsaved }: Props) {
  const { t } = useLingui()
  const row = useRef<HTMLUListElement>(null)
  useAlongRow(row, opened.code)
  return (
    <div className={styles.top}>
      <nav className={styles.tabs} aria-label={t`Languages`}>
        <ul ref={row}>
          {tabs.map((tab) => (
            <li key={tab.code}>
              <Link
                to={`${path}?language=${tab.code}`}
                preventScrollReset
                className={styles.tab}
                data-tab={tab.code}
                onFocus={showWhole}
                aria-current={tab.code === opened.code ? 'true' : undefined}
              >
                <span className={styles.name}>
                  {tab.name}
                  {unsaved.includes(tab.code) && (
                    <>
                      <span className={styles.dot} aria-hidden="true" />
                      <span className="vh">
                        {' '}
                        <Trans>not saved</Trans>
                      </span>
                    </>
                  )}
                </span>
                <Standing tab={tab} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {more.length > 0 && (
        <details className={styles.more}>
          <summary>
            <IconPlus size={16} stroke={1.75} aria-hidden />
            <Trans>Add a language</Trans>
          </summary>
          <Form method="get" action={path} className={styles.add} preventScrollReset>
            <SelectField name="language" label={<Trans>Language</Trans>}>
              {more.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </SelectField>
            <Button type="submit">
              <Trans>Add</Trans>
            </Button>
          </Form>
        </details>
      )}
    </div>
  )
}

/** Below its name: that it is the original, else how much is written, and that buyers read it. */
function Standing({ tab: { written, of, isOriginal, isWanted } }: { tab: Props['tabs'][number] }) {
  if (isOriginal)
    return (
      <span className={styles.count}>
        <Trans>Original</Trans>
      </span>
    )
  return (
    <span className={styles.count}>
      <Trans>
        {written} of {of}
      </Trans>
      {isWanted && written < of && (
        <span className={styles.wanted}>
          <Trans>recommended</Trans>
        </span>
      )}
    </span>
  )
}
