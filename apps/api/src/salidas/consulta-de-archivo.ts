import type { ArchivoDePaquete, ColumnaDePaquete } from '@apremia/core'
import type { CampoDeDestino, Destino } from '../paquetes/destino.ts'
import { DESTINOS_DE_PAQUETE } from '../paquetes/destinos.ts'
import { isSegura, writeColumna } from './escribir-columna.ts'
import type { CeldaDeSalida, ConsultaDeArchivo } from './papel-de-salida.ts'
import { PAPELES_DE_SALIDA } from './papeles-de-salida.ts'

/**
 * Recognizes the SQL expressions with which an import stores a column of the data package unchanged, such as
 * `f.nombre`. The export of that column then reads the stored value unchanged.
 */
const TAL_CUAL = /^(f\.\w+|coalesce\(f\.\w+, [^()]*\)|nullif\(f\.\w+, 0\))$/

const valorDe = (destino: Destino, { nombre }: ColumnaDePaquete): string | undefined => {
  const aparte = destino.aparte?.[nombre]
  if (aparte !== undefined) return aparte
  const campo: CampoDeDestino | undefined =
    destino.campos.find(({ de }) => de.includes(nombre)) ??
    destino.campos.find(({ con }) => con?.columna === nombre)
  if (campo === undefined) return undefined
  if (campo.vuelta !== undefined) return campo.vuelta
  return campo.con?.columna === nombre || TAL_CUAL.test(campo.valor)
    ? `t.${campo.columna}`
    : undefined
}

const escrituraDe = (
  archivo: ArchivoDePaquete,
  destino: Destino,
  columna: ColumnaDePaquete,
): string => {
  const valor = valorDe(destino, columna)
  if (valor === undefined)
    throw new Error(`«${columna.nombre}» de «${archivo.nombre}» se carga y no se sabe exportar`)
  return writeColumna(columna, valor)
}

interface CeldaEscrita extends CeldaDeSalida {
  readonly sql: string
}

/**
 * Joins neighbouring columns of the exported file into one column of the query, when their values never need quotes in
 * CSV. With fewer columns, the export of millions of rows is faster.
 */
const joinCeldas = (archivo: ArchivoDePaquete, destino: Destino): readonly CeldaEscrita[] => {
  const celdas: CeldaEscrita[] = []
  for (const columna of archivo.columnas) {
    const escritura = escrituraDe(archivo, destino, columna)
    const { nombre } = columna
    const previa = celdas.at(-1)
    if (!isSegura(columna))
      celdas.push({ alias: nombre, columnas: [nombre], clase: 'texto', sql: escritura })
    else if (previa?.clase === 'joined')
      celdas[celdas.length - 1] = {
        ...previa,
        columnas: [...previa.columnas, nombre],
        sql: `${previa.sql} || ';' || coalesce(${escritura}, '')`,
      }
    else
      celdas.push({
        ...{ alias: nombre, columnas: [nombre], clase: 'joined' },
        sql: `coalesce(${escritura}, '')`,
      })
  }
  return celdas
}

/**
 * Builds the `order by` clause of an exported file, over its key columns. The C collation gives the same order in every
 * database.
 */
const ordenDe = (archivo: ArchivoDePaquete, { clave }: Destino): string => {
  const formas = archivo.columnas.filter((una) => una.clave).map(({ forma }) => forma.clase)
  return clave
    .map((una, i) =>
      formas[i] === 'entero' || formas[i] === 'fecha' ? `t.${una}` : `t.${una} collate "C"`,
    )
    .join(', ')
}

/**
 * Builds the query that exports one file of the data package, which another installation can load. The query applies
 * backwards the rules with which `DESTINOS_DE_PAQUETE` loads each column.
 *
 * @throws Error when the rule of a column cannot be applied backwards and the column has no SQL expression of its own
 */
export const consultaDeArchivo = (archivo: ArchivoDePaquete): ConsultaDeArchivo => {
  const papeles = PAPELES_DE_SALIDA[archivo.nombre]
  if (papeles !== undefined) return papeles(archivo)
  const destino = DESTINOS_DE_PAQUETE[archivo.nombre]
  if (destino === undefined) throw new Error(`Sin destino: ${archivo.nombre}`)
  const celdas = joinCeldas(archivo, destino)
  const columnas = celdas.map(({ sql, alias }) => `${sql} as "${alias}"`)
  const de = `from ${destino.tabla} t where ${destino.suyas ?? 'true'}`
  return {
    celdas,
    filas: `select ${columnas.join(', ')} ${de} order by ${ordenDe(archivo, destino)}`,
    total: `select count(*)::integer as n ${de}`,
  }
}
