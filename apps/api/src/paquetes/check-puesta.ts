import {
  describeReferenciaRota,
  type ErrorDeFila,
  type Referencia,
  ROL_DE_APODERADO,
  textos,
} from '@apremia/core'
import { sql } from 'drizzle-orm'
import type { Tx } from '../platform/db/queryable.ts'
import { type Destino, DIA, joinDestino } from './destino.ts'
import { DESTINOS_DE_PAQUETE } from './destinos.ts'
import type { FallaDeRegistro, FallasDeArchivo } from './falla.ts'
import { FALLAS_DE_ANTES } from './fallas-de-antes.ts'
import { FALLAS_DE_ESCRITOS } from './fallas-de-escritos.ts'
import { FALLAS_DE_LISTAS } from './fallas-de-listas.ts'
import { familiasDe, huerfanosDe, indexPapeles } from './familias-de-antes.ts'
import { type ArchivoPuesto, enMinusculas } from './puesta.ts'
import type { ArchivoPorCargar } from './write-puesta.ts'

const { motivos } = textos.paquete

/** The report lists at most this number of errors of one kind, each with its row. The total counts all the errors. */
const CONTADAS = 20_000

const joinIguales = (
  alias: string,
  clave: readonly string[],
  columnas: readonly string[],
): string => clave.map((una, i) => `${alias}.${una} = f.${columnas[i]}`).join(' and ')

const clavesDe = (columnas: readonly string[]): string =>
  columnas.map((columna) => `f.${columna}::text`).join(` || ' ' || `)

/**
 * Returns the SQL checks of columns that refer to another row, such as the lawyer of a debt. A row fails when neither
 * the database nor the data package has the row to which it refers.
 */
const fallasDeReferencia = (
  puestos: ReadonlyMap<string, ArchivoPuesto>,
  { columnas: presentes }: ArchivoPuesto,
  { columnas: nombradas, archivo }: Referencia,
): FallaDeRegistro[] => {
  if (!nombradas.every((columna) => presentes.includes(columna))) return []
  const columnas = nombradas.map(enMinusculas)
  const destinos = typeof archivo === 'string' ? { '': archivo } : archivo
  return Object.entries(destinos).flatMap(([tipo, nombre]) => {
    const destino = DESTINOS_DE_PAQUETE[nombre]
    if (destino === undefined) return []
    const puesto = puestos.get(nombre)
    const clave = puesto?.archivo.columnas.filter((una) => una.clave).map((una) => una.nombre)
    const condicion = [
      ...columnas.map((columna) => `f.${columna} is not null`),
      ...(tipo === '' ? [] : [`f.tipo = '${tipo}'`]),
      `not exists (select from ${destino.tabla} t where ${joinDestino(
        destino,
        't',
        columnas.map((columna) => `f.${columna}`),
      )})`,
      ...(puesto === undefined || clave === undefined
        ? []
        : [
            `not exists (select from ${puesto.tabla} p where not p.rechazada
              and ${joinIguales('p', clave.map(enMinusculas), columnas)})`,
          ]),
    ].join(' and ')
    const valor = clavesDe(columnas)
    const mensaje = describeReferenciaRota(nombre, null)
    return [{ columna: nombradas.at(-1) ?? '', valor, condicion, mensaje }]
  })
}

const DE_OTRO = '(x.tipo, x.imponible, x.recurso) <> (f.tipo, f.imponible, f.recurso)'

/**
 * Checks of the rows of each file of a data package, by file. A row that contradicts the stored data is refused.
 * References to missing rows are found by `fallasDeReferencia`.
 */
