import type { ClaseDeConservacion, Fecha } from '@apremia/core'
import { sql } from 'drizzle-orm'
import { dropSueltos } from '../documentos/drop-sueltos.ts'
import type { Queryable, Tx } from '../platform/db/queryable.ts'
import { dropRegistro } from '../registros/registros-repo.ts'

export interface Vencidos {
  readonly filas: number
  readonly desde: string | null
}

/**
 * Number of expired rows that one transaction deletes. The number is small, so that locks are held for a short time.
 */
const POR_LOTE = 2_000

interface Lote {
  readonly filas: number
  readonly sueltos: readonly string[]
}

interface FuenteDeVencidos {
  /**
   * SQL for the key (`clave`) and the day (`dia`) of each row with expired data. Data are expired when their day is
   * before `:antes`.
   */
  readonly vencidas: string
  readonly erase: (tx: Tx, claves: readonly string[]) => Promise<readonly string[]>
}

const antes = (columna: string): string =>
  `(${columna} at time zone 'America/Argentina/Buenos_Aires')::date < :antes`
const diaDe = (columna: string): string =>
  `(${columna} at time zone 'America/Argentina/Buenos_Aires')::date`

const enteros = (claves: readonly string[]) =>
  sql.raw(claves.map((clave) => String(Number(clave))).join(', '))

const eraseBy =
  (tabla: string, columna: string) =>
  async (tx: Tx, claves: readonly string[]): Promise<readonly string[]> => {
    await tx.execute(
      sql`delete from ${sql.identifier(tabla)} where ${sql.identifier(columna)} in (${enteros(claves)})`,
    )
    return []
  }

/** Deletes the file of an export. The row of the export stays and shows who downloaded the file. */
const eraseArchivos =
  (tabla: 'salida' | 'datos_personales') =>
  async (tx: Tx, claves: readonly string[]): Promise<readonly string[]> => {
    const { rows } = await tx.execute<{ documento: string }>(sql`
      with viejas as (select id, documento from ${sql.identifier(tabla)} where id in (${enteros(claves)}) for update)
      update ${sql.identifier(tabla)} t set documento = null from viejas v where v.id = t.id returning v.documento`)
    return dropSueltos(
      tx,
      rows.map(({ documento }) => documento),
    )
  }

/**
 * SQL for the imports that cannot be undone any more, because a later import was applied. The rows stored to undo them
 * are no longer needed.
 */
const cargaVencida = (carga: string): string => `
  select ${carga}.id from ${carga}
  where ${carga}.creada is not null and ${antes(`${carga}.creada`)}
    and exists (select from ${carga} otra where otra.id > ${carga}.id and otra.aplicada is not null)`

/** Deletes an uploaded data package and the report of its refused rows. Neither is needed to undo the import. */
const erasePaquetes = async (tx: Tx, claves: readonly string[]): Promise<readonly string[]> => {
  const { rows } = await tx.execute<{ documento: string; informe: string | null }>(sql`
    with viejas as (select id, documento, trabajo from paquete_carga where id in (${enteros(claves)}) for update),
    informes as (
      update trabajo t set documento = null from (
        select t.id, t.documento from trabajo t join viejas v on v.trabajo = t.id where t.documento is not null) i
      where i.id = t.id returning t.id, i.documento
    )
    update paquete_carga p set documento = null from viejas v left join informes i on i.id = v.trabajo
    where v.id = p.id returning v.documento, i.documento as informe`)
  return dropSueltos(
    tx,
    rows.flatMap(({ documento, informe }) =>
      informe === null ? [documento] : [documento, informe],
    ),
  )
}

