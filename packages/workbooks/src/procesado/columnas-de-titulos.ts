import {
  type Categoria,
  COLUMNA_IMPONIBLE,
  COLUMNAS_DEL_LIBRO_DE_TITULOS,
  type FilaProcesada,
  formatPeriodo,
} from '@apremia/core'
import { type ClaveBasica, headingsBasicos } from '../basico/columnas-basicas.ts'
import type { HeadingSpec } from '../table/find-headings.ts'
import type { WorkbookColumn } from '../write/column.ts'
import { joinDeudores } from './deudores.ts'

export const HOJA_TITULOS = 'Títulos'

const AGREGADAS = {
  contribuyentes: [
    COLUMNAS_DEL_LIBRO_DE_TITULOS.contribuyentes,
    ['contribuyente', 'contribuyente(s)'],
  ],
  documentos: [
    COLUMNAS_DEL_LIBRO_DE_TITULOS.documentos,
    ['dni', 'cuit', 'documento', 'documentos'],
  ],
  domicilio: [COLUMNAS_DEL_LIBRO_DE_TITULOS.domicilio, []],
  ubicacion: ['UBICACION', []],
  nomenclatura: ['NOMENCLATURA', ['nomenclatura catastral']],
  partida: ['PARTIDA', ['partida inmobiliaria']],
  recursoNombre: ['RECURSO_NOMBRE', ['nombre recurso', 'nombre del recurso']],
  abogadoNombre: ['ABOGADO_NOMBRE', ['nombre abogado', 'nombre del abogado']],
  periodos: ['PERIODOS', ['cantidad de periodos']],
  capital: [COLUMNAS_DEL_LIBRO_DE_TITULOS.capital, []],
  interes: [COLUMNAS_DEL_LIBRO_DE_TITULOS.interes, ['intereses']],
  total: [COLUMNAS_DEL_LIBRO_DE_TITULOS.total, []],
  liquidadoAl: [COLUMNAS_DEL_LIBRO_DE_TITULOS.liquidadoAl, ['liquido al']],
  estado: [COLUMNAS_DEL_LIBRO_DE_TITULOS.estado, []],
  avisos: [COLUMNAS_DEL_LIBRO_DE_TITULOS.avisos, []],
  item: ['FILA', ['item']],
  caracteres: ['CARACTER_DE_CADA_UNO', []],
  domicilios: ['DOMICILIO_DE_CADA_UNO', []],
  sello: [COLUMNAS_DEL_LIBRO_DE_TITULOS.sello, []],
} as const satisfies Record<string, readonly [title: string, aliases: readonly string[]]>

export type ClaveAgregada = keyof typeof AGREGADAS
export type ClaveProcesada = ClaveBasica | ClaveAgregada

const OPTIONAL: readonly string[] = ['avisos', 'caracteres', 'domicilios']

const TITULO = (clave: ClaveAgregada): string => AGREGADAS[clave][0]

/**
 * Returns the columns of the sheet 'Títulos' of the processed workbook, from which executive titles are made. The
 * notices (AVISOS) are optional, because they are only for people. The capacity and the address of each debtor are
 * optional, because older workbooks lack them.
 */
export const headingsProcesados = (
  categoria: Categoria,
): readonly HeadingSpec<ClaveProcesada>[] => [
  ...headingsBasicos(categoria),
  ...Object.entries(AGREGADAS).map(([key, [title, aliases]]) => ({
    key: key as ClaveAgregada,
    title,
    aliases,
    required: !OPTIONAL.includes(key),
  })),
]

/**
 * Row of the sheet 'Títulos' with its number, which is in the column FILA. In the sheet 'Detalle', the tax periods of
 * the row have the same number. So a person may sort or delete rows.
 */
export interface FilaConNumero {
  readonly item: number
  readonly fila: FilaProcesada
}

type De = WorkbookColumn<FilaConNumero>

const texto = (heading: string, width: number, of: (fila: FilaProcesada) => string): De => ({
  heading,
  type: 'text',
  width,
  value: ({ fila }) => of(fila),
})

/**
 * Builds the column of an amount. The cell is blank in a row without tax periods, because an unknown amount is not zero
 * (D110).
 */
const importe = (clave: 'capital' | 'interes' | 'total'): De => ({
  heading: TITULO(clave),
  type: 'amount',
  value: ({ fila }) => (fila.periodos.length === 0 && fila[clave] === 0 ? null : fila[clave]),
})

const periodo = (clave: 'desde' | 'hasta'): De =>
  texto(COLUMNAS_DEL_LIBRO_DE_TITULOS[clave], 12, (fila) => {
    const valor = fila[clave]
    return valor ? formatPeriodo(valor) : ''
  })

export const columnasDeTitulos = (categoria: Categoria): readonly De[] => [
  {
    heading: COLUMNA_IMPONIBLE[categoria],
    type: 'integer',
    width: 16,
    value: ({ fila }) => Number(fila.imponible),
  },
  texto(COLUMNAS_DEL_LIBRO_DE_TITULOS.recurso, 11, ({ recurso }) => recurso),
  texto(COLUMNAS_DEL_LIBRO_DE_TITULOS.abogado, 11, ({ abogado }) => abogado),
  periodo('desde'),
  periodo('hasta'),
  texto(TITULO('contribuyentes'), 40, ({ deudores }) => joinDeudores(deudores).nombres),
  texto(TITULO('documentos'), 18, ({ deudores }) => joinDeudores(deudores).documentos),
  texto(TITULO('domicilio'), 34, ({ domicilio }) => domicilio),
  texto(TITULO('ubicacion'), 34, ({ ubicacion }) => ubicacion),
  texto(TITULO('nomenclatura'), 28, ({ nomenclatura }) => nomenclatura),
  texto(TITULO('partida'), 16, ({ partida }) => partida),
  texto(TITULO('recursoNombre'), 26, ({ recursoNombre }) => recursoNombre),
  texto(TITULO('abogadoNombre'), 26, ({ abogadoNombre }) => abogadoNombre),
  { heading: TITULO('periodos'), type: 'integer', value: ({ fila }) => fila.periodos.length },
  importe('capital'),
  importe('interes'),
  importe('total'),
  { heading: TITULO('liquidadoAl'), type: 'date', value: ({ fila }) => fila.liquidadoAl },
  texto(TITULO('estado'), 40, ({ estado }) => estado),
  texto(TITULO('avisos'), 40, ({ avisos = '' }) => avisos),
  { heading: TITULO('item'), type: 'integer', width: 8, value: ({ item }) => item },
  texto(TITULO('sello'), 26, ({ sello }) => sello),
  texto(TITULO('caracteres'), 20, ({ deudores }) => joinDeudores(deudores).caracteres),
  texto(TITULO('domicilios'), 34, ({ deudores }) => joinDeudores(deudores).domicilios),
]
