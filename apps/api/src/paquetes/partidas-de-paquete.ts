import {
  completeFilas,
  type Fecha,
  type FormatoDePartida,
  gruposDePartida,
  interpolar,
  textos,
  valorDeParametro,
} from '@apremia/core'
import { sql } from 'drizzle-orm'
import { listParametrosGuardados } from '../parametros/parametros-repo.ts'
import { patronDePartida } from '../parametros/partidas-sin-forma.ts'
import type { Tx } from '../platform/db/queryable.ts'
import type { ArchivoPuesto } from './puesta.ts'

const { carga: t } = textos.paquete

/**
 * Returns the format of the partida (provincial property number) that will be in force after the import. The format in
 * the package replaces a stored format of the same day.
 */
const findFormato = async (
  tx: Tx,
  parametros: ArchivoPuesto | undefined,
  hoy: Fecha,
): Promise<FormatoDePartida> => {
  const traidas =
    parametros === undefined
      ? []
      : (
          await tx.execute<{ clave: string; vigenteDesde: Fecha; valor: string }>(
            sql.raw(`select clave, vigente_desde::text as "vigenteDesde", valor
              from ${parametros.tabla} where not rechazada and clave = 'partida.formato'`),
          )
        ).rows
  const dias = new Set(traidas.map(({ vigenteDesde }) => vigenteDesde))
  const guardadas = (await listParametrosGuardados(tx)).filter(
    ({ clave, vigenteDesde }) => clave !== 'partida.formato' || !dias.has(vigenteDesde),
  )
  return valorDeParametro(completeFilas([...guardadas, ...traidas]), 'partida.formato', hoy)
}

/**
 * SQL that converts a partida (provincial property number) to the form in which this database stores it. A partida that
 * does not match the format is not changed.
 */
const enSuForma = (formato: FormatoDePartida): string => {
  const grupos = gruposDePartida(formato)
  const total = grupos.reduce((suma, cifras) => suma + cifras, 0)
  const ultimo = grupos.length - 1
  const partes = grupos.map((cifras, i) =>
    i === ultimo && i > 0 ? `([0-9]{${cifras}})` : `([0-9]{1,${cifras}})`,
  )
  const separadores = [...formato.matchAll(/[-/.]/g)].map(([uno]) => uno)
  const juntar = (parte: (i: number) => string): string =>
    grupos
      .map((_, i) => (i === 0 ? parte(i) : `'${separadores[i - 1]}' || ${parte(i)}`))
      .join(' || ')
  const desde = (i: number): number => grupos.slice(0, i).reduce((suma, cifras) => suma + cifras, 1)
  const juntas = juntar((i) => `substr(par_provincial, ${desde(i)}, ${grupos[i]})`)
  const separadas = juntar((i) => `lpad(p.m[${i + 1}], ${grupos[i]}, '0')`)
  return `case when par_provincial ~ '^[0-9]{${total}}$' then ${juntas}
    else (select case when p.m is null then par_provincial else ${separadas} end
      from (select regexp_match(par_provincial, '^${partes.join('[ ]*[-/. ][ ]*')}$') as m) p) end`
}

/**
 * Converts the partidas (provincial property numbers) of a data package to the stored form. A partida in another format
 * is accepted unchanged (D191). No search finds its property, so the import reports the number of such partidas.
 */
export const putPartidas = async (
  tx: Tx,
  puestos: readonly ArchivoPuesto[],
  hoy: Fecha,
): Promise<string[]> => {
  const findPuesto = (nombre: string) => puestos.find(({ archivo }) => archivo.nombre === nombre)
  const inmuebles = findPuesto('inmuebles')
  if (inmuebles === undefined || !inmuebles.columnas.includes('PAR_PROVINCIAL')) return []
  const formato = await findFormato(tx, findPuesto('parametros'), hoy)
  const patron = patronDePartida(formato)
  const { tabla } = inmuebles
  await tx.execute(
    sql.raw(`update ${tabla} set par_provincial = ${enSuForma(formato)}
      where par_provincial !~ '${patron}'`),
  )
  const { rows } = await tx.execute<{ n: number; primeras: string[] }>(
    sql.raw(`select count(*)::int as n, (array_agg(par_provincial order by fila))[1:3] as primeras
      from ${tabla} where not rechazada and par_provincial !~ '${patron}'`),
  )
  const { n = 0, primeras } = rows[0] ?? {}
  if (n === 0) return []
  return [interpolar(t.partidasSinForma, { n, formato, primeras: (primeras ?? []).join(', ') })]
}
