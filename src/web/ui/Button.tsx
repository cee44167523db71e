import type { LinkProps } from 'react-router'
import { Link } from './Link.tsx'
import styles from './Button.module.css'

export type ButtonLook = {
  /** One filled button for each card or bar at most; `danger` for what takes something away. */
  variant?: 'primary' | 'plain' | 'quiet' | 'inverse' | 'danger'
  size?: 'medium' | 'large' | 'small'
  /** As wide as its parent. */
  block?: boolean
}

/** The class names of a button, for elements that are neither of the two below. */
export function buttonClass(
  { variant = 'plain', size = 'medium', block }: ButtonLook,
  extra?: string,
): string {
  return [styles.button, styles[variant], styles[size], block && styles.block, extra]
    .filter(Boolean)
    .join(' ')
}

/** A button; `aria-pressed` makes it a toggle. Its type is `button` unless told otherwise. With `aria-disabled` it does nothing and keeps the focus, which `disabled` would take away. */
export function Button({
  variant,
  size,
  block,
  className,
  onClick,
  ...rest
}: ButtonLook & React.ButtonHTMLAttributes<HTMLButtonElement>) {
  const isOff = String(rest['aria-disabled']) === 'true'
  return (
    <button
      type="button"
      {...rest}
      onClick={isOff ? (event) => event.preventDefault() : onClick}
      className={buttonClass({ variant, size, block }, className)}
    />
  )
}

/** A link that looks like a button. */
export function LinkButton({ variant, size, block, className, ...rest }: ButtonLook & LinkProps) {
  return <Link {...rest} className={buttonClass({ variant, size, block }, className)} />
}