const FUENTES: Readonly<Record<ClaseDeConservacion, readonly FuenteDeVencidos[]>> = {
  ingresos: [
    {
      vencidas: `select id::text as clave, ${diaDe('fech_hor_login')} as dia from ingreso where ${antes('fech_hor_login')}`,
      erase: eraseBy('ingreso', 'id'),
    },
    {
      vencidas: `select id::text, ${diaDe('ultimo_uso')} from sesion where ${antes('ultimo_uso')}`,
      erase: eraseBy('sesion', 'id'),
    },
  ],
  lecturas: [
    {
      vencidas: `select to_char(dia, 'YYYYMMDD') || ' ' || cosa || ' ' || clave || ' ' || dni || ' ' || rol, dia from lectura where dia < :antes`,
      erase: async (tx, claves) => {
        await tx.execute(sql`
          delete from lectura where to_char(dia, 'YYYYMMDD') || ' ' || cosa || ' ' || clave || ' ' || dni || ' ' || rol
            in (select value from json_array_elements_text(${JSON.stringify(claves)}::json))`)
        return []
      },
    },
  ],
  exportaciones: [
    {
      vencidas: `select id::text, ${diaDe('creada')} from salida where documento is not null and ${antes('creada')}`,
      erase: eraseArchivos('salida'),
    },
    {
      vencidas: `select id::text, ${diaDe('creada')} from datos_personales where documento is not null and ${antes('creada')}`,
      erase: eraseArchivos('datos_personales'),
    },
  ],
  paquetes: [
    {
      // Selects the old data packages to delete. Two packages are kept: the last applied one, from which the present
      // debts come, and the one that a running import still reads.
      vencidas: `select id::text, ${diaDe('creada')} from paquete_carga c where documento is not null and ${antes('creada')}
        and estado <> 'leyendo' and (aplicada is null or deshecha is not null or exists (
          select from paquete_carga otra where otra.id > c.id and otra.aplicada is not null and otra.deshecha is null))
        and not exists (select from trabajo t where t.id = c.trabajo and t.estado in ('pendiente', 'en-curso'))`,
      erase: erasePaquetes,
    },
  ],
  cargas: [
    {
      vencidas: `select distinct p.carga::text, ${diaDe('c.creada')} from paquete_antes p join paquete_carga c on c.id = p.carga
        where p.carga in (${cargaVencida('paquete_carga')})`,
      erase: async (tx, claves) => {
        await tx.execute(
          sql`update paquete_carga set deshacible = false where id in (${enteros(claves)})`,
        )
        return eraseBy('paquete_antes', 'carga')(tx, claves)
      },
    },
    {
      vencidas: `select distinct p.carga::text, ${diaDe('c.creada')} from padron_carga_cambio p join padron_carga c on c.id = p.carga
        where p.carga in (${cargaVencida('padron_carga')})`,
      erase: eraseBy('padron_carga_cambio', 'carga'),
    },
  ],
  registros: [
    {
      vencidas: `select id::text, ${diaDe('creado')} from registro where ${antes('creado')}`,
      erase: async (tx, claves) => {
        const sueltos: string[] = []
        for (const clave of claves) sueltos.push(...(await dropRegistro(tx, Number(clave))))
        return sueltos
      },
    },
  ],
  novedades: [
    {
      vencidas: `select id::text, ${diaDe('modificado')} from novedad where borrada_por is not null and ${antes('modificado')}`,
      erase: async (tx, claves) => {
        const { rows } = await tx.execute<{ documento: string }>(sql`
          delete from novedad_documento d using novedad_inmueble i
          where i.id = d.inmueble and i.novedad in (${enteros(claves)}) returning d.documento`)
        await eraseBy('novedad_inmueble', 'novedad')(tx, claves)
        await eraseBy('novedad', 'id')(tx, claves)
        return dropSueltos(
          tx,
          rows.map(({ documento }) => documento),
        )
      },
    },
  ],
  mensajes: [
    {
      vencidas: `select id::text, ${diaDe('creado')} from comunicacion where ${antes('creado')}`,
      erase: async (tx, claves) => {
        const { rows } = await tx.execute<{ documento: string }>(sql`
          delete from comunicacion_documento where comunicacion in (${enteros(claves)}) returning documento`)
        await eraseBy('comunicacion_destinatario', 'comunicacion')(tx, claves)
        await eraseBy('comunicacion', 'id')(tx, claves)
        return dropSueltos(
          tx,
          rows.map(({ documento }) => documento),
        )
      },
    },
    {
      vencidas: `select id::text, ${diaDe('creado')} from aviso_personal where leido is not null and ${antes('creado')}`,
      erase: eraseBy('aviso_personal', 'id'),
    },
  ],
}

const consultaDe = ({ vencidas }: FuenteDeVencidos, antesDe: Fecha): string =>
  `select clave, dia from (${vencidas.replaceAll(':antes', `'${antesDe}'::date`)}) x(clave, dia)`

export const countVencidos = async (
  db: Queryable,
  clase: ClaseDeConservacion,
  antesDe: Fecha | null,
): Promise<Vencidos> => {
  if (antesDe === null) return { filas: 0, desde: null }
  const partes = FUENTES[clase].map((fuente) => consultaDe(fuente, antesDe)).join(' union all ')
  const { rows } = await db.execute<{ filas: number; desde: string | null }>(
    sql.raw(
      `select count(*)::int as filas, to_char(min(dia), 'YYYY-MM-DD') as desde from (${partes}) todo`,
    ),
  )
  return rows[0] ?? { filas: 0, desde: null }
}

export const eraseVencidos = async (
  tx: Tx,
  clase: ClaseDeConservacion,
  antesDe: Fecha,
): Promise<Lote> => {
  for (const fuente of FUENTES[clase]) {
    const { rows } = await tx.execute<{ clave: string }>(
      sql.raw(`${consultaDe(fuente, antesDe)} order by dia, clave limit ${POR_LOTE}`),
    )
    if (rows.length === 0) continue
    const sueltos = await fuente.erase(
      tx,
      rows.map(({ clave }) => clave),
    )
    return { filas: rows.length, sueltos }
  }
  return { filas: 0, sueltos: [] }
}
