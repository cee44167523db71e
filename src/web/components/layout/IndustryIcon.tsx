import { industryIcons } from './industryIcons.ts'

/** The icon of an industry by the name that the API gives; nothing for a name that is not known here. */
export function IndustryIcon({ icon, size = 18 }: { icon: string; size?: number }) {
  const Icon = industryIcons[icon]
  return Icon ? <Icon size={size} stroke={1.5} aria-hidden /> : null
}
