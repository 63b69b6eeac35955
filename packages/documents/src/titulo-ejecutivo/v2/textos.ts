import {
  CERO,
  formatFecha,
  formatPesos,
  type PeriodoReclamado,
  type PeriodosSeparados,
  subtractCentavos,
  type TituloDatos,
} from '@apremia/core'
import { leyDeApremioDe, normasDe } from '../../normas-citadas.ts'
import {
  conceptoDeTitulo,
  deudores,
  enumerar,
  type Fragmento,
  nombreMunicipio,
  quienSuscribe,
  representante,
} from '../v1/textos.ts'

/** Puts a no-break space after 'N.º', so that no line ends between 'N.º' and its number. */
export const norma = (texto = ''): string => texto.replaceAll('N.º ', 'N.º\u00a0')

/**
 * Returns the words that cite the decree which authorises the person who certifies the debt. Returns '' for a title
 * without a decree, which the product refuses to issue.
 */
export const autorizacion = ({ decreto = '' }: TituloDatos['municipio']): string =>
  decreto === '' ? '' : `autorizado/a por ${norma(decreto)}`

const quienCertifica = (datos: TituloDatos): Fragmento[] => {
  const autorizado = autorizacion(datos.municipio)
  return [...quienSuscribe(datos), { texto: autorizado === '' ? '' : `, ${autorizado}` }]
}

const enFormaSolidaria = ({ deudores, municipio }: TituloDatos): string =>
  deudores.length > 1 && (municipio.solidaridad ?? '') !== ''
    ? `, en forma solidaria (${norma(municipio.solidaridad)}),`
    : ''

export const certificacionConFundamento = (datos: TituloDatos): Fragmento[] => {
  const { categoria, imponible } = datos
  const verbo = datos.deudores.length > 1 ? 'adeudan' : 'adeuda'
  const objeto = categoria === 'inmueble' ? 'del inmueble' : 'del comercio'
  const numero = imponible === '' ? '' : ` N.º\u00a0${imponible}`
  return [
    ...quienCertifica(datos),
    {
      texto:
        `, en ejercicio de las facultades que le otorgan ${normasDe(datos.municipio).facultades} ` +
        'y las ordenanzas vigentes, certifica que, según los registros municipales, ',
    },
    ...deudores(datos),
    { texto: ` ${verbo}${enFormaSolidaria(datos)} a la ${nombreMunicipio(datos)} la suma de ` },
    { texto: formatPesos(datos.total), fuerte: true },
    { texto: ', líquida al ' },
    { texto: formatFecha(datos.liquidadoAl), fuerte: true },
    ...conceptoDeTitulo(datos),
    { texto: `, por los períodos que se detallan ${objeto}${numero}.` },
  ]
}

const periodoCorto = ({ anio, cuota }: PeriodoReclamado): string => `${cuota}/${anio}`

/**
 * Writes the sentence about the credits in favour of the taxpayer: they are not in the table of the title, and are
 * discounted from its total.
 */
export const descuento = (
  { total }: Pick<TituloDatos, 'total'>,
  { saldos, aFavor }: PeriodosSeparados<PeriodoReclamado>,
): Fragmento[] => {
  const [uno, ...otros] = saldos
  if (uno === undefined) return []
  const adeudado: Fragmento[] = [
    { texto: ', el total adeudado es de ' },
    { texto: formatPesos(total), fuerte: true },
    { texto: '.' },
  ]
  if (otros.length === 0)
    return [
      { texto: 'Descontado el saldo a favor de ' },
      { texto: formatPesos(aFavor), fuerte: true },
      { texto: ` registrado en el período ${periodoCorto(uno)}` },
      ...adeudado,
    ]
  const cada = saldos.map((saldo) => ({
    texto: `${periodoCorto(saldo)} (${formatPesos(subtractCentavos(CERO, saldo.total))})`,
  }))
  return [
    { texto: 'Descontados los saldos a favor, por ' },
    { texto: formatPesos(aFavor), fuerte: true },
    { texto: ', registrados en los períodos ' },
    ...enumerar(cada),
    ...adeudado,
  ]
}

export const ejecutividadConFundamento = (datos: TituloDatos): Fragmento[] => [
  {
    texto:
      'La deuda detallada es líquida y exigible y se encuentra impaga. Los intereses se calcularon desde cada ' +
      `vencimiento y hasta el ${formatFecha(datos.liquidadoAl)}, ` +
      'sin perjuicio de los que se devenguen hasta el efectivo pago. ' +
      'Esta liquidación, expedida por funcionario autorizado, es título ejecutivo suficiente ' +
      `(${leyDeApremioDe(datos.municipio)}, ${normasDe(datos.municipio).tituloEjecutivo}) y se entrega para su cobro judicial `,
  },
  ...representante(datos),
]
