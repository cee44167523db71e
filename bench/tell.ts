// Put in front of a measured server (node --import): tells its CPU time, and what it did with it, to the bench that started it.
import inspector from 'node:inspector/promises'

const session = new inspector.Session()

process.on('message', (message: { bench?: 'cpu' | 'profile' | 'profiled' }) => {
  if (message.bench === 'cpu') process.send?.({ cpu: process.cpuUsage() })
  if (message.bench === 'profile') void startProfile()
  if (message.bench === 'profiled') void tellProfile()
})

async function startProfile() {
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.setSamplingInterval', { interval: 200 })
  await session.post('Profiler.start')
  process.send?.({ profiling: true })
}

async function tellProfile() {
  const { profile } = await session.post('Profiler.stop')
  session.disconnect()
  process.send?.({ profile })
}
