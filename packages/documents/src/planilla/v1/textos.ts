import {
  CERO,
  type Centavos,
  describePorcentaje,
  formatCentavos,
  formatFecha,
  nombreDeAportes,
  type OpcionDePago,
  type PlanillaDatos,
} from '@apremia/core'
import { DESCONOCIDO } from '../../o-raya.ts'

export const TITULO_DE_PLANILLA = 'COMPARACIÓN DE FORMAS DE PAGO'
/**
 * Label of the payment options with the lowest total. The label is a text, so that a reader does not depend on colours.
 */
export const MENOR_TOTAL = 'MENOR TOTAL'

export const claveDeOpcion = ({ tipo, plan }: OpcionDePago): string => `${tipo}-${plan}`

/**
 * Tells whether an option of the comparison is a way to pay. The option 'juicio' is not: it only shows what the debt
 * would cost after a lawsuit, and it is never marked as the cheapest.
 */
const isFormaDePago = ({ tipo }: OpcionDePago): boolean => tipo !== 'juicio'

/** Returns the lowest total of the ways to pay, or undefined when there is nothing to compare. */
export const totalMenor = (opciones: readonly OpcionDePago[]): Centavos | undefined => {
  if (opciones.length < 2) return undefined
  return opciones
    .filter(isFormaDePago)
    .map(({ total }) => total)
    .sort((a, b) => a - b)[0]
}

export const isMenor = (opcion: OpcionDePago, menor: Centavos | undefined): boolean =>
  isFormaDePago(opcion) && opcion.total === menor

const oNada = (importe: Centavos): string => (importe === 0 ? DESCONOCIDO : formatCentavos(importe))

/**
 * Formats the amount of the instalments of a payment option. When the amounts differ, there is one line for each
 * amount, with its number of instalments: '3 de 257.979,37'.
 */
const valorDeCuotas = (cuotas: OpcionDePago['cuotas']): string =>
  cuotas
    .map(({ cantidad, monto }) =>
      cuotas.length === 1
        ? formatCentavos(monto)
        : `${cantidad}\u00a0de\u00a0${formatCentavos(monto)}`,
    )
    .join('\n')

/** Row of the table that compares payment options. The text of a cell may have several lines. */
export interface Renglon {
  readonly rotulo: string
  readonly valor: (opcion: OpcionDePago) => string
  readonly suma?: boolean
}

export const AL_MUNICIPIO: readonly Renglon[] = [
  {
    rotulo: 'Descuento',
    valor: ({ descuento }) => (descuento === 0 ? DESCONOCIDO : `−${formatCentavos(descuento)}`),
  },
  { rotulo: 'Interés de financiación', valor: ({ financiacion }) => oNada(financiacion) },
  {
    rotulo: 'Tasa mensual',
    valor: ({ tasa }) =>
      tasa === null ? DESCONOCIDO : `${describePorcentaje(tasa.texto)} ${tasa.etiqueta}`.trim(),
  },
  { rotulo: 'Se paga al municipio', valor: ({ aPagar }) => formatCentavos(aPagar), suma: true },
  { rotulo: 'Anticipo', valor: ({ anticipo }) => oNada(anticipo) },
  {
    rotulo: 'Cantidad de cuotas',
    valor: ({ cuotas }) => String(cuotas.reduce((suma, { cantidad }) => suma + cantidad, 0)),
  },
  { rotulo: 'Valor de cada cuota', valor: ({ cuotas }) => valorDeCuotas(cuotas) },
  {
    rotulo: 'Último vencimiento',
    valor: ({ tipo, ultimoVencimiento, origenDeVencimientos }) =>
      tipo === 'juicio'
        ? DESCONOCIDO
        : [formatFecha(ultimoVencimiento), origenDeVencimientos].join('\n').trim(),
  },
]

const RECORTE: Renglon = {
  rotulo: 'Ya descontado por el tope',
  valor: ({ honorarios: { tope } }) => (tope ? formatCentavos(tope.recorte) : DESCONOCIDO),
}

/** @param aportes label of the row of the social security contributions on the lawyer's fees */
const lineasDeHonorarios = (aportes: string): readonly Renglon[] => [
  { rotulo: 'IVA', valor: ({ honorarios: h }) => oNada(h.iva.monto) },
  { rotulo: aportes, valor: ({ honorarios: h }) => oNada(h.aportes.monto) },
  {
    rotulo: 'Tasa de justicia',
    valor: ({ honorarios: h }) => (h.judicial ? oNada(h.tasaDeJusticia.monto) : DESCONOCIDO),
  },
  {
    rotulo: 'Sobretasa de justicia',
    valor: ({ honorarios: h }) => (h.judicial ? oNada(h.sobretasa.monto) : DESCONOCIDO),
  },
]

const SUMA: Renglon = {
  rotulo: 'Honorarios y cargos',
  valor: ({ honorarios: h }) => formatCentavos(h.total),
  suma: true,
}

const FIJOS = [
  ['bono', 'Bono Ley\u00a08480'],
  ['anticipo', 'Anticipo previsional'],
] as const

/**
 * Builds the rows of two fixed amounts of a lawsuit, which do not depend on the debt. A row is left out when no payment
 * option has the amount of the row.
 */
const fijosDe = (opciones: readonly OpcionDePago[]): Renglon[] =>
  FIJOS.filter(([clave]) => opciones.some(({ honorarios }) => honorarios[clave])).map(
    ([clave, rotulo]) => ({ rotulo, valor: ({ honorarios }) => oNada(honorarios[clave] ?? CERO) }),
  )

/**
 * Builds the rows with the lawyer's fees, the taxes and contributions on the fees, and the court fee. Before the
 * lawsuit is filed, the court fee and its surcharge have no amount.
 */
export const renglonesDeHonorarios = (opciones: readonly OpcionDePago[]): Renglon[] => [
  { rotulo: 'Honorarios y gastos', valor: ({ honorarios: h }) => oNada(h.honorarios) },
  ...(opciones.some(({ honorarios }) => honorarios.tope) ? [RECORTE] : []),
  ...lineasDeHonorarios(nombreDeAportes(opciones[0]?.honorarios ?? {})),
  ...fijosDe(opciones),
  SUMA,
]

export const TOTAL: Renglon = {
  rotulo: 'TOTAL',
  valor: ({ total }) => formatCentavos(total),
  suma: true,
}

export const notas = ({ fecha, opciones }: PlanillaDatos): string[] => [
  `Importes en pesos al ${formatFecha(fecha)}: cambian con el paso del tiempo.`,
  ...(opciones.some(({ tasa }) => tasa?.etiqueta === 'DEMO')
    ? ['Las tasas con la leyenda DEMO son de ejemplo: no son las que rigen en el municipio.']
    : []),
  ...(opciones.some(({ origenDeVencimientos }) => origenDeVencimientos === 'DEMO')
    ? ['Los vencimientos con la leyenda DEMO son de ejemplo: los fija el municipio.']
    : []),
  ...(opciones.some(({ tipo }) => tipo === 'juicio')
    ? [
        'El costo de esperar el juicio se estima sobre la deuda de hoy: no incluye los intereses que se sigan ' +
          'devengando ni otras costas.',
      ]
    : []),
  'Esta planilla es informativa: no es una liquidación, no importa reconocer la deuda ni suspende plazos.',
]
