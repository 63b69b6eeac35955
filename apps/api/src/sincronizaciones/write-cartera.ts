import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { type Fecha, findArchivoDePaquete, readValorDePaquete } from '@apremia/core'
import { formatCsv, lineOf, textField, writePaqueteZip } from '@apremia/workbooks'
import type { Db } from '../platform/db/queryable.ts'
import type { ListasDeCartera } from './ask-cartera.ts'
import type { PlanPreguntado } from './ask-planes.ts'
import {
  FILAS_DE_RESPUESTA,
  type FilaDelServicio,
  filaDeComercio,
  filaDeContribuyente,
  filaDeCuota,
  filaDeInmueble,
  filaDePlan,
  filasDeVinculos,
} from './filas-de-cartera.ts'
import { readRespuestas } from './respuestas-repo.ts'

/** The whole answer of the service. */
export interface CarteraPreguntada extends Omit<ListasDeCartera, 'claves' | 'planes'> {
  readonly planes: readonly PlanPreguntado[]
}

/** Counts of the optional values that the register does not admit, by column: they are left as unknown. */
export type DatosDejados = Map<string, number>

interface ArchivoDeCartera {
  readonly nombre: string
  readonly columnas: readonly string[]
  readonly filas: () => AsyncIterable<FilaDelServicio> | Iterable<FilaDelServicio>
}

const textOf = (valor: string | number | null | undefined): string => String(valor ?? '')

/** Columns that some row fills: a column that the service does not tell leaves the register as it is. */
const columnasDe = (nombre: string, filas: readonly FilaDelServicio[]): string[] =>
  (findArchivoDePaquete(nombre)?.columnas ?? []).flatMap((columna) =>
    columna.obligatoria || filas.some((fila) => textOf(fila[columna.nombre]) !== '')
      ? [columna.nombre]
      : [],
  )

/** Leaves out an optional value that the package does not admit, so that the row is not refused for it. */
const createLimpieza = (nombre: string, columnas: readonly string[], dejados: DatosDejados) => {
  const formas = columnas.map((columna) =>
    findArchivoDePaquete(nombre)?.columnas.find((una) => una.nombre === columna),
  )
  return (fila: FilaDelServicio): string[] =>
    columnas.map((columna, i) => {
      const texto = textOf(fila[columna])
      const forma = formas[i]
      if (texto === '' || forma === undefined || forma.obligatoria) return texto
      if ('valor' in readValorDePaquete(forma.forma, texto)) return texto
      dejados.set(columna, (dejados.get(columna) ?? 0) + 1)
      return ''
    })
}

/** Optional values that no two rows of the register have. */
const UNICAS: Readonly<Record<string, string>> = {
  contribuyentes: 'CUIM',
  inmuebles: 'PAR_PROVINCIAL',
}

/** Leaves a value that only one row may have to the first row that has it, so that the others are not refused. */
const leaveUnica = (
  nombre: string,
  filas: readonly FilaDelServicio[],
  dejados: DatosDejados,
): readonly FilaDelServicio[] => {
  const columna = UNICAS[nombre]
  if (columna === undefined) return filas
  const vistos = new Set<string>()
  return filas.map((fila) => {
    const valor = textOf(fila[columna])
    if (valor === '' || !vistos.has(valor)) {
      vistos.add(valor)
      return fila
    }
    dejados.set(columna, (dejados.get(columna) ?? 0) + 1)
    return { ...fila, [columna]: '' }
  })
}

const enLista = (
  nombre: string,
  todas: readonly FilaDelServicio[],
  dejados: DatosDejados,
): ArchivoDeCartera => {
  const filas = leaveUnica(nombre, todas, dejados)
  return { ...{ nombre, columnas: columnasDe(nombre, filas) }, filas: () => filas }
}

const archivosDe = (
  db: Db,
  { inmuebles, comercios, vinculos, planes }: CarteraPreguntada,
  dejados: DatosDejados,
): ArchivoDeCartera[] => {
  const list = (nombre: string, filas: readonly FilaDelServicio[]) =>
    enLista(nombre, filas, dejados)
  const personas = [...new Map(vinculos.map((fila) => [fila.NRO_CONTRIB, fila])).values()]
  const deRespuestas = (nombre: keyof typeof FILAS_DE_RESPUESTA): ArchivoDeCartera => {
    const { columnas, filasDe } = FILAS_DE_RESPUESTA[nombre]
    return {
      ...{ nombre, columnas },
      async *filas() {
        for await (const respuesta of readRespuestas(db)) yield* filasDe(respuesta)
      },
    }
  }
  return [
    list('contribuyentes', personas.map(filaDeContribuyente)),
    list('inmuebles', inmuebles.map(filaDeInmueble)),
    list('comercios', comercios.map(filaDeComercio)),
    deRespuestas('imponibles'),
    list('vinculos', filasDeVinculos({ vinculos, inmuebles, comercios })),
    list(
      'planes',
      planes.map(({ plan }) => filaDePlan(plan)),
    ),
    list(
      'plan_cuotas',
      planes.flatMap(({ plan, estado }) =>
        (estado?.cuotas ?? []).map((una) => filaDeCuota(plan.NRO_PLAN, una)),
      ),
    ),
    deRespuestas('deuda'),
    deRespuestas('situaciones_hist'),
  ]
}

/** The file is complete for the items that were asked for: the rest of the register stays as it is. */
const DE_LO_PREGUNTADO: readonly string[] = ['deuda', 'vinculos']

/** Characters handed to the zip at a time. */
const PEDAZO = 1 << 16

async function* writeLineas(
  { nombre, columnas, filas }: ArchivoDeCartera,
  dejados: DatosDejados,
): AsyncGenerator<string> {
  const clean = createLimpieza(nombre, columnas, dejados)
  let texto = formatCsv([columnas])
  for await (const fila of filas()) {
    texto += lineOf(clean(fila).map(textField))
    if (texto.length < PEDAZO) continue
    yield texto
    texto = ''
  }
  yield texto
}

/**
 * Writes the answer of the service as a package of the municipality, so that it is compared with the register, applied
 * and told like any other.
 *
 * @param dia day of the answer, for which the amounts hold
 * @returns what was left out of it
 */
export const writeCartera = async (
  db: Db,
  cartera: CarteraPreguntada,
  {
    path,
    dia,
    signal,
  }: { readonly path: string; readonly dia: Fecha; readonly signal: AbortSignal },
): Promise<DatosDejados> => {
  const dejados: DatosDejados = new Map()
  const archivos = archivosDe(db, cartera, dejados)
  const manifiesto = archivos.map(({ nombre }) => [
    nombre,
    DE_LO_PREGUNTADO.includes(nombre)
      ? 'por-imponible'
      : (findArchivoDePaquete(nombre)?.modos[0] ?? ''),
    nombre === 'deuda' ? dia : '',
  ])
  const open = (textos: AsyncIterable<string> | Iterable<string>) => async () =>
    Readable.from(textos, { objectMode: true })
  const encabezado = ['ARCHIVO', 'MODO', 'LIQUIDADO_AL']
  await writePaqueteZip(
    createWriteStream(path, { mode: 0o600 }),
    {
      fuentes: [
        {
          ...{ nombre: 'manifiesto', archivo: 'manifiesto.csv', tamano: 0 },
          open: open([formatCsv([encabezado, ...manifiesto])]),
        },
        ...archivos.map((archivo) => ({
          ...{ nombre: archivo.nombre, archivo: `${archivo.nombre}.csv`, tamano: 0 },
          open: open(writeLineas(archivo, dejados)),
        })),
      ],
      close: () => undefined,
    },
    signal,
  )
  return dejados
}
