import {
  buildResumenDeCaso,
  computeCaducidad,
  computeLimite,
  computePlazo,
  type DiaDeCaso,
  decideSolapa,
  decideTipoDeCaso,
  findAbogadoACargo,
  findHechoDeMesa,
} from '@apremia/core'
import type { caso } from './caso-table.ts'
import type { ClaveDeCaso } from './clave-de-caso.ts'
import type { CasoConocido } from './historias-repo.ts'

export type FilaDeCaso = typeof caso.$inferSelect

/**
 * Returns the lawyer of the newest row in the history of a case (D51), or null. Of two rows with the same date, the one
 * with the greater id is newer.
 */
const ultimo = (
  filas: readonly { readonly id: number; readonly fecha: string }[],
  quienes: ReadonlyMap<number, string>,
): string | null => {
  const [primera] = [...filas].sort((a, b) =>
    a.fecha === b.fecha ? b.id - a.id : a.fecha < b.fecha ? 1 : -1,
  )
  return primera ? (quienes.get(primera.id) ?? null) : null
}

/**
 * Computes the row of the table `caso` for one case. Null when the case has no history. SQL applies the same rules, and
 * tests compare its rows with the rows of this function.
 */
export const buildCaso = (
  clave: ClaveDeCaso,
  { historia, deuda, legales, abogados }: CasoConocido,
  { fechas, inicio, instancia }: Pick<DiaDeCaso, 'fechas' | 'inicio' | 'instancia'>,
): FilaDeCaso | null => {
  const resumen = buildResumenDeCaso(historia)
  const { situacion, efectiva, actuacion } = resumen
  if (situacion === null && actuacion === null && !resumen.titulado) return null
  const { vence = null, desde = null, origen = null } = computePlazo(resumen, inicio).valor ?? {}
  const judicial = decideSolapa(resumen, 'judicial', fechas).valor
  const extrajudicial = decideSolapa(resumen, 'extrajudicial', fechas).valor
  return {
    ...clave,
    situacion: situacion?.clase ?? null,
    situacionFecha: situacion?.fecha ?? null,
    huboGestion: resumen.huboGestion,
    huboTitulo: resumen.huboTitulo,
    huboPlan: resumen.huboPlan,
    titulo: historia.titulo,
    actuacion: actuacion?.id ?? null,
    actuacionFecha: actuacion?.fecha ?? null,
    tpId: actuacion?.tpId ?? null,
    gpId: actuacion?.gpId ?? null,
    ingreso: resumen.ingreso,
    impulso: resumen.impulso,
    medidaVence: resumen.medida?.vence ?? null,
    saldada: resumen.saldada?.desde ?? null,
    saldadaSabida: resumen.saldada?.sabido ?? null,
    abogado: findAbogadoACargo({
      deuda: deuda.legal,
      situacion: ultimo(historia.situaciones, legales),
      actuacion: (actuacion && abogados.get(actuacion.id)) ?? null,
    }),
    total: deuda.total as FilaDeCaso['total'],
    efectiva: efectiva?.clase ?? null,
    efectivaFecha: efectiva?.fecha ?? null,
    mesa: decideTipoDeCaso(resumen).valor.mesa,
    solapaJudicial: judicial.solapa,
    solapaExtrajudicial: extrajudicial.solapa,
    todosJudicial: judicial.enTodos,
    todosExtrajudicial: extrajudicial.enTodos,
    hechoJudicial: findHechoDeMesa(resumen, 'judicial')?.fecha ?? null,
    hechoExtrajudicial: findHechoDeMesa(resumen, 'extrajudicial')?.fecha ?? null,
    vence,
    plazoDesde: desde,
    plazoOrigen: origen,
    ultimaFecha: resumen.ultima?.fecha ?? null,
    limite: computeLimite(resumen).valor,
    caducidad: computeCaducidad(resumen, instancia).valor?.hasta ?? null,
  }
}
