export default function BusinessScreen() {
  return (
    <main>
      <h1>BusinessScreen</h1>
    </main>
  )
}
