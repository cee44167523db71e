import { useCallback, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { IconChevronDown } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLayer } from '../../ui/useLayer.ts'
import { branchesOf, type Branches } from './industryBranches.ts'
import { IndustryFlyout } from './IndustryFlyout.tsx'
import { industryIcons } from './industryIcons.ts'
import { searchFor, useSite, type IndustryLink } from './site.ts'
import styles from './IndustriesNav.module.css'

/** Long enough to cross a neighbour on the way into the flyout. */
const switchMs = 120
const wide = '(min-width: 992px)'

/** The left sidebar: the 15 industries, each with a flyout on wide screens, folded on phones (section 2). */
export function IndustriesNav({ current }: { current?: string }) {
  const { t } = useLingui()
  const site = useSite()
  const { open, enter, leave, show, close } = useFlyout()
  if (!site) return null
  return (
    <details className={`sheet no-print ${styles.panel}`}>
      <summary>
        <Trans>Industries</Trans>
        <IconChevronDown size={16} stroke={1.75} aria-hidden />
      </summary>
      <nav className={styles.nav} aria-label={t`Industries`} onPointerLeave={leave} onKeyDown={moveByArrows}>
        <p className={styles.title} aria-hidden>
          <Trans>Industries</Trans>
        </p>
        <ul>
          {site.industries.map((industry) => (
            <li
              key={industry.id}
              className={open?.industry.id === industry.id ? styles.open : undefined}
              onPointerEnter={(event) => event.pointerType === 'mouse' && enter(industry)}
              onBlur={(event) => {
                const isLeft = !event.currentTarget.contains(event.relatedTarget)
                if (isLeft && open?.industry.id === industry.id) close()
              }}
              onClick={close}
            >
              <Link
                to={searchFor(industry.name)}
                data-industry
                aria-current={current === industry.name ? 'true' : undefined}
                onFocus={(event) => event.currentTarget.matches(':focus-visible') && show(industry)}
              >
                <IndustryIcon icon={industry.icon} />
                {industry.name}
              </Link>
              {open?.industry.id === industry.id && (
                <IndustryFlyout industry={industry} branches={open.branches} />
              )}
            </li>
          ))}
          <li className={styles.all}>
            <Link to="/industries" data-industry>
              <Trans>All Categories</Trans>
            </Link>
          </li>
        </ul>
      </nav>
    </details>
  )
}

function IndustryIcon({ icon }: { icon: string }) {
  const Icon = industryIcons[icon]
  return Icon ? <Icon size={18} stroke={1.5} aria-hidden /> : null
}

type Open = { industry: IndustryLink; branches: Branches }

/** Which flyout is open. It opens when its categories have come, unless the pointer has moved on. */
function useFlyout() {
  const language = useSite()?.language
  const [open, setOpen] = useState<Open>()
  const wanted = useRef<string>(undefined)
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

  useLayer(open !== undefined, close)
  useEffect(() => () => clearTimeout(timer.current), [])
  return { open, show, enter, leave, close }
}

/** Up and down go from industry to industry, past the links of an open flyout. */
function moveByArrows(event: React.KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-industry]')]
  const item = (event.target as HTMLElement).closest('li:has(> [data-industry])')
  const at = links.findIndex((link) => item?.contains(link))
  const next = links[at + (event.key === 'ArrowDown' ? 1 : -1)]
  if (at === -1 || !next) return
  event.preventDefault()
  next.focus()
}
