import { sql } from 'drizzle-orm'
import {
  type ClaveImponible,
  claveDeImponible,
  unnestClaves,
} from '../../padron/clave-imponible.ts'
import { findImponibles } from '../../padron/imponibles-repo.ts'
import type { TipoImponible } from '../../platform/db/columnas.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import type { Pagina } from '../../platform/http/pagina.ts'
import type { Paginado } from '../deuda-proveedor.ts'
import type {
  BaseDeImponible,
  ImponibleDeAbogado,
  RecursoDeImponible,
} from '../padron-proveedor.ts'
import { deAbogado, textoDeLegales } from './condiciones.ts'
import { selectPage, sentidoSql, whereAll } from './listados-select-page.ts'

export const findRecursos = async (
  db: Queryable,
  tipo: TipoImponible,
  imponible: number,
  abogado: string,
): Promise<RecursoDeImponible[]> => {
  const { rows } = await db.execute<{ recurso: string; nombre: string }>(sql`
    select ir.recurso, r.nombre from imponible_recurso ir join recurso r on r.codigo = ir.recurso
    where ir.tipo = ${tipo} and ir.imponible = ${imponible}
      and ${whereAll([deAbogado(sql`ir`, abogado)])}
    order by ir.recurso`)
  return rows.map(({ recurso, nombre }) => ({ RECURSO: recurso, DETALLE: nombre }))
}

const findLegales = async (
  db: Queryable,
  tipo: TipoImponible,
  imponible: number,
): Promise<string> => {
  const { rows } = await db.execute<{ legal: string }>(
    sql`select ${textoDeLegales({ tipo: sql`${tipo}`, imponible: sql`${imponible}` })} as legal`,
  )
  return rows[0]?.legal ?? ''
}

/**
 * Finds the lawyers of each property or business and tax: those of the unpaid debt and, when all the debt is paid, the
 * lawyer of the case. With `abogado`, returns only the properties and businesses of that lawyer.
 */
export const findLegalesDeVarios = async (
  db: Queryable,
  tipo: TipoImponible,
  claves: readonly ClaveImponible[],
  abogado: string,
): Promise<Map<string, readonly string[]>> => {
  const { rows } = await db.execute<{ imponible: number; recurso: string; legales: string[] }>(sql`
    select k.imponible, k.recurso,
      coalesce(array_agg(distinct d.legal order by d.legal) filter (where d.legal <> ''), '{}') as legales
    from ${unnestClaves(claves)}
    join imponible_recurso ir on ir.tipo = ${tipo} and ir.imponible = k.imponible and ir.recurso = k.recurso
    left join lateral (
      select x.legal from deuda x where (x.tipo, x.imponible, x.recurso) = (ir.tipo, ir.imponible, ir.recurso)
        and x.legal <> '' and x.estado <> 'CANCELADA'
      union select s.abogado from caso s where (s.tipo, s.imponible, s.recurso) = (ir.tipo, ir.imponible, ir.recurso)
        and s.saldada is not null
    ) d on ${abogado === '' ? sql`true` : sql`d.legal = ${abogado}`}
    group by k.imponible, k.recurso
    having ${abogado === ''} or count(d.legal) > 0`)
  return new Map(
    rows.map(({ imponible, recurso, legales }) => [
      claveDeImponible({ imponible: String(imponible), recurso }),
      legales,
    ]),
  )
}

const isActivo = async (db: Queryable, inmueble: number): Promise<boolean> => {
  const { rows } = await db.execute<{ activo: boolean }>(
    sql`select activo from inmueble where nro_inmueble = ${inmueble}`,
  )
  return rows[0]?.activo ?? true
}

export const findBase = async (
  db: Queryable,
  tipo: TipoImponible,
  imponible: number,
): Promise<BaseDeImponible | null> => {
  const recursos = await findRecursos(db, tipo, imponible, '')
  const [primero] = recursos
  if (primero === undefined) return null
  const clave = { imponible: String(imponible), recurso: primero.RECURSO }
  const encontrado = (await findImponibles(db, tipo, [clave])).get(claveDeImponible(clave))
  if (encontrado === undefined) return null
  return {
    TIPO: tipo,
    IMPONIBLE: imponible,
    APYNOM: encontrado.deudores[0]?.nombre ?? '',
    DOMICILIO: encontrado.ubicacion,
    NOMENCLATURA: encontrado.nomenclatura,
    PARTIDA: encontrado.partida,
    DOMICILIO_POSTAL: encontrado.domicilio,
    RECURSOS: recursos,
    LEGAL: await findLegales(db, tipo, imponible),
    ACTIVO: tipo === 'C' || (await isActivo(db, imponible)),
  }
}

export const pageImponiblesDeAbogado = async (
  db: Queryable,
  abogado: string,
  pagina: Pagina & { readonly orden: 'IMPONIBLE' | 'RECURSO'; readonly sentido: 'asc' | 'desc' },
): Promise<Paginado<ImponibleDeAbogado>> => {
  const filas = sql`
    select distinct d.tipo, d.imponible, d.recurso, d.legal from deuda d
    where d.legal <> '' and d.estado <> 'CANCELADA'
      and ${abogado === '' ? sql`true` : sql`d.legal = ${abogado}`}`
  const hacia = sentidoSql(pagina.sentido)
  const primero = pagina.orden === 'RECURSO' ? sql`recurso ${hacia}, ` : sql``
  const orden = sql`${primero}imponible ${hacia}, recurso ${hacia}, tipo ${hacia}, legal ${hacia}`
  const { rows, total } = await selectPage<{
    tipo: TipoImponible
    imponible: number
    recurso: string
    legal: string
  }>(db, { filas, orden, detalle: sql`select * from p` }, pagina)
  return {
    rows: rows.map(({ tipo, imponible, recurso, legal }) => ({
      TIPO: tipo,
      IMPONIBLE: imponible,
      RECURSO: recurso,
      LEGAL: legal,
    })),
    total,
  }
}
