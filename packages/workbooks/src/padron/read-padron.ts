import {
  type CampoDeInmueble,
  type ColumnaDePadron,
  createLectorDeFilas,
  createRepetidas,
  type FilaDePadron,
  type FormatoDePartida,
  type Motivo,
  NOMBRES_DE_CAMPOS,
  textos,
} from '@apremia/core'
import type { Limits } from '../limits.ts'
import { type Cell, type Row, textOfCell } from '../read/cell.ts'
import type { FoundHeadings } from '../table/find-headings.ts'
import { normalizeHeading } from '../table/normalize-heading.ts'
import { WorkbookError } from '../workbook-error.ts'
import { type ColumnaLeida, HEADINGS_DE_PADRON } from './columnas-de-padron.ts'
import { openHojaDePadron } from './open-hoja.ts'

export interface FilaDePadronLeida extends FilaDePadron {
  readonly fila: number
  /**
   * True for the first accepted row of each real property. This row gives the data of the property. Later rows of the
   * same property only add taxes.
   */
  readonly primera: boolean
}

export interface FilaDePadronRechazada {
  readonly fila: number
  /** Number of the real property, or null when the number cannot be read. */
  readonly numero: number | null
  /** All the reasons to refuse the row, one per line. Each reason gives the heading of its column. */
  readonly motivo: string
}

export interface LoteDePadron {
  readonly filas: readonly FilaDePadronLeida[]
  readonly rechazadas: readonly FilaDePadronRechazada[]
}

export interface PadronAbierto {
  readonly hoja: string
  /** Heading that the file has for each column that the product reads, or null when the file lacks the column. */
  readonly columnas: readonly { readonly columna: ColumnaLeida; readonly titulo: string | null }[]
  readonly ignoradas: readonly string[]
  /** Fields of a property for which the file has a column, in the order of the values of each row. */
  readonly campos: readonly CampoDeInmueble[]
  /** Yields the rows of the register in batches. Throws a WorkbookError at the end when the file has no rows. */
  readonly lotes: () => AsyncGenerator<LoteDePadron, void, void>
  /**
   * Numbers of the rows with merged cells, which must be refused. `lotes` may have returned such a row as accepted,
   * because the merged cells are known only after all the rows are read.
   */
  readonly combinadas: () => readonly number[]
  readonly avisos: () => Promise<string[]>
}

const { motivos: MOTIVOS } = textos.padron

const problemOf = (cell: Cell): string | undefined => {
  if (typeof cell === 'boolean') return MOTIVOS.formula
  if (typeof cell !== 'object') return undefined
  if (cell.kind === 'date') return MOTIVOS.fecha
  return cell.kind === 'number' ? undefined : MOTIVOS.formula
}

const COLUMNAS: readonly ColumnaDePadron[] = [
  'NRO_INMUEBLE',
  'RECURSO',
  'NRO_IMPONIBLE',
  ...NOMBRES_DE_CAMPOS,
]

/**
 * Headings of the two columns that Apremia adds to the workbook of refused rows: the row number and the reason. When a
 * person corrects that workbook and uploads it, Apremia ignores these columns.
 */
const PROPIAS = new Set([textos.padron.fila, textos.padron.motivo].map(normalizeHeading))

const NADA: ReadonlyMap<ColumnaDePadron, string> = new Map()

export interface DatosDelMunicipio {
  readonly recursos: readonly string[]
  readonly partida: FormatoDePartida
}

type Lector = (row: Row) => FilaDePadronLeida | FilaDePadronRechazada

