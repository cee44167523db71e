import { Plural } from '@lingui/react/macro'

/** A number of days with its unit in grey. */
export function LeadTime({ days }: { days: number }) {
  return (
    <Plural
      value={days}
      one={
        <Days>
          # <span className="unit">day</span>
        </Days>
      }
      other={
        <Days>
          # <span className="unit">days</span>
        </Days>
      }
    />
  )
}

function Days({ children }: { children: React.ReactNode }) {
  return <span className="nowrap">{children}</span>
}
