export default function AccountsNotOpenScreen() {
  return (
    <main>
      <h1>AccountsNotOpenScreen</h1>
    </main>
  )
}
