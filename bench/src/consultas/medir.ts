/**
 * Runs `call` a number of times, one after another, and returns the milliseconds of each run. The first runs are a
 * warm-up and are not counted.
 */
export const medir = async (
  veces: number,
  call: (i: number) => Promise<unknown>,
): Promise<number[]> => {
  const tiempos: number[] = []
  const calentamiento = Math.ceil(veces / 5)
  for (let i = 0; i < veces + calentamiento; i += 1) {
    const start = performance.now()
    await call(i)
    if (i >= calentamiento) tiempos.push(performance.now() - start)
  }
  return tiempos
}

/** Milliseconds that a function call takes: elapsed time, and processor time of all the threads of this process. */
export interface Medida {
  readonly ms: number
  readonly cpu: number
}

export const medirUna = async (call: () => Promise<unknown>): Promise<Medida> => {
  const start = performance.now()
  const before = process.cpuUsage()
  await call()
  const { user, system } = process.cpuUsage(before)
  return { ms: performance.now() - start, cpu: (user + system) / 1000 }
}

/** Returns a percentile of the times. `parte` is a fraction: 0.5 gives the median and 0.95 the p95. */
export const percentil = (tiempos: readonly number[], parte: number): number => {
  const sorted = [...tiempos].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * parte))] ?? Number.NaN
}
