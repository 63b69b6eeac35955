import { NOMBRES_DE_CAMPOS } from '@apremia/core'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../platform/db/queryable.ts'
import type { Handler } from '../platform/http/mount.ts'
import type { Pagina } from '../platform/http/pagina.ts'
import { type FilaDeCarga, findUltimaCarga } from './cargas-repo.ts'
import { campoDe, camposDeCarga, columnaDe, toValor } from './columnas-de-carga.ts'
import { primerasDe } from './compare-carga.ts'
import { requireCarga } from './require-carga.ts'

interface FilaDeCambio extends Record<string, unknown> {
  readonly nro_inmueble: number
  readonly antes: Readonly<Record<string, unknown>>
  readonly despues: Readonly<Record<string, unknown>>
  readonly recursos: readonly string[]
  readonly previos: readonly string[] | null
}

const toCambios = ({ antes, despues, recursos, previos }: FilaDeCambio) => {
  const campos = Object.keys(despues).map((columna) => ({
    campo: campoDe(columna),
    antes: toValor(antes[columna]),
    despues: toValor(despues[columna]),
  }))
  if (recursos.length === 0) return campos
  const eran = (previos ?? []).filter((recurso) => !recursos.includes(recurso))
  const son = [...eran, ...recursos].sort()
  return [...campos, { campo: 'RECURSO', antes: eran.join(', ') || null, despues: son.join(', ') }]
}

const pageDeClase = async (
  db: Queryable,
  { id }: FilaDeCarga,
  clase: 'cambiado' | 'baja',
  { pagina, porPagina }: Pagina,
) => {
  const { rows } = await db.execute<FilaDeCambio>(sql`
    select c.*, (
      select array_agg(ir.recurso order by ir.recurso) from imponible_recurso ir
      where ir.tipo = 'I' and ir.imponible = c.nro_inmueble) as previos
    from padron_carga_cambio c where c.carga = ${id} and c.clase = ${clase}
    order by c.nro_inmueble limit ${porPagina} offset ${(pagina - 1) * porPagina}`)
  return rows.map((fila) => ({ NRO_INMUEBLE: fila.nro_inmueble, clase, cambios: toCambios(fila) }))
}

const pageNuevos = async (db: Queryable, carga: FilaDeCarga, { pagina, porPagina }: Pagina) => {
  const { id, estado } = carga
  const campos = estado === 'aplicada' ? NOMBRES_DE_CAMPOS : camposDeCarga(carga.columnas)
  const datos = sql.raw(
    campos.map((campo) => `'${columnaDe(campo)}', f.${columnaDe(campo)}`).join(', '),
  )
  const desde =
    estado === 'aplicada'
      ? sql`inmueble f where f.alta_carga = ${id}`
      : sql`${primerasDe(id)}
          and not exists (select from inmueble i where i.nro_inmueble = f.nro_inmueble)`
  const { rows } = await db.execute<{ nro_inmueble: number; datos: Record<string, unknown> }>(sql`
    select f.nro_inmueble, json_build_object(${datos}) as datos from ${desde}
    order by f.nro_inmueble limit ${porPagina} offset ${(pagina - 1) * porPagina}`)
  return rows.map(({ nro_inmueble, datos }) => ({
    NRO_INMUEBLE: nro_inmueble,
    clase: 'nuevo' as const,
    cambios: Object.entries(datos).flatMap(([columna, dato]) => {
      const despues = toValor(dato)
      return despues === null ? [] : [{ campo: campoDe(columna), antes: null, despues }]
    }),
  }))
}

const CUANTOS = { nuevo: 'nuevos', cambiado: 'cambiados', baja: 'bajas' } as const

/**
 * Lists new properties only while the data import is under review or applied. A discarded import keeps no new
 * properties.
 */
export const getCambiosDePadron: Handler<'getCambiosDePadron'> = async ({ db }, { query }) => {
  const { carga: id, clase } = query
  const carga = id === undefined ? await findUltimaCarga(db) : await requireCarga(db, id)
  if (carga === undefined) return { rows: [], total: 0 }
  const sinNada =
    carga.estado === 'descartada' ||
    (clase === 'nuevo' && !['revisada', 'aplicada'].includes(carga.estado))
  if (sinNada) return { rows: [], total: 0 }
  const rows =
    clase === 'nuevo'
      ? await pageNuevos(db, carga, query)
      : await pageDeClase(db, carga, clase as 'cambiado' | 'baja', query)
  return { rows, total: carga[CUANTOS[clase as keyof typeof CUANTOS]] }
}