const createLector = (
  { columns, titles }: FoundHeadings<ColumnaLeida>,
  campos: readonly CampoDeInmueble[],
  { recursos, partida }: DatosDelMunicipio,
): Lector => {
  const read = createLectorDeFilas(campos, new Set(recursos), partida)
  const placeOf = createRepetidas(campos, recursos)
  const usadas = COLUMNAS.flatMap((columna) => {
    const lugar = columns.get(columna)
    return lugar === undefined ? [] : [{ columna, lugar }]
  })
  const lugarDe = (columna: ColumnaDePadron): number => columns.get(columna) ?? -1
  const [nro, imponible, recurso] = [
    lugarDe('NRO_INMUEBLE'),
    lugarDe('NRO_IMPONIBLE'),
    lugarDe('RECURSO'),
  ]
  const lugares = campos.map(lugarDe)
  const say = ({ campo, mensaje }: Pick<Motivo, 'campo' | 'mensaje'>): string => {
    const titulo = titles.get(campo as ColumnaLeida)
    return titulo === undefined ? mensaje : `${titulo}: ${mensaje}`
  }
  const findIlegibles = (cells: Row['cells']): ReadonlyMap<ColumnaDePadron, string> => {
    let ilegibles: Map<ColumnaDePadron, string> | undefined
    for (const { columna, lugar } of usadas) {
      const cell = cells[lugar]
      const problema = typeof cell === 'string' ? undefined : problemOf(cell)
      if (problema === undefined) continue
      ilegibles ??= new Map()
      ilegibles.set(columna, problema)
    }
    return ilegibles ?? NADA
  }
  const textAt = (cells: Row['cells'], lugar: number): string => {
    const cell = lugar < 0 ? undefined : cells[lugar]
    return typeof cell === 'string' ? cell : textOfCell(cell)
  }
  const escritos: string[] = new Array(lugares.length).fill('')
  return ({ number, cells }) => {
    const ilegibles = findIlegibles(cells)
    for (let i = 0; i < lugares.length; i++) escritos[i] = textAt(cells, lugares[i] as number)
    const lectura = read({
      numero: textAt(cells, nro),
      imponible: textAt(cells, imponible),
      recurso: textAt(cells, recurso),
      campos: escritos,
    })
    const refuse = (
      numero: number | null,
      motivos: readonly Pick<Motivo, 'campo' | 'mensaje'>[],
    ) => ({
      fila: number,
      numero,
      motivo: motivos.map(say).join('\n'),
    })
    if (ilegibles.size > 0 || !lectura.ok) {
      const otros = lectura.ok
        ? []
        : lectura.motivos.filter(({ campo }) => !ilegibles.has(campo as ColumnaDePadron))
      const numero = lectura.ok ? lectura.valor.numero : lectura.numero
      const suyos = [...ilegibles].map(([campo, mensaje]) => ({ campo, mensaje }))
      return refuse(ilegibles.has('NRO_INMUEBLE') ? null : numero, [...suyos, ...otros])
    }
    const lugar = placeOf(lectura.valor)
    if (typeof lugar !== 'string') return refuse(lectura.valor.numero, [lugar])
    const { numero, recurso: codigo, valores } = lectura.valor
    return { numero, recurso: codigo, valores, fila: number, primera: lugar === 'primera' }
  }
}

/**
 * Reads a provincial register (.xlsx, .xls or CSV) in batches, because it may have hundreds of thousands of rows. A
 * refused row has all its reasons (D86, D91).
 *
 * @throws WorkbookError when the whole file is refused
 */
export const openPadron = async (
  bytes: Uint8Array,
  datos: DatosDelMunicipio,
  limits?: Partial<Limits>,
): Promise<PadronAbierto> => {
  const hoja = await openHojaDePadron(bytes, limits)
  const { columns, titles, ignored } = hoja.headings
  const campos = NOMBRES_DE_CAMPOS.filter((campo) => columns.has(campo))
  async function* lotes(): AsyncGenerator<LoteDePadron, void, void> {
    const read = createLector(hoja.headings, campos, datos)
    let hubo = false
    for await (const rows of hoja.batches()) {
      hubo = true
      const filas: FilaDePadronLeida[] = []
      const rechazadas: FilaDePadronRechazada[] = []
      for (const row of rows) {
        const leida = read(row)
        if ('motivo' in leida) rechazadas.push(leida)
        else filas.push(leida)
      }
      yield { filas, rechazadas }
    }
    if (!hubo) throw new WorkbookError('sin-datos', hoja.nombre)
  }
  return {
    hoja: hoja.nombre,
    columnas: HEADINGS_DE_PADRON.map(({ key }) => ({
      columna: key,
      titulo: titles.get(key) ?? null,
    })),
    ignoradas: ignored.filter((heading) => !PROPIAS.has(normalizeHeading(heading))),
    campos,
    lotes,
    combinadas: hoja.combinadas,
    avisos: hoja.avisos,
  }
}
