import { MESAS, type Mesa } from '@apremia/core'
import type { DatosDeEstadistica, DatosDeEstadisticas } from './datos-de-estadistica.ts'
import { cobrosDe, cuentaDe, sum } from './sumas.ts'

/**
 * Builds the row of statistics of each lawyer, sorted by lawyer's code. The row with the code '' is for the cases
 * without a lawyer.
 */
export const buildPorAbogado = (
  { casos, convenido, recuperado, sinMontos }: DatosDeEstadistica,
  nombres: ReadonlyMap<string, string>,
): DatosDeEstadisticas['abogados'] => {
  const cuenta = cuentaDe(sinMontos)
  const codigos = new Set([
    ...casos.map(({ abogado }) => abogado),
    ...convenido.map(({ abogado }) => abogado),
    ...(recuperado ?? []).flatMap(({ abogados }) => abogados),
  ])
  return [...codigos].sort().map((abogado) => {
    const suyos = casos.filter((uno) => uno.abogado === abogado)
    const enMesa = (mesa: Mesa) => suyos.filter((uno) => uno.mesas[mesa].todos)
    const vencidosEn = (mesa: Mesa) =>
      enMesa(mesa)
        .map((uno) => ({ ...uno, ...uno.mesas[mesa] }))
        .filter(({ solapa, urge }) => solapa === 'activos' && urge === 'vencidos')
    return {
      abogado,
      nombre: nombres.get(abogado) ?? '',
      judicial: cuenta(enMesa('judicial')).casos,
      extrajudicial: cuenta(enMesa('extrajudicial')).casos,
      vencidos: sum(MESAS, (mesa) => cuenta(vencidosEn(mesa)).casos),
      monto: cuenta(suyos).monto,
      ...cobrosDe(
        convenido.filter((fila) => fila.abogado === abogado),
        recuperado?.filter(({ abogados }) => abogados.includes(abogado)) ?? null,
      ),
    }
  })
}
