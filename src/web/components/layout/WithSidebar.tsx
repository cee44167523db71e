import { useLingui } from '@lingui/react/macro'
import { IndustriesNav } from './IndustriesNav.tsx'

/** A page with the industries on its left; `current` is the name that is being searched for, `below` stands under the industries. */
export function WithSidebar({
  current,
  below,
  children,
}: {
  current?: string
  below?: React.ReactNode
  children: React.ReactNode
}) {
  const { t } = useLingui()
  return (
    <div className="wrap side-grid">
      <aside aria-label={t`Sidebar`}>
        <IndustriesNav current={current} />
        {below}
      </aside>
      <div>{children}</div>
    </div>
  )
}
