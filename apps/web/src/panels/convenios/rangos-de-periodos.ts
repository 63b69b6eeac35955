export interface PeriodoDeRango {
  readonly a: number
  readonly c: number
}

/**
 * Formats tax periods as ranges for a URL: '2024:1-12,2025:3'. The ranges keep the URL short for a debt of many years.
 */
export const writeRangos = (periodos: readonly PeriodoDeRango[]): string => {
  const ordenados = [...periodos].sort((x, y) => x.a - y.a || x.c - y.c)
  const rangos: { a: number; desde: number; hasta: number }[] = []
  for (const { a, c } of ordenados) {
    const ultimo = rangos.at(-1)
    if (ultimo?.a === a && c <= ultimo.hasta + 1) ultimo.hasta = c
    else rangos.push({ a, desde: c, hasta: c })
  }
  return rangos
    .map(({ a, desde, hasta }) => `${a}:${desde}${hasta > desde ? `-${hasta}` : ''}`)
    .join(',')
}

/** Greatest instalment number accepted in a URL. No municipality has so many instalments in a year. */
const MAXIMO_DE_CUOTAS = 999

export const readRangos = (texto: string): readonly PeriodoDeRango[] | undefined => {
  const periodos: PeriodoDeRango[] = []
  for (const rango of texto.split(',')) {
    const match = /^(\d{4}):(\d{1,3})(?:-(\d{1,3}))?$/.exec(rango)
    if (!match) return undefined
    const [anio, desde] = [Number(match[1]), Number(match[2])]
    const hasta = match[3] === undefined ? desde : Number(match[3])
    for (let c = desde; c <= hasta && c <= MAXIMO_DE_CUOTAS; c += 1) periodos.push({ a: anio, c })
  }
  return periodos
}
