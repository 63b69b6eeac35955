import type { Contract, QueryOf } from '@apremia/api-client'
import { computeResultado, fechaEnZona, inicioDeTrimestre, parseFecha } from '@apremia/core'
import { sql } from 'drizzle-orm'
import { CLAVE } from '../casos/clave-de-caso.ts'
import type { Handler } from '../platform/http/mount.ts'
import type { Services } from '../platform/services.ts'
import type { evaluacionCaso } from './evaluacion-caso-table.ts'
import { toCifras } from './evaluacion-wire.ts'
import { countAbogados, prepareEvaluados } from './evaluate-abogados.ts'
import { findEvaluables, loadVara, readLapso } from './load-vara.ts'
import { toCasoConPorque } from './read-evaluaciones.ts'

/** Up to today, from the first day of the quarter, unless told otherwise. */
const varaDe = async (
  { db, ahora }: Pick<Services, 'db' | 'ahora'>,
  query: QueryOf<Contract['getPreEvaluacion']>,
) => {
  const hoy = fechaEnZona(ahora())
  const hasta = parseFecha(query.hasta ?? '') ?? hoy
  return loadVara(
    db,
    readLapso({ hasta, desde: query.desde ?? inicioDeTrimestre(hasta) }, hoy),
    hoy,
  )
}

const getPreEvaluacion: Handler<'getPreEvaluacion'> = async (services, { sesion, query }) => {
  const { db } = services
  const vara = await varaDe(services, query)
  const nombre = (await findEvaluables(db, [sesion.abogado])).get(sesion.abogado) ?? ''
  const [cifras] = await db.transaction((tx) => countAbogados(tx, vara, [sesion.abogado]))
  if (cifras === undefined) throw new Error(`Sin cifras de ${sesion.abogado}`)
  const { lapso, maximos } = vara
  return {
    ...toCifras(cifras, { nombre, lapso, maximos }),
    frase: computeResultado(cifras, maximos).frase,
  }
}

type Fila = Omit<typeof evaluacionCaso.$inferSelect, 'evaluacion'>

const listCasosDePreEvaluacion: Handler<'listCasosDePreEvaluacion'> = async (services, call) => {
  const { cuenta, pagina, porPagina } = call.query
  const vara = await varaDe(services, call.query)
  const { rows } = await services.db.transaction(async (tx) => {
    const evaluados = await prepareEvaluados(tx, vara, [call.sesion.abogado])
    return tx.execute<Record<string, unknown> & Fila & { todos: number }>(sql`
      with ${evaluados},
      elegidos as (
        select ${CLAVE}, mesa, solapa, con_titulo as "conTitulo", gp_id as "gpId", inicio_desde as "inicioDesde",
          plazo_desde as "plazoDesde", plazo_tiempo as "plazoTiempo", plazo_unidad as "plazoUnidad", recibido, cuentas
        from evaluados where ${cuenta ? sql`${cuenta} = any(cuentas)` : sql`true`}
      )
      select t.todos, x.* from (select count(*)::int as todos from elegidos) t
      left join (select * from elegidos order by ${CLAVE} limit ${porPagina} offset ${(pagina - 1) * porPagina}) x on true
      order by ${CLAVE}`)
  })
  const reglas = { ...vara.lapso, fechaInicial: vara.fechas.fechaInicial, inicio: vara.inicio }
  // A page beyond the last is a row with the number alone.
  const casos = rows.filter(({ imponible }) => imponible !== null)
  return { rows: casos.map((fila) => toCasoConPorque(fila, reglas)), total: rows[0]?.todos ?? 0 }
}

export const preEvaluacionHandlers = { getPreEvaluacion, listCasosDePreEvaluacion }
