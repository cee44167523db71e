import { IconPaperclip, IconPhotoUp, IconTableImport } from '@tabler/icons-react'
import styles from './DropZone.module.css'

const icons = { picture: IconPhotoUp, clip: IconPaperclip, table: IconTableImport }

type Props = {
  /** As of a file control. */
  accept: string
  multiple?: boolean
  disabled?: boolean
  /** The id of what is said about it. */
  hintID: string
  icon?: keyof typeof icons
  ref?: React.Ref<HTMLInputElement>
  /** Beside a button that is more important. */
  quiet?: boolean
  /** Never told nothing. */
  onFiles(files: readonly File[]): void
  /** Its words. */
  children: React.ReactNode
}

/** The button of a drop zone: a file control that looks like one. */
export function ChooseFiles({
  accept,
  multiple,
  disabled,
  hintID,
  icon = 'picture',
  ref,
  quiet = false,
  onFiles,
  children,
}: Props) {
  const Icon = icons[icon]
  return (
    <label
      className={quiet ? `${styles.choose} ${styles.quiet}` : styles.choose}
      aria-disabled={disabled || undefined}
    >
      <input
        ref={ref}
        className="vh"
        type="file"
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        aria-describedby={hintID}
        onChange={({ currentTarget }) => {
          // Copied first: emptying the control, so that the same file can be chosen again, empties its list.
          const files = [...(currentTarget.files ?? [])]
          currentTarget.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
      <Icon size={20} stroke={1.75} aria-hidden />
      {children}
    </label>
  )
}
