/** Milliseconds of each of the calls, one after another; the first ones warm up and do not count. */
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

/** Milliseconds of a call: by the clock, and of the processor in all the threads of this process. */
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

/** The time that this part of the calls did not pass: 0.5 is the median. */
export const percentil = (tiempos: readonly number[], parte: number): number => {
  const sorted = [...tiempos].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * parte))] ?? Number.NaN
}
