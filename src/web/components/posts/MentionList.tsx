import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { CompanyName } from '../business/CompanyName.tsx'
import { ListBelow } from '../../ui/ListBelow.tsx'
import type { useMentions } from './use-mentions.ts'
import styles from './MentionList.module.css'

/** Whom the letters behind an `@` may mean. */
export function MentionList({ of: { list, offers, isLoading } }: { of: ReturnType<typeof useMentions> }) {
  const { t } = useLingui()
  return (
    <ListBelow
      list={list}
      label={t`People and companies to mention`}
      loading={isLoading}
      none={<Trans>Nobody of this name was found.</Trans>}
      said={
        list.shown && <Plural value={offers.length} one="# name is offered" other="# names are offered" />
      }
    >
      {offers.map(({ type, id, name, note }, at) => (
        <div key={id} {...list.lineOf(at)}>
          {type === 'business' ? <CompanyName name={name} /> : <bdi>{name}</bdi>}{' '}
          <bdi className={styles.note}>{note}</bdi>
        </div>
      ))}
    </ListBelow>
  )
}
