import { type DocumentoBuscado, nombresBuscados } from '@apremia/core'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../platform/db/queryable.ts'

export interface PersonaBuscada {
  readonly dni: string
  readonly cuits: readonly string[]
  readonly contribuyentes: readonly number[]
  readonly abogados: readonly string[]
  readonly nombres: readonly string[]
  readonly inmuebles: readonly number[]
  readonly comercios: readonly number[]
}

const digitos = (columna: string) =>
  sql.raw(`regexp_replace(coalesce(${columna}, ''), '[^0-9]', '', 'g')`)

interface Hallado extends Record<string, unknown> {
  readonly clase: 'contribuyente' | 'abogado' | 'persona'
  readonly clave: string
  readonly cuit: string
  readonly apellido: string
  readonly nombre: string
}

const findHallados = async (db: Queryable, { dni, cuit }: DocumentoBuscado): Promise<Hallado[]> => {
  const suCuit = (columna: string) => sql`(
    (${cuit} <> '' and ${digitos(columna)} = ${cuit}) or
    (${dni} <> '' and ${digitos(columna)} ~ ('^(2[0-9])0*' || ${dni} || '[0-9]$')))`
  const suDni = (columna: string) =>
    sql`(${dni} <> '' and ltrim(${digitos(columna)}, '0') = ${dni})`
  const { rows } = await db.execute<Hallado>(sql`
    select 'contribuyente' as clase, nro_contrib::text as clave, ${digitos('cuit')} as cuit, '' as apellido, apynom as nombre
    from contribuyente where ${suDni('nro_doc')} or ${suCuit('cuit')}
    union all
    select 'abogado', codexterno, ${digitos('cuitcuil')}, apellido, nombre
    from abogado where ${suDni('nrodni')} or ${suCuit('cuitcuil')}
    union all
    select 'persona', '', '', apellido, nombre from usuario where ${suDni('dni')}
    union all
    select 'persona', '', ${digitos('cuit')}, '', apynom from novedad where ${suDni('dni')} or ${suCuit('cuit')}
    union all
    select 'persona', '', '', apellido, nombre from registro where ${suDni('dni')}
    union all
    select 'persona', '', '', '', frm_nombre from convenio where ${suDni('frm_dni')}
    union all
    select 'persona', '', ${digitos('cuit')}, '', nombre from comercio where ${suCuit('cuit')}`)
  return rows
}

const findImponibles = async (
  db: Queryable,
  {
    contribuyentes,
    cuits,
  }: { readonly contribuyentes: readonly number[]; readonly cuits: readonly string[] },
) => {
  const numeros = JSON.stringify(contribuyentes)
  const { rows } = await db.execute<{ tipo: 'I' | 'C'; imponible: number }>(sql`
    select distinct tipo, imponible from vinculo
    where nro_contrib in (select value::int from json_array_elements_text(${numeros}::json))
    union
    select 'C', nro_comercio from comercio
    where ${digitos('cuit')} in (select value from json_array_elements_text(${JSON.stringify(cuits)}::json))`)
  return rows
}

export const findPersonaBuscada = async (
  db: Queryable,
  buscado: DocumentoBuscado,
): Promise<PersonaBuscada> => {
  const hallados = await findHallados(db, buscado)
  const claves = (clase: Hallado['clase']) =>
    hallados.flatMap((uno) => (uno.clase === clase ? [uno.clave] : []))
  const contribuyentes = claves('contribuyente').map(Number)
  const cuits = [...new Set([buscado.cuit, ...hallados.map(({ cuit }) => cuit)])].filter((cuit) =>
    /^\d{11}$/.test(cuit),
  )
  const imponibles = await findImponibles(db, { contribuyentes, cuits })
  const deTipo = (tipo: 'I' | 'C') =>
    imponibles.flatMap((uno) => (uno.tipo === tipo ? [uno.imponible] : []))
  return {
    ...{ dni: buscado.dni, cuits, contribuyentes, abogados: claves('abogado') },
    nombres: nombresBuscados(
      hallados.flatMap(({ apellido, nombre }) => (apellido === '' ? [nombre] : [])),
      hallados.filter(({ apellido }) => apellido !== ''),
    ),
    ...{ inmuebles: deTipo('I'), comercios: deTipo('C') },
  }
}
