import {
  describeTramos,
  enLetras,
  formatCentavos,
  formatFecha,
  formatPeriodo,
  formatPesos,
  type LiquidacionDeDeudaDatos,
  type PeriodoLiquidado,
} from '@apremia/core'
import { contribuyentesDe } from '../../contribuyentes-de.ts'
import { DESCONOCIDO, oRaya } from '../../o-raya.ts'

export const FIRMA_DE_LIQUIDACION = 'Firma y sello'

const enLista = new Intl.ListFormat('es', { type: 'conjunction' })

const describeTitulos = (titulos: readonly number[]): readonly [string, string] => [
  titulos.length === 1 ? 'Título ejecutivo' : 'Títulos ejecutivos',
  `N.º\u00a0${enLista.format(titulos.map(String))}`,
]

/** Returns the lines printed below the space for the signature of the lawyer. Unknown data are left out. */
export const firmanteDeLiquidacion = ({ abogado }: LiquidacionDeDeudaDatos): readonly string[] =>
  [
    abogado.nombre,
    abogado.matricula === '' ? '' : `Matrícula ${abogado.matricula}`,
    FIRMA_DE_LIQUIDACION,
  ].filter(Boolean)

export const TITULO_DE_LIQUIDACION = 'LIQUIDACIÓN DE DEUDA'
export const SECCIONES_DE_LIQUIDACION = {
  periodos: 'Períodos',
  total: 'Total',
  notas: 'Cómo se calculó',
}

export const nombreDeLiquidacion = ({ recurso, imponible, al }: LiquidacionDeDeudaDatos): string =>
  `Liquidación de ${recurso} ${imponible} al ${formatFecha(al)}`

const joinKnown = (partes: readonly string[], separador: string): string =>
  partes.filter((parte) => parte !== '' && parte !== DESCONOCIDO).join(separador)

const describeAutos = ({ caratula, expediente, juzgado }: NonNullable<Autos>): string =>
  joinKnown(
    [
      caratula === '' ? '' : `«${caratula}»`,
      expediente === '' ? '' : `expediente ${expediente}`,
      juzgado,
    ],
    ', ',
  )

type Autos = LiquidacionDeDeudaDatos['autos']

export const fichaDeLiquidacion = (
  datos: LiquidacionDeDeudaDatos,
): readonly (readonly [string, string])[] => {
  const { autos, abogado } = datos
  const deAutos = autos === null ? '' : describeAutos(autos)
  return [
    contribuyentesDe(datos),
    [
      datos.clase === 'comercio' ? 'Comercio' : 'Inmueble',
      joinKnown([`${datos.imponible}, recurso ${datos.recurso}`, datos.recursoNombre], ', '),
    ],
    ...(datos.titulos.length === 0 ? [] : [describeTitulos(datos.titulos)]),
    ...(deAutos === '' ? [] : ([['Autos', deAutos]] as const)),
    ['Liquidada al', formatFecha(datos.al)],
    [
      'Abogado',
      joinKnown(
        [
          `${oRaya(abogado.nombre)} (código\u00a0${abogado.codigo})`,
          abogado.matricula === '' ? '' : `matrícula ${abogado.matricula}`,
        ],
        ', ',
      ),
    ],
    ['Hecha', `El ${formatFecha(datos.fecha)}, por ${oRaya(datos.autor)}`],
  ]
}

export const filaDeLiquidado = (periodo: PeriodoLiquidado): readonly string[] => [
  formatPeriodo(periodo),
  formatFecha(periodo.vencimiento),
  formatCentavos(periodo.capital),
  formatCentavos(periodo.interes),
  describeTramos(periodo.tramos),
  formatCentavos(periodo.agregado),
  formatCentavos(periodo.total),
]

export const filaDeSubtotal = (datos: LiquidacionDeDeudaDatos): readonly string[] => [
  'Subtotal',
  '',
  formatCentavos(datos.capital),
  formatCentavos(datos.interes),
  '',
  formatCentavos(datos.agregado),
  formatCentavos(datos.subtotal),
]

/**
 * Returns the last rows of the table of a debt. They go from the subtotal to the total. A row without an amount is left
 * out.
 */
export const filasDeTotal = (datos: LiquidacionDeDeudaDatos): readonly (readonly string[])[] => {
  const { aparte, aFavor, sinActualizar, saldos, al, subtotal, total } = datos
  const otros = [
    ...(sinActualizar.length === 0 ? [] : [['Períodos sin actualizar', formatCentavos(aparte)]]),
    ...(saldos.length === 0 ? [] : [['Saldo a favor, se descuenta', `−${formatCentavos(aFavor)}`]]),
  ]
  return [
    ...(otros.length === 0
      ? []
      : [['Períodos de la tabla', formatCentavos(subtotal)] as const, ...otros]),
    [`TOTAL AL ${formatFecha(al)}`, formatCentavos(total)],
  ]
}

export const totalEnPalabras = ({ total }: LiquidacionDeDeudaDatos): string =>
  `Son ${formatPesos(total)} (${enLetras(total)}).`
