import { readFileSync } from 'node:fs'

/** Figures that a measured program gives about itself. */
export interface Medida {
  readonly filas: number
  readonly segundos: number
  /** Peak memory of the process in MB. */
  readonly memoria: number
  /** Sum of what it read or bytes it wrote: shows that the work was done. */
  readonly control: number
}

/**
 * Peak memory of this process in MB. `maxRSS` counts what the parent held when it forked, so on Linux the
 * kernel's own mark of this program is read instead.
 */
const peakMemory = (): number => {
  try {
    const mark = /VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'))
    if (mark) return Number(mark[1]) / 1024
  } catch {
    // This system is not Linux and has no /proc.
  }
  return process.resourceUsage().maxRSS / 1024
}

/** Times `work` and prints the figures. */
export const medir = async (
  work: () => Promise<{ filas: number; control: number }> | { filas: number; control: number },
): Promise<void> => {
  const start = performance.now()
  const { filas, control } = await work()
  const segundos = (performance.now() - start) / 1000
  const memoria = peakMemory()
  const medida: Medida = { filas, segundos, memoria, control }
  process.stdout.write(JSON.stringify(medida))
}
