/**
 * Formats tax period numbers in order and without repetitions: '1 a 6, 8, 10 y 11'. A run of three or more becomes its
 * first and last number.
 */
export const formatPeriodos = (periodos: readonly number[]): string => {
  const runs: [number, number][] = []
  for (const periodo of [...new Set(periodos)].sort((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last && last[1] + 1 === periodo) last[1] = periodo
    else runs.push([periodo, periodo])
  }
  const parts = runs.flatMap(([from, to]) => {
    if (from === to) return [String(from)]
    return to - from > 1 ? [`${from} a ${to}`] : [String(from), String(to)]
  })
  const last = parts.pop() ?? ''
  return parts.length === 0 ? last : `${parts.join(', ')} y ${last}`
}

export const describePeriodos = (
  periodos: readonly { readonly anio: number; readonly cuota: number }[],
): string => {
  const anios = [...new Set(periodos.map(({ anio }) => anio))].sort((a, b) => a - b)
  return anios
    .map((anio) => {
      const cuotas = periodos.filter((p) => p.anio === anio).map(({ cuota }) => cuota)
      return `${anio}: ${formatPeriodos(cuotas)}`
    })
    .join(' · ')
}