const FALLAS: Readonly<Record<string, FallasDeArchivo>> = {
  ...FALLAS_DE_ANTES,
  ...FALLAS_DE_ESCRITOS,
  ...FALLAS_DE_LISTAS,
  recursos: () => [
    {
      columna: 'TIPO',
      valor: 'f.tipo',
      condicion: `exists (select from imponible_recurso x where x.recurso = f.codigo and x.tipo <> f.tipo)`,
      mensaje: motivos.recursoEnUso,
    },
  ],
  abogados: () => [
    {
      columna: 'NRODNI',
      valor: 'f.nrodni',
      condicion: `f.nrodni !~ '^[1-9][0-9]{6,7}$'`,
      mensaje: motivos.dniDePersona,
    },
    {
      columna: 'NRODNI',
      valor: 'f.nrodni',
      condicion: `exists (select from abogado x where x.codexterno = f.codexterno and x.nrodni <> f.nrodni)`,
      mensaje: motivos.codigoDeOtro,
    },
    {
      columna: 'NRODNI',
      valor: 'f.nrodni',
      condicion: `exists (select from abogado x
        where x.nrodni = f.nrodni and x.codexterno <> f.codexterno and not x.baja)`,
      mensaje: motivos.unico,
    },
    {
      columna: 'TITULO',
      valor: 'f.titulo',
      condicion: `f.titulo is not null
        and not exists (select from abogado_titulo x where lower(x.titulo) = lower(f.titulo))`,
      mensaje: motivos.tituloDesconocido,
    },
    {
      columna: 'BAJA',
      valor: `case when f.baja then 'SI' else 'NO' end`,
      condicion: `exists (select from abogado x
        where x.codexterno = f.codexterno and x.baja <> coalesce(f.baja, false))`,
      mensaje: motivos.bajaDeAbogado,
    },
    {
      columna: 'ROL',
      valor: 'f.rol',
      condicion: `f.rol <> '${ROL_DE_APODERADO}'`,
      mensaje: motivos.rolDeAbogado,
    },
    {
      columna: 'ROL',
      valor: 'f.rol',
      condicion: `f.rol is not null and exists (select from usuario u
        where u.dni = f.nrodni and u.baja and u.abogado is distinct from f.codexterno)`,
      mensaje: motivos.personaDeBaja,
    },
  ],
  etapas: () => [
    {
      columna: 'GRUPO',
      valor: 'f.grupo::text',
      condicion: `not exists (select from grupo_etapa x where x.gp_id = f.grupo)`,
      mensaje: motivos.grupoDeEtapa,
    },
    {
      columna: 'GRUPO',
      valor: 'f.grupo::text',
      condicion: `exists (select from tipo_etapa x where x.tp_id = f.tp_id and x.gp_id <> f.grupo)`,
      mensaje: motivos.etapaDeOtroGrupo,
    },
  ],
  usuarios: () => [
    {
      columna: 'DNI',
      valor: 'f.dni',
      condicion: `f.dni !~ '^[1-9][0-9]{6,7}$'`,
      mensaje: motivos.dniDePersona,
    },
  ],
  condiciones: () => [
    {
      columna: 'CONTRATO',
      valor: 'f.contrato',
      condicion: `exists (select from condicion_legal x where x.abogado = f.abogado
        and x.contrato <> f.contrato and f_busqueda(x.contrato) = f_busqueda(f.contrato))`,
      mensaje: motivos.contratoEscritoDistinto,
    },
  ],
  imponibles: (puestos) =>
    ['recurso', puestos.get('recursos')?.tabla].flatMap((tabla) =>
      tabla === undefined
        ? []
        : {
            columna: 'RECURSO',
            valor: 'f.recurso',
            condicion: `exists (select from ${tabla} x where x.codigo = f.recurso and x.tipo <> f.tipo)`,
            mensaje: motivos.recursoDeOtraClase,
          },
    ),
  planes: () => [
    {
      columna: 'NRO_PLAN',
      valor: 'f.nro_plan::text',
      condicion: `exists (select from plan_pago x where x.nro_plan = f.nro_plan and ${DE_OTRO})`,
      mensaje: motivos.planDeOtro,
    },
  ],
  deuda: (puestos) => [
    {
      ...{ columna: 'CANCELADA', valor: 'f.cancelada::text', mensaje: motivos.diaFuturo },
      condicion: `f.cancelada > ${DIA}`,
    },
    ...['plan_pago', puestos.get('planes')?.tabla].flatMap((tabla) =>
      tabla === undefined
        ? []
        : {
            columna: 'NRO_PLAN',
            valor: 'f.nro_plan::text',
            condicion: `exists (select from ${tabla} x where x.nro_plan = f.nro_plan and ${DE_OTRO})`,
            mensaje: motivos.planDeOtro,
          },
    ),
  ],
}

const fallasDeUnicas = (
  { archivo, tabla, columnas: presentes }: ArchivoPuesto,
  destino: Destino,
  completo: boolean,
): FallaDeRegistro[] =>
  (destino.unicas ?? []).flatMap(({ columnas, de }) => {
    const delArchivo = columnas.map(
      (columna) => destino.campos.find((campo) => campo.columna === columna)?.de[0] ?? '',
    )
    if (!delArchivo.every((columna) => presentes.includes(columna))) return []
    const suyas = delArchivo.map(enMinusculas)
    const clave = archivo.columnas.filter((una) => una.clave).map((una) => enMinusculas(una.nombre))
    const valor = `f.${enMinusculas(de)}::text`
    const distinta = (alias: string, otra: readonly string[]): string =>
      `not (${joinIguales(alias, otra, clave)})`
    const comun = { columna: de, valor, mensaje: motivos.unico }
    const enElArchivo = {
      ...comun,
      condicion: `exists (select from ${tabla} p where not p.rechazada and p.fila < f.fila
        and ${joinIguales('p', suyas, suyas)})`,
    }
    // The import deletes every stored row that is missing from a complete file. The table then has only the rows of the
    // file. So a value that must be unique is compared only with those rows.
    if (completo && destino.ausentes !== undefined && destino.ausentes.cambio === undefined)
      return [enElArchivo]
    return [
      enElArchivo,
      {
        ...comun,
        condicion: `exists (
          select from ${destino.tabla} t where ${joinIguales('t', columnas, suyas)}
            and ${distinta('t', destino.clave)}
            and not exists (select from ${tabla} p where not p.rechazada
              and ${destino.clave.map((una, i) => `p.${clave[i]} = t.${una}`).join(' and ')}))`,
      },
    ]
  })

