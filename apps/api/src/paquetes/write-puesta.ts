import type { Fecha, ModoDePaquete } from '@apremia/core'
import { sql } from 'drizzle-orm'
import type { Tx } from '../platform/db/queryable.ts'
import { keepFilas } from './antes-de-paquete.ts'
import { type Destino, joinDestino } from './destino.ts'
import { DESTINOS_DE_PAQUETE, withColumnas } from './destinos.ts'
import { type ArchivoPuesto, enMinusculas } from './puesta.ts'

export interface ArchivoPorCargar extends ArchivoPuesto {
  readonly fuente: string
  readonly modo: ModoDePaquete
  /**
   * True when the file has all the rows. The import then deletes or deactivates the stored rows that are missing from
   * the file.
   */
  readonly completo: boolean
  readonly alcance: string | undefined
}

export interface ConteoDeArchivo {
  readonly nuevos: number
  readonly cambiados: number
  readonly iguales: number
  readonly bajas: number
  readonly vigentes: number
}

const run = (tx: Tx, texto: string) => tx.execute(sql.raw(texto))

const count = async (tx: Tx, texto: string): Promise<number> => {
  const { rows } = await tx.execute<{ n: number }>(sql.raw(texto))
  return rows[0]?.n ?? 0
}

interface Plan {
  readonly destino: Destino
  readonly misma: string
  readonly claves: readonly string[]
  readonly traidas: readonly { readonly columna: string; readonly valor: string }[]
  readonly nuevas: readonly { readonly columna: string; readonly valor: string }[]
  readonly cambios: string
}

export const planDePuesto = ({ archivo, columnas }: ArchivoPuesto): Plan => {
  const destino = DESTINOS_DE_PAQUETE[archivo.nombre]
  if (destino === undefined) throw new Error(`Sin destino: ${archivo.nombre}`)
  const clave = archivo.columnas
    .filter((una) => una.clave)
    .map((una) => `f.${enMinusculas(una.nombre)}`)
  const misma = joinDestino(destino, 't', clave)
  const campos = destino.campos.map((campo) => withColumnas(campo, columnas))
  const presentes = campos.filter(({ de }) => de.some((una) => columnas.includes(una)))
  return {
    destino,
    misma,
    claves: destino.clave.map(
      (una, i) => `'${una}', ${destino.deClave?.[una]?.(clave[i] ?? '') ?? clave[i]}`,
    ),
    traidas: presentes
      .filter(({ columna }) => !destino.clave.includes(columna))
      .map(({ columna, valor, sobre = valor }) => ({ columna, valor: sobre })),
    nuevas: [
      ...presentes,
      ...campos.flatMap(({ columna, de, siFalta }) =>
        siFalta !== undefined && !de.some((una) => columnas.includes(una))
          ? [{ columna, valor: siFalta }]
          : [],
      ),
    ],
    cambios: `cambios_${archivo.nombre}`,
  }
}

const list = (columnas: readonly string[]): string => columnas.join(', ')

const dentroDe = (alcance: string, clave: readonly string[]): string => {
  const iguales = ['tipo', 'imponible', 'recurso'].filter((una) => clave.includes(una))
  return `exists (select from ${alcance} a where not a.rechazada
    and ${iguales.map((una) => `a.${una} = t.${una}`).join(' and ')})`
}

const debeVenir = ({ alcance }: ArchivoPorCargar, { destino }: Plan): string =>
  [
    destino.ausentes?.vigente ?? 'false',
    ...(alcance === undefined ? [] : [dentroDe(alcance, destino.clave)]),
  ].join(' and ')

/** SQL condition for the stored rows `t` that are missing from the file. A refused row does not count as missing. */
export const ausentesDe = (puesto: ArchivoPorCargar, plan: Plan): string =>
  `${debeVenir(puesto, plan)} and not exists (select from ${puesto.tabla} f where ${plan.misma})`

/**
 * Compares the rows of a file with the stored rows. Counts the new, changed and missing rows, and stores them in the
 * table `cambios`. A single join finds all three kinds, because a second search would take longer.
 */
export const comparePuesto = async (tx: Tx, puesto: ArchivoPorCargar): Promise<ConteoDeArchivo> => {
  const plan = planDePuesto(puesto)
  const { destino, misma, traidas, cambios } = plan
  const primera = destino.clave[0] ?? ''
  const distinta =
    puesto.modo === 'agrega' || traidas.length === 0
      ? 'false'
      : `(${list(traidas.map(({ columna }) => `t.${columna}`))}) is distinct from (${list(traidas.map(({ valor }) => valor))})
        or ${destino.distinta ?? 'false'}`
  const contar = puesto.completo && destino.ausentes !== undefined
  await run(
    tx,
    `create temp table ${cambios} on commit drop as
      select f.fila, t.${primera} is null as nuevo
      from ${puesto.tabla} f ${contar ? 'full' : 'left'} join ${destino.tabla} t on ${misma}
      where not f.rechazada and (t.${primera} is null or ${distinta})
        ${contar ? `or f.fila is null and ${debeVenir(puesto, plan)}` : ''}`,
  )
  await run(tx, `analyze ${cambios}`)
  const { rows } = await tx.execute<{
    nuevos: number
    cambiados: number
    bajas: number
    filas: number
  }>(
    sql.raw(`select (count(*) filter (where nuevo))::int as nuevos,
        (count(fila) filter (where not nuevo))::int as cambiados,
        (count(*) filter (where fila is null))::int as bajas,
        (select count(*)::int from ${puesto.tabla} where not rechazada) as filas
      from ${cambios}`),
  )
  const { nuevos = 0, cambiados = 0, bajas = 0, filas = 0 } = rows[0] ?? {}
  const vigentes = contar
    ? await count(
        tx,
        `select count(*)::int as n from ${destino.tabla} t where ${destino.ausentes?.vigente ?? 'true'}`,
      )
    : 0
  return { nuevos, cambiados, iguales: filas - nuevos - cambiados, bajas, vigentes }
}

