/** Creates a generator of pseudo-random numbers (mulberry32). The same seed gives the same numbers. */
export const createAzar = (semilla: number) => {
  let estado = semilla
  const next = (): number => {
    estado = (estado + 0x6d2b79f5) | 0
    let t = Math.imul(estado ^ (estado >>> 15), 1 | estado)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const hasta = (n: number): number => Math.floor(next() * n)
  return { next, hasta, elegir: <T>(lista: readonly T[]): T => lista[hasta(lista.length)] as T }
}
export type Azar = ReturnType<typeof createAzar>
