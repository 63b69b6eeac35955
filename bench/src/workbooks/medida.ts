import { readFileSync } from 'node:fs'

export interface Medida {
  readonly filas: number
  readonly segundos: number
  /** Peak memory of the process, in MB. */
  readonly memoria: number
  /**
   * Sum of the values read, or number of bytes written. The benchmark uses this value to check that the program did the
   * work.
   */
  readonly control: number
}

/** `maxRSS` includes the memory of the parent process at the fork, so on Linux the kernel's VmHWM is used instead. */
const peakMemory = (): number => {
  try {
    const mark = /VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'))
    if (mark) return Number(mark[1]) / 1024
  } catch {
    // Systems other than Linux have no /proc/self/status, so `maxRSS` is used there.
  }
  return process.resourceUsage().maxRSS / 1024
}

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
