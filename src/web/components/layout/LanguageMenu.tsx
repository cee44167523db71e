import { IconChevronDown, IconLanguage } from '@tabler/icons-react'
import { Trans } from '@lingui/react/macro'
import { Menu } from '../../ui/Menu.tsx'
import { languageNames } from '../../../contract/locale.ts'
import { languageAddress } from './languageAddress.ts'
import { useHere, useSite } from './site.ts'
import styles from './LanguageMenu.module.css'

/** The languages of the edition behind the current one; on phones they stand in the slide-in menu instead. */
export function LanguageMenu() {
  const site = useSite()
  if (!site) return null
  return (
    <Menu
      className={styles.menu}
      summary={
        <>
          <IconLanguage size={18} stroke={1.5} aria-hidden />
          <span className="vh">
            <Trans>Language</Trans>
          </span>
          <span>{languageNames[site.language]}</span>
          <IconChevronDown size={16} stroke={1.75} aria-hidden />
        </>
      }
    >
      <LanguageLinks className={styles.list} />
    </Menu>
  )
}

/** A link for each language of the edition, keeping the current address; where it is short of room, for the others only. */
export function LanguageLinks({
  className,
  othersOnly = false,
}: {
  className?: string
  othersOnly?: boolean
}) {
  const site = useSite()
  const here = useHere()
  if (!site) return null
  const shown = site.edition.languages.filter((language) => !othersOnly || language !== site.language)
  return (
    <ul className={className}>
      {shown.map((language) => (
        <li key={language}>
          <a
            href={languageAddress(language, here)}
            lang={language}
            hrefLang={language}
            rel="nofollow"
            aria-current={language === site.language ? 'true' : undefined}
          >
            {languageNames[language]}
          </a>
        </li>
      ))}
    </ul>
  )
}
