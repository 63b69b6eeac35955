import {
  type ConvenioDatos,
  type DeudaReconocida,
  formatPesos,
  isSinOtrosGastos,
  type LiquidacionDeHonorarios,
  type PagoDeHonorarios,
} from '@apremia/core'
import { normasDe } from '../../normas-citadas.ts'
import { oRaya } from '../../o-raya.ts'
import {
  describeTasa,
  fuerte,
  nombreDeMunicipio,
  normal,
  pesosImpresos,
  type TramoDeTexto,
} from '../../react-pdf/palabras.ts'
import { enMayusculas, fechaLarga } from '../../titulo-ejecutivo/v1/textos.ts'

export const TITULO_DE_CONVENIO = 'CONVENIO DE RECONOCIMIENTO DE DEUDA Y PAGO'

export const numeroImpreso = ({ numero }: ConvenioDatos): string => `N.º\u00a0${oRaya(numero)}`

export const lugarYDiaDeFirma = ({
  municipio,
  fecha,
}: Pick<ConvenioDatos, 'municipio' | 'fecha'>): string =>
  `${oRaya(municipio.lugar)}, ${fechaLarga(fecha)}`

const unir = (...partes: readonly string[]): string =>
  partes.filter((parte) => parte !== '').join(' ')

export const nombreImpresoDeAbogado = ({ abogado }: ConvenioDatos): string =>
  oRaya(enMayusculas(unir(abogado.nombre, abogado.apellido)))

export const nombreDeFirmante = ({ firmante }: ConvenioDatos): string =>
  oRaya(enMayusculas(firmante.nombre))

export const comparecencia = (datos: ConvenioDatos): TramoDeTexto[] => [
  normal('Entre la '),
  fuerte(enMayusculas(nombreDeMunicipio(datos.municipio))),
  normal(' («la Municipalidad»), por su representación letrada externa a cargo de '),
  fuerte(nombreImpresoDeAbogado(datos)),
  normal(', por una parte, y por la otra '),
  fuerte(nombreDeFirmante(datos)),
  normal(
    ' («la parte deudora»), que interviene en el carácter que declara y con los datos que se consignan a ' +
      'continuación, se celebra este convenio, sujeto a las siguientes cláusulas.',
  ),
]

const instrumento = ({ titulos }: Pick<ConvenioDatos, 'titulos'>): TramoDeTexto[] =>
  titulos.length === 0
    ? []
    : [
        normal(
          titulos.length === 1
            ? ' La deuda está documentada en el título ejecutivo '
            : ' La deuda está documentada en los títulos ejecutivos ',
        ),
        fuerte(`N.º\u00a0${titulos.join(', ')}`),
        normal('.'),
      ]

const segunOrdenanza = ({ municipio }: Pick<ConvenioDatos, 'municipio'>): string =>
  municipio.ordenanza === '' ? '' : `, conforme a la ${municipio.ordenanza},`

export const reconocimiento = (
  datos: Pick<
    ConvenioDatos,
    'municipio' | 'total' | 'totalEnLetras' | 'capital' | 'interes' | 'titulos'
  >,
): TramoDeTexto[] => [
  fuerte('PRIMERA. Reconocimiento de la deuda.'),
  normal(
    ' La parte deudora reconoce adeudar a la Municipalidad, en forma expresa e incondicionada',
  ),
  normal(segunOrdenanza(datos) === '' ? ', la suma de ' : `${segunOrdenanza(datos)} la suma de `),
  pesosImpresos(datos.total),
  normal(` (${oRaya(datos.totalEnLetras)}), compuesta por `),
  pesosImpresos(datos.capital),
  normal(' de capital y '),
  pesosImpresos(datos.interes),
  normal(' de intereses, por los conceptos y períodos que se detallan en esta cláusula, en pesos.'),
  ...instrumento(datos),
]

export const concepto = ({ clase }: ConvenioDatos, deuda: DeudaReconocida): string => {
  const objeto = clase === 'inmueble' ? 'Inmueble' : 'Comercio'
  const nombre = deuda.recursoNombre === '' ? '' : `, ${deuda.recursoNombre}`
  return `${objeto} N.º\u00a0${oRaya(deuda.imponible)} · Recurso\u00a0${oRaya(deuda.recurso)}${nombre}`
}

