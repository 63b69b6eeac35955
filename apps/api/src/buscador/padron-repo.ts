import type { Contract, ReplyOf } from '@apremia/api-client'
import { formatDomicilio } from '@apremia/core'
import { sql } from 'drizzle-orm'
import { searchComercios } from '../municipio/embebido/comercios-repo.ts'
import { searchContribuyentes } from '../municipio/embebido/contribuyentes-repo.ts'
import { searchInmuebles } from '../municipio/embebido/inmuebles-repo.ts'
import { titularDe } from '../municipio/embebido/listados-por-nombre.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import type { LoBuscado } from './actos-repo.ts'
import { selectPrimeras } from './primeras.ts'

type Hallazgos = ReplyOf<Contract['searchBuscador']>

/**
 * Taxpayer found by the search box, with the complete document number. The caller masks the number before it answers.
 */
export interface ContribuyenteHallado {
  readonly numero: number
  readonly nombre: string
  /**
   * DNI (national identity number) of the taxpayer, or the CUIT (tax identification number) when the taxpayer has no
   * DNI.
   */
  readonly NRO_DOC: string
  readonly domicilio: string
}

interface Domicilio {
  readonly calle: string
  readonly nro: number | null
  readonly piso: string
  readonly dept: string
}

const isVacio = (filtro: Readonly<Record<string, string>>): boolean =>
  Object.values(filtro).every((valor) => valor === '')

/**
 * Finds properties with the same search as the list of properties. The search box therefore never shows a lawyer more
 * properties than that list.
 */
export const findInmuebles = async (
  db: Queryable,
  { buscado: { numero = '', partida = '' }, abogado }: LoBuscado,
): Promise<Hallazgos['inmuebles']> => {
  const filtro = { inmueble: numero, partida }
  if (isVacio(filtro)) return []
  const { filas } = searchInmuebles(filtro, abogado, { orden: 'NRO_INMUEBLE', sentido: 'asc' })
  const rows = await selectPrimeras<
    Domicilio & { numero: number; contribuyente: string | null; activo: boolean }
  >(
    db,
    // The search of the list of properties returns one row for each tax of a property. This query selects one row for
    // each property.
    { filas: sql`select distinct r.tipo, r.imponible from (${filas}) r`, orden: sql`imponible` },
    sql`select p.n, i.nro_inmueble as numero, i.calle, i.nro, i.piso, i.dept, i.activo,
        coalesce(${titularDe(sql`p`)}, nullif(i.titular, '')) as contribuyente
      from p join inmueble i on i.nro_inmueble = p.imponible`,
  )
  return rows.map((fila) => ({
    numero: fila.numero,
    contribuyente: fila.contribuyente ?? '',
    domicilio: formatDomicilio(fila),
    activo: fila.activo,
  }))
}

export const findComercios = async (
  db: Queryable,
  { buscado: { numero = '', cuit = '', nombre = '' }, abogado }: LoBuscado,
): Promise<Hallazgos['comercios']> => {
  const filtro = { numero, cuit, contribuyente: nombre }
  if (isVacio(filtro)) return []
  const orden = { orden: 'NOMBRE', sentido: 'asc' } as const
  const rows = await selectPrimeras<
    Domicilio & { numero: number; nombre: string; nom_fantasia: string }
  >(
    db,
    searchComercios(filtro, abogado, orden),
    sql`select p.n, c.nro_comercio as numero, c.nombre, c.nom_fantasia, c.calle, c.nro, c.piso, c.dept
      from p join comercio c on c.nro_comercio = p.nro_comercio`,
  )
  return rows.map((fila) => ({
    numero: fila.numero,
    nombre: [fila.nombre, fila.nom_fantasia].filter((texto) => texto !== '').join(' · '),
    domicilio: formatDomicilio(fila),
  }))
}

export const findContribuyentes = async (
  db: Queryable,
  { buscado: { dni = '', cuit = '', nombre = '' }, abogado }: LoBuscado,
): Promise<ContribuyenteHallado[]> => {
  const filtro = { dni, cuit, nombre }
  if (isVacio(filtro)) return []
  const orden = { orden: 'APYNOM', sentido: 'asc' } as const
  const rows = await selectPrimeras<
    Domicilio & {
      numero: number
      nombre: string
      nro_doc: string | null
      cuit: string | null
    }
  >(
    db,
    searchContribuyentes(filtro, abogado, orden),
    sql`select p.n, c.nro_contrib as numero, c.apynom as nombre, c.nro_doc, c.cuit, c.calle, c.nro, c.piso, c.dept
      from p join contribuyente c on c.nro_contrib = p.nro_contrib`,
  )
  return rows.map((fila) => ({
    numero: fila.numero,
    nombre: fila.nombre,
    NRO_DOC: fila.nro_doc ?? fila.cuit ?? '',
    domicilio: formatDomicilio(fila),
  }))
}
