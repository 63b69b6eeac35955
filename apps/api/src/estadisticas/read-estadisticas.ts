import { eligeAbogado, fechaEnZona, listMeses, puede, puedeVerEvaluaciones } from '@apremia/core'
import { readVersionado, readVersionDeCasos } from '../casos/cuentas-guardadas.ts'
import { findNombres } from '../hoy/hoy-repo.ts'
import { readMirada } from '../mesas/casos-de-mesa.ts'
import type { MiradaDeLista } from '../mesas/filtro-de-mesa.ts'
import { isCarteraAusente } from '../padron/cartera-traida.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import type { Sesion } from '../platform/http/principal.ts'
import type { Services } from '../platform/services.ts'
import { buildEstadisticas } from './build-estadisticas.ts'
import { countCasos } from './casos-contados.ts'
import type { DatosDeEstadisticas } from './datos-de-estadistica.ts'
import { countEvaluaciones, sumCartas, sumConvenido, sumRecuperado } from './estadisticas-repo.ts'

interface Partes {
  readonly evaluaciones: boolean
  readonly cartas: boolean
  readonly nombres: boolean
}

const lapsoDe = (hoy: MiradaDeLista['hoy']) => {
  const meses = listMeses(hoy)
  return { desde: meses[0]?.desde ?? hoy, hasta: meses.at(-1)?.hasta ?? hoy }
}

const countTodo = async (
  tx: Queryable,
  mirada: MiradaDeLista,
  sinMontos: boolean,
  partes: Partes,
): Promise<DatosDeEstadisticas> => {
  const { hoy, abogado } = mirada
  const lapso = lapsoDe(hoy)
  return buildEstadisticas({
    hoy,
    sinMontos,
    convenido: await sumConvenido(tx, lapso, abogado),
    recuperado: sinMontos ? null : await sumRecuperado(tx, lapso, abogado),
    cartas: partes.cartas ? await sumCartas(tx, abogado) : null,
    evaluaciones: partes.evaluaciones ? await countEvaluaciones(tx, lapso, abogado) : null,
    nombres: partes.nombres ? await findNombres(tx) : null,
    // The cases are counted last, because that query changes a setting of PostgreSQL's planner for the whole
    // transaction.
    casos: await countCasos(tx, mirada),
  })
}

/**
 * Builds the statistics for a person without a lawyer's code, who sees no cases (D13). With the permission to see the
 * scoring, the person sees the evaluations of all lawyers (D14).
 */
const countSinCodigo = async (
  { db, ahora }: Services,
  sinMontos: boolean,
  partes: Partes,
): Promise<DatosDeEstadisticas> => {
  const hoy = fechaEnZona(ahora())
  return buildEstadisticas({
    ...{ hoy, sinMontos, casos: [], convenido: [], recuperado: sinMontos ? null : [] },
    evaluaciones: partes.evaluaciones ? await countEvaluaciones(db, lapsoDe(hoy), '') : null,
    ...{ cartas: null, nombres: null },
  })
}

/**
 * Returns the statistics of the cases that the person sees, or of the chosen lawyer. This query is the most expensive
 * one. People with the same view therefore share a cached result until the data change (R26).
 */
export const readEstadisticas = async (
  services: Services,
  sesion: Sesion,
  pedido: string,
): Promise<DatosDeEstadisticas> => {
  const { config, db, ahora, cuentasGuardadas } = services
  const mirada = await readMirada(services, sesion, pedido, fechaEnZona(ahora()))
  const sinMontos = await isCarteraAusente({ config, db })
  const partes: Partes = {
    evaluaciones: puedeVerEvaluaciones(sesion, mirada?.abogado ?? ''),
    cartas: puede(sesion, 'cartas.hacer'),
    nombres: mirada?.abogado === '' && eligeAbogado(sesion),
  }
  if (mirada === null) return countSinCodigo(services, sinMontos, partes)
  return cuentasGuardadas.read(
    `estadisticas ${JSON.stringify([mirada, sinMontos, partes])}`,
    () => readVersionado(db, (tx) => countTodo(tx, mirada, sinMontos, partes)),
    () => readVersionDeCasos(db),
  )
}
