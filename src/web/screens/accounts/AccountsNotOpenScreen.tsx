export default function AccountsNotOpenScreen() {
  return (
    <>
      <h1>AccountsNotOpenScreen</h1>
    </>
  )
}