export const parrafoDelPlan = ({
  deudas,
  aPagar,
  aPagarEnLetras,
}: ConvenioDatos): TramoDeTexto[] => [
  fuerte('SEGUNDA. Plan de pago.'),
  normal(' La parte deudora se obliga a pagar a la Municipalidad la suma total de '),
  pesosImpresos(aPagar),
  normal(
    ` (${oRaya(aPagarEnLetras)}), por los medios de pago que ella habilite, con ` +
      `${deudas.length === 1 ? 'el plan que sigue' : 'los planes que siguen'}, por los importes y hasta los ` +
      'vencimientos que se indican.',
  ),
]

/** @param tasaDelPlan label of the interest rate of the payment plan */
export const condicionesDelPlan = (
  { plan }: DeudaReconocida,
  tasaDelPlan = 'Tasa de interés',
): string =>
  [
    plan.tasa === null
      ? 'Sin interés de financiación'
      : `${tasaDelPlan}: ${describeTasa(plan.tasa)}`,
    plan.financiacion > 0 ? `Interés de financiación: ${formatPesos(plan.financiacion)}` : '',
    plan.descuento > 0 ? `Descuento sobre los intereses: ${formatPesos(plan.descuento)}` : '',
    plan.anticipo > 0 ? `Anticipo: ${formatPesos(plan.anticipo)}` : '',
  ]
    .filter((parte) => parte !== '')
    .join(' · ')

export const honorarios = ({ honorarios }: ConvenioDatos): TramoDeTexto[] => [
  fuerte('TERCERA. Honorarios, aportes y tasas.'),
  normal(
    ' Son a cargo de la parte deudora los honorarios profesionales y los gastos de la gestión de cobro' +
      `${honorarios.estado === '' ? '' : ` (estado: ${honorarios.estado})`}, con sus impuestos, aportes y tasas, ` +
      'que no integran el plan de la cláusula segunda y se liquidan así:',
  ),
]

/**
 * Names the amounts on which VAT and the social security contributions are computed. They are the lawyer's fees alone,
 * or the fees and the other expenses. The oldest agreements always include the other expenses.
 */
export const baseDe = (h: LiquidacionDeHonorarios): string =>
  isSinOtrosGastos(h) ? 'honorarios, sin otros gastos' : 'honorarios y gastos'

export const rotuloDeAportes = ({ municipio }: Pick<ConvenioDatos, 'municipio'>): string =>
  `Aportes (${normasDe(municipio).aportes}), sobre honorarios`

export const rotuloDeSobretasa = ({ municipio }: Pick<ConvenioDatos, 'municipio'>): string =>
  `Sobretasa (${normasDe(municipio).aportes}), sobre la tasa`

const cuotasDeHonorarios = (cuotas: PagoDeHonorarios['cuotas']): TramoDeTexto[] => {
  const [primera] = cuotas
  const ultima = cuotas.at(-1)
  if (primera === undefined || ultima === undefined) return []
  const previas = cuotas.slice(0, -1)
  if (previas.length === 0) return [normal('una cuota de '), pesosImpresos(primera.monto)]
  const mensuales = 'cuotas mensuales y consecutivas'
  if (cuotas.every(({ monto }) => monto === primera.monto))
    return [
      normal(`${cuotas.length} ${mensuales} de `),
      pesosImpresos(primera.monto),
      normal(' cada una'),
    ]
  if (previas.every(({ monto }) => monto === primera.monto))
    return [
      normal(`${cuotas.length} ${mensuales}: ${previas.length}\u00a0de\u00a0`),
      pesosImpresos(primera.monto),
      normal(' y la última de '),
      pesosImpresos(ultima.monto),
    ]
  return cuotas.flatMap(({ cuota, monto }, i) => [
    normal(i === 0 ? `${cuotas.length} ${mensuales}: la ${cuota}.ª de ` : `, la ${cuota}.ª de `),
    pesosImpresos(monto),
  ])
}

export const pagoDeHonorarios = ({ pago }: ConvenioDatos): TramoDeTexto[] => {
  const cuotas = cuotasDeHonorarios(pago.cuotas)
  const contado = pago.alContado > 0 ? [pesosImpresos(pago.alContado), normal(' al contado')] : []
  const forma = `Forma de pago: ${oRaya(pago.forma)}.`
  if (contado.length + cuotas.length === 0) return [normal(forma)]
  return [
    normal(`${forma} El total de esta cláusula se paga así: `),
    ...contado,
    ...(contado.length > 0 && cuotas.length > 0 ? [normal(' y ')] : []),
    ...cuotas,
    normal('.'),
  ]
}
