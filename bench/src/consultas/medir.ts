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

/** The time that this part of the calls did not pass: 0.5 is the median. */
export const percentil = (tiempos: readonly number[], parte: number): number => {
  const sorted = [...tiempos].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * parte))] ?? Number.NaN
}
