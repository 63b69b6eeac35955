import { type CatalogoDeSituaciones, fecha, findSituacion, interpolar, textos } from '@apremia/core'
import { sql } from 'drizzle-orm'
import type { Tx } from '../platform/db/queryable.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { Services } from '../platform/services.ts'
import { loadSituaciones } from '../situaciones/situaciones-repo.ts'
import type { ClaveDeCaso } from './clave-de-caso.ts'
import { describeMomento } from './describe-momento.ts'
import { refreshCasos } from './refresh-casos.ts'
import { type SituacionAprendida, situacionAprendida } from './situacion-aprendida-table.ts'

const askSituaciones = async (
  municipio: Services['municipio'],
  situaciones: CatalogoDeSituaciones,
  { tipo, imponible, recurso }: ClaveDeCaso,
): Promise<SituacionAprendida[]> => {
  const filas = await municipio.listaSitua({ imponible: String(imponible), abogado: '' }, [recurso])
  return filas
    .filter((fila) => fila.TIPO === tipo && fila.RECURSO === recurso)
    .toReversed()
    .flatMap(({ FECHA, SITUACION, DETALLE_SITUACION, LEGAL }) => {
      // The rules need the day of a legal status, so a legal status without a day is left out.
      if (FECHA === null) return []
      const sabida =
        findSituacion(situaciones, SITUACION) ?? findSituacion(situaciones, DETALLE_SITUACION)
      const situacion = sabida?.codigo ?? (DETALLE_SITUACION || SITUACION)
      return [{ fecha: fecha(FECHA), situacion, clase: sabida?.clase ?? 'otra', legal: LEGAL }]
    })
}

/**
 * Stores the legal statuses whose code is in the catalogue. Stores none when this database does not have the property
 * or business.
 *
 * @returns the legal statuses that were not stored
 */
const registerSituaciones = async (
  tx: Tx,
  { tipo, imponible, recurso }: ClaveDeCaso,
  situaciones: readonly SituacionAprendida[],
): Promise<readonly SituacionAprendida[]> => {
  const { rows } = await tx.execute<{ situacion: string }>(sql`
    select s.codigo as situacion from situacion s where exists (
      select from imponible_recurso i where (i.tipo, i.imponible, i.recurso) = (${tipo}, ${imponible}, ${recurso}))`)
  const conocidas = new Set(rows.map(({ situacion }) => situacion))
  const registradas = situaciones.filter(({ situacion }) => conocidas.has(situacion))
  await tx.execute(sql`
    insert into situacion_historica (tipo, imponible, recurso, fecha, situacion, legal)
    select ${tipo}, ${imponible}, ${recurso}, x.fecha, x.situacion,
      case when exists (select from abogado a where a.codexterno = x.legal) then x.legal else '' end
    from jsonb_to_recordset(${JSON.stringify(registradas)}::jsonb) as x(fecha date, situacion text, legal text)
    on conflict do nothing`)
  return situaciones.filter(({ situacion }) => !conocidas.has(situacion))
}

/**
 * Asks the municipality's own service for the legal statuses (situaciones) of a case, and stores the answer. When the
 * service does not answer, the stored legal statuses stay.
 *
 * @param sabido time of the stored legal statuses. Null when none are stored
 * @returns '' or, when the service does not answer, a notice that the stored legal statuses are from an earlier time
 * @throws AppError when the service does not answer and no legal statuses are stored
 */
export const learnSituaciones = async (
  { config, db, municipio, ahora }: Pick<Services, 'config' | 'db' | 'municipio' | 'ahora'>,
  clave: ClaveDeCaso,
  sabido: Date | null,
): Promise<string> => {
  if (config.servicioMunicipal === undefined) return ''
  try {
    const momento = ahora()
    const situaciones = await askSituaciones(municipio, await loadSituaciones(db), clave)
    await db.transaction(async (tx) => {
      const sueltas = await registerSituaciones(tx, clave, situaciones)
      await tx
        .insert(situacionAprendida)
        .values({ ...clave, situaciones: sueltas, sabido: momento })
        .onConflictDoUpdate({
          target: [
            situacionAprendida.tipo,
            situacionAprendida.imponible,
            situacionAprendida.recurso,
          ],
          set: { situaciones: sueltas, sabido: momento },
          // Two requests to the municipality's service about one property or business may overlap. The answer to the
          // later request is stored, whichever arrives first.
          setWhere: sql`${situacionAprendida.sabido} <= excluded.sabido`,
        })
      await refreshCasos(tx, [clave])
    })
    return ''
  } catch (error) {
    if (!(error instanceof AppError) || sabido === null) throw error
    return interpolar(textos.casos.situacionesDeAntes, describeMomento(sabido))
  }
}
