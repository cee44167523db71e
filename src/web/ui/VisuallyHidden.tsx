/** Words for those who listen to the page. */
export function VisuallyHidden({ children }: { children: React.ReactNode }) {
  return <span className="vh">{children}</span>
}