const writeAusentes = async (
  tx: Tx,
  puesto: ArchivoPorCargar,
  plan: Plan,
  carga: number | undefined,
  { bajas }: ConteoDeArchivo,
): Promise<void> => {
  const { tabla, ausentes } = plan.destino
  if (bajas === 0 || ausentes === undefined) return
  const donde = ausentesDe(puesto, plan)
  const acto = ausentes.cambio === undefined ? 'D' : 'U'
  const de = `${tabla} t where ${donde}`
  await keepFilas(tx, { carga, tabla, acto, fila: 'to_jsonb(t)', de })
  await run(
    tx,
    ausentes.cambio === undefined
      ? `delete from ${tabla} t where ${donde}`
      : `update ${tabla} t set ${ausentes.cambio} where ${donde}`,
  )
}

const leaveUnicas = async (
  tx: Tx,
  puesto: ArchivoPorCargar,
  plan: Plan,
  carga: number | undefined,
): Promise<void> => {
  const { destino, misma, cambios } = plan
  for (const { libre } of destino.unicas ?? []) {
    const de = `${puesto.tabla} f, ${cambios} c where c.fila = f.fila and not c.nuevo and ${misma}`
    const { tabla } = destino
    const acto = libre === undefined ? 'D' : 'U'
    await keepFilas(tx, { carga, tabla, acto, fila: 'to_jsonb(t)', de: `${tabla} t, ${de}` })
    if (libre === undefined) {
      await run(tx, `delete from ${destino.tabla} t using ${de}`)
      await run(tx, `update ${cambios} set nuevo = true`)
    } else await run(tx, `update ${destino.tabla} t set ${libre} from ${de}`)
  }
}

/**
 * Writes the rows of a file to the database.
 *
 * @param conteo numbers of new, changed and missing rows, from `comparePuesto`. When there are none to write or to
 * remove, the database is not asked for them
 */
export const writePuesto = async (
  tx: Tx,
  puesto: ArchivoPorCargar,
  carga: number | undefined,
  conteo: ConteoDeArchivo,
): Promise<void> => {
  const plan = planDePuesto(puesto)
  const { destino, misma, claves, traidas, nuevas, cambios } = plan
  await writeAusentes(tx, puesto, plan, carga, conteo)
  if (conteo.nuevos + conteo.cambiados === 0) return
  await leaveUnicas(tx, puesto, plan, carga)
  const puestas = [
    ...traidas.map(({ columna, valor }) => `${columna} = ${valor}`),
    ...(destino.alCambiar === undefined ? [] : [destino.alCambiar]),
  ]
  const { tabla } = destino
  if (traidas.length > 0) {
    const de = `${puesto.tabla} f, ${cambios} c where c.fila = f.fila and not c.nuevo and ${misma}`
    await keepFilas(tx, {
      ...{ carga, tabla, acto: 'U', fila: 'to_jsonb(t)', de: `${tabla} t, ${de}` },
    })
    await run(tx, `update ${tabla} t set ${list(puestas)} from ${de}`)
  }
  await keepFilas(tx, {
    ...{ carga, tabla, acto: 'I', fila: `jsonb_build_object(${list(claves)})` },
    de: `${puesto.tabla} f join ${cambios} c on c.fila = f.fila where c.nuevo`,
  })
  await run(
    tx,
    `insert into ${destino.tabla} (${list(nuevas.map(({ columna }) => columna))})
      select ${list(nuevas.map(({ valor }) => valor))}
      from ${puesto.tabla} f join ${cambios} c on c.fila = f.fila where c.nuevo order by f.fila`,
  )
}

/**
 * Corrects the lawyers in the debts of a data package, before the debts are written. When a person reassigned a case
 * here after the day of the package, the new lawyer prevails (D191). A case that an import reassigned later is not
 * corrected, nor is a period paid before the reassignment.
 *
 * @returns the corrected cases, with the lawyer's code in this product and the one in the data package
 */
export const keepReasignados = async (
  tx: Tx,
  { tabla, columnas }: ArchivoPuesto,
  dia: Fecha,
): Promise<{ caso: string; aqui: string; paquete: string }[]> => {
  if (!columnas.includes('LEGAL')) return []
  const { rows } = await tx.execute<{ caso: string; aqui: string; paquete: string }>(sql`
    with ultimos as (
      select tipo, imponible, recurso, a
      from (
        select distinct on (tipo, imponible, recurso) tipo, imponible, recurso, a, carga
        from traspaso_de_caso where dia > ${dia}::date
        order by tipo, imponible, recurso, dia desc, id desc
      ) x where carga is null
    ),
    distintos as materialized (
      select f.fila, f.tipo, f.imponible, f.recurso, coalesce(f.legal, '') as legal, u.a
      from ${sql.raw(tabla)} f join ultimos u using (tipo, imponible, recurso)
      where not f.rechazada and f.legal is distinct from u.a
        and (f.estado <> 'CANCELADA' or f.legal <> '' and exists (select from deuda t
          where (t.tipo, t.imponible, t.recurso, t.anio, t.cuota) = (f.tipo, f.imponible, f.recurso, f.anio, f.cuota)
            and t.legal = u.a))
    ),
    dejados as (
      update ${sql.raw(tabla)} f set legal = d.a from distintos d where d.fila = f.fila
    )
    select concat_ws(' ', tipo, imponible, recurso) as caso, a as aqui, min(legal) as paquete
    from distintos group by tipo, imponible, recurso, a order by tipo, imponible, recurso`)
  return rows
}
