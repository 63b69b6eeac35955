import type { Contract, ReplyOf } from '@apremia/api-client'
import type { Buscado } from '@apremia/core'
import { type SQL, sql } from 'drizzle-orm'
import { RADICACIONES } from '../mesas/lista-de-mesa.ts'
import { si } from '../municipio/embebido/condiciones.ts'
import { enBusqueda, tienePalabras } from '../municipio/embebido/listados-por-nombre.ts'
import { whereAll } from '../municipio/embebido/listados-select-page.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { numeroDe } from '../platform/numero-de-imponible.ts'
import { LIMITE } from './primeras.ts'

type Hallazgos = ReplyOf<Contract['searchBuscador']>

/**
 * Text to find, and code of the lawyer whose records are searched. With '' in `abogado`, the search covers the records
 * of all lawyers.
 */
export interface LoBuscado {
  readonly buscado: Buscado
  readonly abogado: string
}

const deQuien = (columna: SQL, abogado: string): SQL | undefined =>
  si(abogado, (codigo) => sql`${columna} = ${codigo}`)

/**
 * SQL condition for the agreements with the given number, whoever their lawyer is. The stored text begins with the
 * lawyer's code: 'A01-000012'. The condition lists the text for every lawyer, so that PostgreSQL can use the index.
 */
const conNumeroDeConvenio = (numero: string): SQL | undefined =>
  numero.length > 6
    ? undefined
    : sql`c.convenio = any(array(
        select a.codexterno || '-' || ${numero.padStart(6, '0')} from abogado a))`

export const findConvenios = async (
  db: Queryable,
  { buscado: { numero, convenio, dni, nombre }, abogado }: LoBuscado,
): Promise<Hallazgos['convenios']> => {
  const algunas = [
    si(convenio, (texto) => sql`c.convenio = ${texto}`),
    numero === undefined ? undefined : conNumeroDeConvenio(numero),
    si(dni, (documento) => sql`c.frm_dni = ${documento}`),
    tienePalabras(enBusqueda(sql`c.frm_nombre`), nombre ?? ''),
  ].filter((condicion) => condicion !== undefined)
  if (algunas.length === 0) return []
  const { rows } = await db.execute<Hallazgos['convenios'][number]>(sql`
    select c.id, c.convenio, c.frm_nombre as firmante, c.fechaconf as fecha,
      c.fc_confirma is not null as confirmado
    from convenio c
    where ${whereAll([sql`c.activo`, sql`(${sql.join(algunas, sql` or `)})`, deQuien(sql`c.codexterno`, abogado)])}
    order by c.fechaconf desc, c.id desc limit ${LIMITE}`)
  return rows
}

export const findTituloPorNumero = async (
  db: Queryable,
  { buscado, abogado }: LoBuscado,
): Promise<Hallazgos['titulos']> => {
  const numero = numeroDe(buscado.numero ?? '')
  if (numero === undefined) return []
  const { rows } = await db.execute<Hallazgos['titulos'][number]>(sql`
    select t.numero, case t.categoria when 'comercio' then 'C' else 'I' end as tipo,
      t.imponible::integer as imponible, t.recurso, t.contribuyente, t.anulado is not null as anulado
    from titulo t where ${whereAll([sql`t.numero = ${numero}`, deQuien(sql`t.abogado`, abogado)])}`)
  return rows
}

export const findExpedientes = async (
  db: Queryable,
  { buscado: { expediente = '' }, abogado }: LoBuscado,
): Promise<Omit<Hallazgos['expedientes'][number], 'monto' | 'plazo'>[]> => {
  if (expediente === '') return []
  const patron = `%${expediente.toLowerCase().replaceAll('-', '%')}%`
  const { rows } = await db.execute<Omit<Hallazgos['expedientes'][number], 'monto' | 'plazo'>>(sql`
    select a.dato ->> 'nroexpte' as expediente, coalesce(a.dato ->> 'caratula', '') as caratula,
      a.tipo, a.imponible, a.recurso, caso.abogado,
      case when caso.todos_judicial then 'judicial' when caso.todos_extrajudicial then 'extrajudicial' end as mesa
    from actuacion a join caso on (caso.tipo, caso.imponible, caso.recurso) = (a.tipo, a.imponible, a.recurso)
    where ${whereAll([
      sql`a.vigente and a.tp_id in (${RADICACIONES})`,
      sql`${enBusqueda(sql`(a.dato ->> 'nroexpte')`)} like ${patron}`,
      deQuien(sql`caso.abogado`, abogado),
    ])}
    order by length(a.dato ->> 'nroexpte'), a.fecha desc, a.id desc limit ${LIMITE}`)
  return rows
}
