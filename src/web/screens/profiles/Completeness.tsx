import { Link } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { fieldID } from '../../ui/Field.tsx'
import type { missingIn, Wanted } from './missing.ts'
import styles from './Completeness.module.css'

/** How much of the profile is there and what to add next; gone once nothing is missing. */
export function Completeness({ missing: { fields, percent } }: { missing: ReturnType<typeof missingIn> }) {
  if (fields.length === 0) return null
  return (
    <section className={`sheet ${styles.box}`} aria-labelledby="completeness">
      <h2 id="completeness" className={styles.title}>
        <Trans>Your profile is {percent}% complete</Trans>
      </h2>
      <progress className={styles.bar} max={100} value={percent} aria-labelledby="completeness" />
      <ul className={styles.hints}>
        {fields.map((name) => (
          <li key={name}>
            <Link to={`/profile/edit#${name === 'profilePhoto' ? 'photo' : fieldID(name)}`}>
              <Hint name={name} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Hint({ name }: { name: Wanted }) {
  switch (name) {
    case 'profilePhoto':
      return <Trans>Add a photo</Trans>
    case 'profession':
      return <Trans>Add your profession</Trans>
    case 'jobPosition':
      return <Trans>Add your job position</Trans>
    case 'companyName':
      return <Trans>Add the name of your business</Trans>
    case 'briefPresentation':
      return <Trans>Say something about yourself</Trans>
    case 'industry':
      return <Trans>Choose your industry</Trans>
    case 'businessType':
      return <Trans>Choose your type of business</Trans>
    case 'country':
      return <Trans>Choose your country</Trans>
    case 'city':
      return <Trans>Add your city</Trans>
    case 'preferredLanguage':
      return <Trans>Choose your preferred language</Trans>
  }
}
