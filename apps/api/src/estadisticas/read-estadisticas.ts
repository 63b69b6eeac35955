import { eligeAbogado, fechaEnZona, listMeses, puede, puedeVerEvaluaciones } from '@apremia/core'
import { findNombres } from '../hoy/hoy-repo.ts'
import { readMirada } from '../mesas/casos-de-mesa.ts'
import { readVersionado, readVersionDeCasos } from '../mesas/cuentas-guardadas.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import type { Sesion } from '../platform/http/principal.ts'
import type { Services } from '../platform/services.ts'
import { buildEstadisticas } from './build-estadisticas.ts'
import { countCasos } from './casos-contados.ts'
import type { DatosDeEstadisticas } from './datos-de-estadistica.ts'
import { countEvaluaciones, sumCartas, sumConvenido, sumRecuperado } from './estadisticas-repo.ts'

/**
 * Read once for all who ask for the same, until a case, a plan or a debt changes: both go through the whole
 * municipality (R26).
 */
const readGuardado = <T>(
  { db, cuentasDeMesa }: Services,
  clave: readonly unknown[],
  read: (tx: Queryable) => Promise<T>,
): Promise<T> =>
  cuentasDeMesa.read(
    `estadisticas ${JSON.stringify(clave)}`,
    () => readVersionado(db, read),
    () => readVersionDeCasos(db),
  )

/**
 * Counts what the person sees or, for who chooses one, what a lawyer has. Who has no code sees no case (D13), and the
 * evaluations of all with a permission of the scoring (D14).
 */
export const readEstadisticas = async (
  services: Services,
  sesion: Sesion,
  pedido: string,
): Promise<DatosDeEstadisticas> => {
  const { config, db, ahora } = services
  const hoy = fechaEnZona(ahora())
  const mirada = await readMirada(services, sesion, pedido, hoy)
  const sinMontos = config.servicioMunicipal !== undefined
  const meses = listMeses(hoy)
  const lapso = { desde: meses[0]?.desde ?? hoy, hasta: meses.at(-1)?.hasta ?? hoy }
  const abogado = mirada?.abogado ?? ''
  const evaluaciones = puedeVerEvaluaciones(sesion, abogado)
    ? await countEvaluaciones(db, lapso, abogado)
    : null
  if (mirada === null)
    return buildEstadisticas({
      ...{ hoy, sinMontos, casos: [], convenido: [], recuperado: sinMontos ? null : [] },
      ...{ cartas: null, evaluaciones, nombres: null },
    })
  return buildEstadisticas({
    hoy,
    sinMontos,
    casos: await readGuardado(services, ['casos', mirada], (tx) => countCasos(tx, mirada)),
    convenido: await sumConvenido(db, lapso, abogado),
    recuperado: sinMontos
      ? null
      : await readGuardado(services, ['recuperado', lapso, abogado], (tx) =>
          sumRecuperado(tx, lapso, abogado),
        ),
    cartas: puede(sesion, 'cartas.hacer') ? await sumCartas(db, abogado) : null,
    evaluaciones,
    nombres: abogado === '' && eligeAbogado(sesion) ? await findNombres(db) : null,
  })
}