const fallasDeAlcance = ({ alcance, columnas }: ArchivoPorCargar): FallaDeRegistro[] => {
  if (alcance === undefined) return []
  const iguales = ['TIPO', 'IMPONIBLE', 'RECURSO'].filter((una) => columnas.includes(una))
  const suyas = iguales.map(enMinusculas)
  return [
    {
      columna: 'IMPONIBLE',
      valor: clavesDe(suyas),
      condicion: `not exists (select from ${alcance} a where ${joinIguales('a', suyas, suyas)})`,
      mensaje: motivos.fueraDeImponibles,
    },
  ]
}

export interface Rechazos {
  readonly errores: readonly ErrorDeFila[]
  readonly filas: number
}

const refuse = async (
  tx: Tx,
  { fuente, tabla }: ArchivoPorCargar,
  { columna, valor, condicion, mensaje, mensajeDeFila = 'null' }: FallaDeRegistro,
): Promise<Rechazos> => {
  const { rows } = await tx.execute<{
    fila: number
    valor: string
    propio: string | null
    total: number
  }>(
    sql.raw(`
      with malas as (
        update ${tabla} f set rechazada = true where not f.rechazada and ${condicion}
        returning f.fila, ${valor} as valor, ${mensajeDeFila}::text as propio
      )
      select fila, valor, propio, (count(*) over ())::integer as total from malas order by fila limit ${CONTADAS}`),
  )
  return {
    filas: rows[0]?.total ?? 0,
    errores: rows.map((row) => ({
      ...{ hoja: fuente, fila: row.fila, columna, valor: row.valor ?? '' },
      ...{ regla: 'paquete.registro', mensaje: row.propio ?? mensaje },
    })),
  }
}

/**
 * Checks the files of a data package and returns the refused rows. Files are checked in order, because the rows of a
 * file refer only to rows of earlier files.
 */
export const checkPuesta = async (
  tx: Tx,
  archivos: readonly ArchivoPorCargar[],
): Promise<Rechazos> => {
  const puestos = new Map(archivos.map((puesto) => [puesto.archivo.nombre, puesto]))
  const errores: ErrorDeFila[] = []
  let filas = 0
  await indexPapeles(tx, puestos)
  const add = async (puesto: ArchivoPorCargar, falla: FallaDeRegistro): Promise<number> => {
    const rechazos = await refuse(tx, puesto, falla)
    errores.push(...rechazos.errores)
    filas += rechazos.filas
    return rechazos.filas
  }
  for (const puesto of archivos) {
    const { archivo, completo } = puesto
    const destino = DESTINOS_DE_PAQUETE[archivo.nombre]
    if (destino === undefined) continue
    const fallas = [
      ...fallasDeAlcance(puesto),
      ...archivo.referencias.flatMap((referencia) =>
        fallasDeReferencia(puestos, puesto, referencia),
      ),
      ...(FALLAS[archivo.nombre]?.(puestos, puesto) ?? []),
    ].filter(({ columna }) => puesto.columnas.includes(columna))
    for (const falla of fallas) await add(puesto, falla)
    const unicas = fallasDeUnicas(puesto, destino, completo)
    // A refused row is not written, so the database keeps the unique value of the stored row. Another row of the file
    // may bring that same value, and must then be refused too. The check repeats until it refuses no more rows.
    for (let mas = unicas.length > 0; mas; ) {
      mas = false
      for (const falla of unicas) if ((await add(puesto, falla)) > 0) mas = true
    }
  }
  // A letter or agreement of the former system is imported with all its rows or not at all. When one row is refused,
  // its other rows are refused too. The rows that depend on them are also refused.
  for (const { padre, falla, hijos } of familiasDe(puestos)) {
    if ((await add(padre, falla)) === 0) continue
    for (const hijo of hijos) await add(hijo.puesto, huerfanosDe(hijo, padre))
  }
  return { errores, filas }
}
