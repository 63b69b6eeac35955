import { CERO, type Centavos, ESTADO_OK, type FilaProcesada } from '@apremia/core'
import type { Cell } from '../read/cell.ts'
import { parseCodigo } from '../table/parse-codigo.ts'
import { parseEntero } from '../table/parse-entero.ts'
import { parseFechaCell } from '../table/parse-fecha-cell.ts'
import { parseImponible } from '../table/parse-imponible.ts'
import { parseImporte } from '../table/parse-importe.ts'
import { parsePeriodoCell } from '../table/parse-periodo-cell.ts'
import { parseTexto } from '../table/parse-texto.ts'
import { optional, type Parsed, type Problem } from '../table/problem.ts'
import type { RowReader } from '../table/row-errors.ts'
import type { ClaveProcesada } from './columnas-de-titulos.ts'
import { splitDeudores } from './deudores.ts'
import { FilaLeida } from './fila-leida.ts'
import { emptyTramo, type TramoDePeriodos } from './periodos-empacados.ts'
import type { DetalleDeFila, DetalleLeido } from './read-detalle.ts'

const parseItem = parseEntero(1, 2_000_000)
const parseCantidad = parseEntero(0, 1_000_000)
const optionalPeriodo = optional(parsePeriodoCell)
const optionalFecha = optional(parseFechaCell)
const optionalImporte = optional(parseImporte)

const REPETIDA: Problem = {
  regla: 'planilla.fila-repetida',
  mensaje:
    'El número de la columna FILA ya está en otra fila. Vuelva a procesar la planilla básica.',
}
const AJENO: Problem = {
  regla: 'planilla.detalle-ajeno',
  mensaje: 'Los períodos de la hoja «Detalle» con esta FILA son de otro imponible o recurso.',
}
const cantidadDistinta = (hay: number): Problem => ({
  regla: 'planilla.periodos-incompletos',
  mensaje: `La hoja «Detalle» tiene ${hay} períodos de esta fila. Vuelva a procesar la planilla básica.`,
})

/**
 * Creates a function that reads the amounts of a row. In a row whose ESTADO (status column) is not OK, an empty cell is
 * 0.
 */
const importeDe =
  (estado: string) =>
  (cell: Cell): Parsed<Centavos> => {
    if (estado === ESTADO_OK) return parseImporte(cell)
    const result = optionalImporte(cell)
    return 'value' in result ? { value: result.value ?? CERO } : result
  }

const readDeudores = (reader: RowReader<ClaveProcesada>): FilaProcesada['deudores'] => {
  const result = splitDeudores({
    nombres: reader.field('contribuyentes', parseTexto, ''),
    documentos: reader.field('documentos', parseTexto, ''),
    caracteres: reader.field('caracteres', parseTexto, ''),
    domicilios: reader.field('domicilios', parseTexto, ''),
  })
  if ('value' in result) return result.value
  reader.refuse('documentos', result.problem)
  return []
}

/**
 * Finds the tax periods of a row of the sheet 'Títulos' by the number in its column FILA. Refuses a number that an
 * earlier row has. The sheet 'Detalle' must give the same property, tax and number of periods.
 */
const takeDetalle = (
  reader: RowReader<ClaveProcesada>,
  { imponible, recurso }: Pick<FilaProcesada, 'imponible' | 'recurso'>,
  porItem: ReadonlyMap<number, DetalleDeFila>,
  taken: Set<number>,
): TramoDePeriodos => {
  const item = reader.field('item', parseItem, 0)
  const cantidad = reader.field('periodos', parseCantidad, 0)
  const repetida = taken.has(item)
  taken.add(item)
  if (!reader.ok) return emptyTramo()
  if (repetida) reader.refuse('item', REPETIDA)
  const detalle = porItem.get(item)
  // A tax period of this row was refused in the sheet 'Detalle', and the error is already in the report. So this row is
  // refused without another error.
  if (detalle?.roto) reader.ok = false
  else if (detalle && (detalle.imponible !== imponible || detalle.recurso !== recurso))
    reader.refuse('item', AJENO)
  else if ((detalle?.tramo.cantidad ?? 0) !== cantidad)
    reader.refuse('periodos', cantidadDistinta(detalle?.tramo.cantidad ?? 0))
  return detalle?.tramo ?? emptyTramo()
}

/**
 * Reads a row of the sheet 'Títulos'. Returns undefined when the row has a problem, which is added to the error report.
 */
export const readFilaProcesada = (
  reader: RowReader<ClaveProcesada>,
  fila: number,
  { porItem, empacados }: Pick<DetalleLeido, 'porItem' | 'empacados'>,
  taken: Set<number>,
): FilaProcesada | undefined => {
  const texto = (key: ClaveProcesada): string => reader.field(key, parseTexto, '')
  const estado = texto('estado')
  const importe = importeDe(estado)
  const basica = {
    fila,
    imponible: reader.field('imponible', parseImponible, ''),
    recurso: reader.field('recurso', parseCodigo, ''),
    abogado: reader.field('abogado', parseCodigo, ''),
    desde: reader.field('desde', optionalPeriodo, null),
    hasta: reader.field('hasta', optionalPeriodo, null),
  }
  const datos = {
    ...basica,
    estado,
    deudores: readDeudores(reader),
    domicilio: texto('domicilio'),
    ubicacion: texto('ubicacion'),
    nomenclatura: texto('nomenclatura'),
    partida: texto('partida'),
    recursoNombre: texto('recursoNombre'),
    abogadoNombre: texto('abogadoNombre'),
    liquidadoAl: reader.field('liquidadoAl', optionalFecha, null),
    capital: reader.field('capital', importe, CERO),
    interes: reader.field('interes', importe, CERO),
    total: reader.field('total', importe, CERO),
    sello: texto('sello'),
  }
  const tramo = takeDetalle(reader, basica, porItem, taken)
  return reader.ok ? new FilaLeida(datos, empacados, tramo) : undefined
}
