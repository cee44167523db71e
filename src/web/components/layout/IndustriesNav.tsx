import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { IconChevronDown } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '../../ui/Link.tsx'
import { useLayer } from '../../ui/useLayer.ts'
import { WrittenOnce } from '../../ui/WrittenOnce.tsx'
import { branchesOf, type Branches } from './industryBranches.ts'
import { IndustryFlyout } from './IndustryFlyout.tsx'
import { IndustryIcon } from './IndustryIcon.tsx'
import type { IndustryLink } from '../../api/frame.ts'
import { searchFor, useSite } from './site.ts'
import styles from './IndustriesNav.module.css'

/** Long enough to cross a neighbour on the way into the flyout. */
const switchMs = 120
const wide = '(min-width: 992px)'

/** The left sidebar: the 15 industries, each with a flyout on wide screens, folded on phones (P2.5). */
export function IndustriesNav({ current }: { current?: string }) {
  const { t } = useLingui()
  const site = useSite()
  const { open, item, enter, leave, show, close } = useFlyout()
  if (!site) return null
  const currentID = site.industries.find(({ name }) => name === current)?.id
  // At once, so that Tab goes on to the next industry and not through forty links of every flyout on the way.
  const pass = () => flushSync(close)
  const links = () => [
    ...site.industries.map((industry) => (
      <li
        key={industry.id}
        ref={open?.industry.id === industry.id ? item : undefined}
        className={open?.industry.id === industry.id ? styles.open : undefined}
        onPointerEnter={(event) => event.pointerType === 'mouse' && enter(industry)}
      >
        <Link
          to={searchFor(industry)}
          data-industry
          aria-current={currentID === industry.id ? 'true' : undefined}
          onClick={close}
          onKeyDown={(event) => {
            if (event.key === 'Tab') pass()
            else if (event.key === 'ArrowRight') enterFlyout(event)
            else moveByArrows(event)
          }}
          onFocus={(event) => event.currentTarget.matches(':focus-visible') && show(industry)}
        >
          <IndustryIcon icon={industry.icon} />
          {industry.name}
        </Link>
        {open?.industry.id === industry.id && (
          <IndustryFlyout
            industry={industry}
            branches={open.branches}
            onChoose={close}
            onKeyDown={moveByArrows}
          />
        )}
      </li>
    )),
    <li key="all" className={styles.all}>
      <Link to="/industries" data-industry onKeyDown={moveByArrows}>
        <Trans>All Categories</Trans>
      </Link>
    </li>,
  ]
  return (
    <details className={`sheet no-print ${styles.panel}`}>
      <summary>
        <Trans>Industries</Trans>
        <IconChevronDown size={16} stroke={1.75} aria-hidden />
      </summary>
      <nav className={styles.nav} aria-label={t`Industries`} onPointerLeave={leave}>
        <p className={styles.title} aria-hidden>
          <Trans>Industries</Trans>
        </p>
        <WrittenOnce as="ul" name={`industries ${currentID ?? ''}`} of={links} />
      </nav>
    </details>
  )
}

type Open = { industry: IndustryLink; branches: Branches }

/** Which flyout is open. It opens when its categories have come, unless the pointer has moved on. */
function useFlyout() {
  const language = useSite()?.language
  const [open, setOpen] = useState<Open>()
  const wanted = useRef<string>(undefined)
  const item = useRef<HTMLLIElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const close = useCallback(() => {
    clearTimeout(timer.current)
    wanted.current = undefined
    setOpen(undefined)
  }, [])

  const show = (industry: IndustryLink) => {
    clearTimeout(timer.current)
    if (!language || !matchMedia(wide).matches) return
    wanted.current = industry.id
    branchesOf(industry.id, language).then(
      (branches) => wanted.current === industry.id && setOpen({ industry, branches }),
      close,
    )
  }

  const enter = (industry: IndustryLink) => {
    clearTimeout(timer.current)
    if (open?.industry.id === industry.id) return
    timer.current = setTimeout(() => show(industry), switchMs)
  }

  const leave = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(close, switchMs)
  }

  const closeByKey = useCallback(() => {
    // Whoever was in the flyout is back at its industry, instead of nowhere.
    if (item.current?.contains(document.activeElement))
      item.current.querySelector<HTMLElement>('[data-industry]')?.focus()
    close()
  }, [close])
  useLayer(open !== undefined, closeByKey)
  useEffect(() => {
    if (!open) return
    // Another industry opens its own; anything else the focus goes to closes this one.
    const closeBehind = ({ target }: FocusEvent) => {
      if (target instanceof Element && !item.current?.contains(target) && !target.closest('[data-industry]'))
        close()
    }
    document.addEventListener('focusin', closeBehind)
    return () => document.removeEventListener('focusin', closeBehind)
  }, [open, close])
  useEffect(() => () => clearTimeout(timer.current), [])
  return { open, item, show, enter, leave, close }
}

/** From an industry to the first link of its open flyout, where Tab goes on. */
function enterFlyout(event: React.KeyboardEvent<HTMLElement>): void {
  const first = event.currentTarget.parentElement?.querySelector<HTMLElement>('a:not([data-industry])')
  if (!first) return
  event.preventDefault()
  first.focus()
}

/** Up and down go from industry to industry, past the links of an open flyout. */
function moveByArrows(event: React.KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const list = event.currentTarget.closest('nav')
  const links = [...(list?.querySelectorAll<HTMLElement>('[data-industry]') ?? [])]
  const at = links.findIndex((link) => link.parentElement?.contains(event.currentTarget))
  const next = links[at + (event.key === 'ArrowDown' ? 1 : -1)]
  if (at === -1 || !next) return
  event.preventDefault()
  next.focus()
}
