import { IconPackage } from '@tabler/icons-react'
import { industryIcons } from '../layout/industryIcons.ts'
import { useSite } from '../layout/site.ts'
import { hueOf } from '../business/hues.ts'
import styles from './ProductPlaceholder.module.css'

/** Stands for a product's missing picture: its industry's icon on a fine grid (U20), filling its parent. */
export function ProductPlaceholder({ industryID, size = 56 }: { industryID: string; size?: number }) {
  const icon = useSite()?.industries.find(({ id }) => id === industryID)?.icon
  const Icon = (icon !== undefined && industryIcons[icon]) || IconPackage
  return (
    <span
      className={styles.placeholder}
      style={{ '--hue': hueOf(industryID) } as React.CSSProperties}
      aria-hidden="true"
    >
      {/* Lines as thin as those of drawings, at any size. */}
      <Icon size={size} stroke={42 / size} />
    </span>
  )
}
