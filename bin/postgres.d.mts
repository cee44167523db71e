import type { ChildProcess } from 'node:child_process'

type Places = { native: string; data: string }

export function placesFor(folder: string): Places
export function makeCluster(places: Places): string
export function startServer(
  places: Places,
  port: number,
  flags: readonly string[],
  onSpawn?: (child: ChildProcess) => void,
): Promise<ChildProcess>
