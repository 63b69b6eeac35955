import {
  CERO,
  type Centavos,
  describePorcentaje,
  formatCentavos,
  formatFecha,
  type LiquidacionDeHonorarios,
  nombreDeAportes,
  type PresupuestoDatos,
} from '@apremia/core'
import { oRaya } from '../../o-raya.ts'
import { describeTasa } from '../../react-pdf/palabras.ts'

export const TITULO_DE_PRESUPUESTO = 'PRESUPUESTO DE UN PLAN DE PAGO'
export const SIN_VALOR_LEGAL = 'PRESUPUESTO SIN VALOR LEGAL'
export const QUE_NO_ES =
  'No es un convenio ni una liquidación. No obliga al municipio ni a quien lo recibe, no importa reconocer la deuda, ' +
  'no suspende plazos y no reserva estos importes.'

export interface RenglonDePresupuesto {
  readonly rotulo: string
  readonly valor: string
  readonly suma?: boolean
}

const renglon = (rotulo: string, importe: Centavos, suma = false): RenglonDePresupuesto => ({
  rotulo,
  valor: formatCentavos(importe),
  suma,
})

/** Returns a list with the row of an amount in the quote, or an empty list when the amount is zero. */
const siHay = (rotulo: string, importe: Centavos): RenglonDePresupuesto[] =>
  importe === 0 ? [] : [renglon(rotulo, importe)]

export const queSeDebe = ({ deuda, liquidadoAl, autor, fecha, ...datos }: PresupuestoDatos) => {
  const recurso = [deuda.recurso, deuda.recursoNombre].filter((parte) => parte !== '').join(', ')
  return [
    { rotulo: 'Contribuyente', valor: oRaya(datos.contribuyente) },
    { rotulo: 'Imponible', valor: deuda.imponible },
    { rotulo: 'Recurso', valor: recurso },
    { rotulo: 'Períodos', valor: oRaya(deuda.periodos) },
    { rotulo: 'Deuda al', valor: formatFecha(liquidadoAl) },
    { rotulo: 'Hecho por', valor: `${oRaya(autor)}, el ${formatFecha(fecha)}` },
  ] satisfies RenglonDePresupuesto[]
}

export const alMunicipio = ({ plan }: PresupuestoDatos): RenglonDePresupuesto[] => [
  renglon('Capital', plan.capital),
  renglon('Interés', plan.interes),
  renglon('Deuda elegida', plan.total, true),
  ...(plan.descuento === 0
    ? []
    : [{ rotulo: 'Descuento', valor: `−${formatCentavos(plan.descuento)}` }]),
  ...siHay('Interés de financiación', plan.financiacion),
  ...(plan.tasa === null ? [] : [{ rotulo: 'Tasa', valor: describeTasa(plan.tasa) }]),
  renglon('Se paga al municipio', plan.aPagar, true),
]

export const honorariosDe = (h: LiquidacionDeHonorarios): RenglonDePresupuesto[] => [
  renglon(
    `Honorarios: ${describePorcentaje(h.sobreDeuda.porcentaje)} de ${formatCentavos(h.sobreDeuda.base)}`,
    h.sobreDeuda.monto,
  ),
  ...siHay('Gasto fijo', h.gastoFijo),
  ...(h.tope
    ? [
        {
          rotulo: `Tope: ${describePorcentaje(h.tope.porcentaje)} de la deuda`,
          valor: `−${formatCentavos(h.tope.recorte)}`,
        },
      ]
    : []),
  ...siHay('IVA', h.iva.monto),
  ...siHay(nombreDeAportes(h), h.aportes.monto),
  ...(h.judicial
    ? [
        ...siHay('Tasa de justicia', h.tasaDeJusticia.monto),
        ...siHay('Sobretasa de justicia', h.sobretasa.monto),
        ...siHay('Bono Ley\u00a08480', h.bono ?? CERO),
        ...siHay('Anticipo previsional', h.anticipo ?? CERO),
      ]
    : []),
  renglon('Honorarios y cargos', h.total, true),
]

export const notasDePresupuesto = ({
  fecha,
  liquidadoAl,
  plan,
  honorarios,
  sinInteres,
}: PresupuestoDatos): string[] => [
  `Los importes valen solo para el ${formatFecha(fecha)}: después cambian.`,
  ...(liquidadoAl === fecha
    ? []
    : [
        `La deuda es la que el municipio informó al ${formatFecha(liquidadoAl)}; los intereses posteriores no están incluidos.`,
      ]),
  ...(sinInteres === ''
    ? []
    : [
        `No incluye otros períodos que se deben (${sinInteres}): el municipio informó su total y no cuánto es interés.`,
      ]),
  'Los vencimientos suponen que el convenio se firma ese mismo día.',
  ...(honorarios === null
    ? ['Los períodos elegidos no están en gestión legal: no llevan honorarios.']
    : []),
  ...(honorarios !== null && honorarios.sobreDeuda.base !== plan.total
    ? ['Los honorarios se calculan solo sobre los períodos que están en gestión legal.']
    : []),
  ...(plan.tasa?.etiqueta === 'DEMO'
    ? ['La tasa con la leyenda DEMO es de ejemplo: no es la que rige en el municipio.']
    : []),
  ...(plan.origenDeVencimientos === 'DEMO'
    ? ['Los vencimientos con la leyenda DEMO son de ejemplo: los fija el municipio.']
    : []),
]
