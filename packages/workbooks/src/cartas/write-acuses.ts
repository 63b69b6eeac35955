import { MEDIOS_DE_CARTA, RESULTADOS_DE_CARTA, textos } from '@apremia/core'
import type { WorkbookColumn } from '../write/column.ts'
import { buildWorkbook } from '../write/write-workbook.ts'
import { type ColumnaDePlanillaDeAcuses, HEADINGS_DE_ACUSES } from './columnas-de-acuses.ts'

export interface CartaSinAcuse {
  readonly numero: number
  readonly contribuyente: string
  readonly domicilio: string
}

interface Instruccion {
  readonly columna: string
  readonly texto: string
}

const { medios, resultados } = textos.cartas
const planilla = textos.planillaDeAcuses
const { columnas } = planilla

const listOf = <T extends string>(opciones: readonly T[], nombres: Readonly<Record<T, string>>) =>
  opciones.map((opcion) => nombres[opcion]).join(', ')

const INSTRUCCIONES: readonly Instruccion[] = [
  [columnas.numero, 'Obligatorio. Ya viene escrito: no lo cambie.'],
  [columnas.medio, `Obligatorio. ${listOf(MEDIOS_DE_CARTA, medios)}.`],
  [columnas.pieza, 'Obligatorio si es carta documento.'],
  [columnas.resultado, `Obligatorio. ${listOf(RESULTADOS_DE_CARTA, resultados)}.`],
  [columnas.fecha, 'Obligatoria. DD/MM/AAAA, no posterior a hoy ni anterior a la carta.'],
  [columnas.hora, 'HH:MM.'],
  [columnas.receptor, 'Obligatorio si fue recibida.'],
  [columnas.motivo, 'Obligatorio si se negó, se mudó o fue devuelta.'],
  [columnas.correccion, 'Obligatorio si la carta ya tiene su acuse anotado y dice otra cosa.'],
  ['', 'Las cartas que todavía no volvieron se dejan sin completar: no se tocan.'],
  ['', 'Se anotan todas o ninguna. No use fórmulas: pegue los datos como valores.'],
].map(([columna = '', texto = '']) => ({ columna: columna.toUpperCase(), texto }))

const COLUMNAS_DE_INSTRUCCIONES: readonly WorkbookColumn<Instruccion>[] = [
  { heading: 'COLUMNA', type: 'text', width: 22, value: ({ columna }) => columna },
  { heading: 'QUÉ SE ESCRIBE', type: 'text', width: 90, wrap: true, value: ({ texto }) => texto },
]

const ANCHOS: Readonly<Partial<Record<ColumnaDePlanillaDeAcuses, number>>> = {
  contribuyente: 36,
  domicilio: 40,
  resultado: 22,
  receptor: 28,
  motivo: 28,
}

const celdaDe = (carta: CartaSinAcuse, key: ColumnaDePlanillaDeAcuses): string =>
  key === 'numero' || key === 'contribuyente' || key === 'domicilio' ? String(carta[key]) : ''

export const writeAcusesParaCompletar = (cartas: readonly CartaSinAcuse[]): Promise<Buffer> =>
  buildWorkbook<[CartaSinAcuse, Instruccion]>({
    sheets: [
      {
        name: planilla.hoja,
        columns: HEADINGS_DE_ACUSES.map(
          ({ key, title }): WorkbookColumn<CartaSinAcuse> => ({
            ...{ heading: title, type: 'text', width: ANCHOS[key] ?? 16 },
            value: (carta) => celdaDe(carta, key),
          }),
        ),
        rows: cartas,
      },
      {
        ...{ name: 'Instrucciones', columns: COLUMNAS_DE_INSTRUCCIONES, rows: INSTRUCCIONES },
        table: false,
      },
    ],
  })
