import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { IconChevronDown, IconLanguage } from '@tabler/icons-react'
import { Trans } from '@lingui/react/macro'
import { useLayer } from '../../ui/useLayer.ts'
import { languageAddress, languageNames } from './languageNames.ts'
import { useSite } from './site.ts'
import styles from './LanguageMenu.module.css'

/** The languages of the edition behind the current one; on phones they stand in the slide-in menu instead. */
export function LanguageMenu() {
  const site = useSite()
  const menu = useRef<HTMLDetailsElement>(null)
  const [open, setOpen] = useState(false)
  const close = useCallback(() => {
    if (!menu.current?.open) return
    menu.current.open = false
    menu.current.querySelector('summary')?.focus()
  }, [])
  useLayer(open, close)
  useEffect(() => {
    if (!open) return
    const closeOutside = (event: PointerEvent) => {
      if (menu.current && !menu.current.contains(event.target as Node)) menu.current.open = false
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [open])
  if (!site) return null
  return (
    <details ref={menu} className={styles.menu} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <IconLanguage size={18} stroke={1.5} aria-hidden />
        <span className="vh">
          <Trans>Language</Trans>
        </span>
        <span>{languageNames[site.language]}</span>
        <IconChevronDown size={16} stroke={1.75} aria-hidden />
      </summary>
      <LanguageLinks className={styles.list} />
    </details>
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
  const { pathname, search } = useLocation()
  if (!site) return null
  const shown = site.edition.languages.filter((language) => !othersOnly || language !== site.language)
  return (
    <ul className={className}>
      {shown.map((language) => (
        <li key={language}>
          <a
            href={languageAddress(language, pathname + search)}
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
