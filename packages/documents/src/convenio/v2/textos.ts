import {
  type ConvenioDatos,
  type DestinoDeCargo,
  formatCbu,
  formatPesos,
  type PapelDeConvenio,
  type RepresentacionEnConvenio,
} from '@apremia/core'
import { normasDe } from '../../normas-citadas.ts'
import { oRaya } from '../../o-raya.ts'
import {
  fuerte,
  nombreDeMunicipio,
  normal,
  pesosImpresos,
  type TramoDeTexto,
} from '../../react-pdf/palabras.ts'
import { enMayusculas } from '../../titulo-ejecutivo/v1/textos.ts'
import { baseDe, nombreDeFirmante, nombreImpresoDeAbogado } from '../v1/textos.ts'
import { type ConvenioConPapel, hasTextosDeLaQuinta } from './papel.ts'

/**
 * Returns the identity document of a taxpayer for whom the signer acts: ' (DNI 12.345.678)'. '' when the document is
 * unknown, or when the version of the agreement does not print it.
 *
 * @param i position of the taxpayer
 */
const documentoEntreParentesis = ({ documentos }: RepresentacionEnConvenio, i: number): string => {
  const documento = documentos?.[i] ?? ''
  return documento === '' ? '' : ` (${documento.replaceAll(' ', '\u00a0')})`
}

/** Names the taxpayers for whom the signer acts. A name may have a comma, so semicolons separate the names. */
export const nombresDeRepresentados = (representacion: RepresentacionEnConvenio): string =>
  oRaya(
    representacion.de
      .map((nombre, i) => enMayusculas(nombre) + documentoEntreParentesis(representacion, i))
      .join('; '),
  )

/** Writes the names of the represented taxpayers as part of a sentence: 'de PAZ, ANA, y de SOTO, LUIS'. */
const deRepresentados = (representacion: RepresentacionEnConvenio): TramoDeTexto[] => {
  const { de } = representacion
  return de.flatMap((nombre, i) => [
    normal(i === 0 ? 'de ' : i === de.length - 1 ? ', y de ' : ', de '),
    fuerte(enMayusculas(nombre)),
    normal(documentoEntreParentesis(representacion, i)),
  ])
}

/** Puts a no-break space after 'N.º', so that no line ends between 'N.º' and its number. */
export const conNumeros = (texto: string): string => texto.replaceAll(/(N\.?º) /gi, '$1\u00a0')

/** Cites the document that proves that the lawyer represents the municipality. */
export const acreditaPersoneria = ({ personeria }: Pick<PapelDeConvenio, 'personeria'>): string =>
  `quien acredita personería con ${conNumeros(personeria)}`

const parteDeudora = (datos: ConvenioConPapel): TramoDeTexto[] => {
  const { representacion } = datos.papel
  const firmante = fuerte(nombreDeFirmante(datos))
  if (representacion === null)
    return [
      firmante,
      normal(
        ' («la parte deudora»), que interviene en el carácter que declara y con los datos que se consignan ',
      ),
    ]
  return [
    firmante,
    normal(', en representación '),
    ...deRepresentados(representacion),
    normal(' («la parte deudora»), según '),
    normal(conNumeros(representacion.poder)),
    normal(', con los datos que se consignan '),
  ]
}

export const comparecenciaV2 = (datos: ConvenioConPapel): TramoDeTexto[] => [
  normal('Entre la '),
  fuerte(enMayusculas(nombreDeMunicipio(datos.municipio))),
  normal(' («la Municipalidad»), por su representación letrada externa a cargo de '),
  fuerte(nombreImpresoDeAbogado(datos)),
  normal(`, ${acreditaPersoneria(datos.papel)}, por una parte, y por la otra `),
  ...parteDeudora(datos),
  normal('a continuación, se celebra este convenio, sujeto a las siguientes cláusulas.'),
]

export const honorariosV2 = ({ honorarios: { estado } }: ConvenioDatos): TramoDeTexto[] => [
  fuerte('TERCERA. Honorarios, contribución y tasas.'),
  normal(
    ' Son a cargo de la parte deudora los honorarios profesionales y los gastos de la gestión de cobro' +
      `${estado === '' ? '' : ` (estado: ${estado})`}, con sus impuestos, contribución y tasas, que no integran el ` +
      'plan de la cláusula segunda y se liquidan así:',
  ),
]

/**
 * Returns the label of the social security contribution on the lawyer's fees. The law charges this contribution to the
 * debtor.
 */
export const rotuloDeContribucion = ({ municipio }: Pick<ConvenioDatos, 'municipio'>): string =>
  `Contribución a cargo del obligado (${normasDe(municipio).aportes})`

/**
 * Returns the label, in the table of fees, of the social security contribution that the debtor pays. The label names
 * the amount on which the contribution is computed.
 */
export const rotuloDeContribucionSobre = (datos: ConvenioDatos): string =>
  `${rotuloDeContribucion(datos)}, sobre ${baseDe(datos.honorarios)}`

const NOMBRES_DE_CARGOS: Readonly<Record<DestinoDeCargo['cargo'], string>> = {
  gastos: 'los otros gastos',
  aportes: 'la contribución a cargo del obligado',
  tasa: 'la tasa de justicia',
  sobretasa: 'la sobretasa de justicia',
  bono: 'el Bono Ley 8480',
  anticipo: 'el anticipo previsional',
}

const enLista = new Intl.ListFormat('es-AR')

/**
 * One person or firm collects the lawyer's fees. Says who receives each charge that is not paid to that person or firm.
 * For example: 'De ese total, la tasa de justicia ($ 5,00) es para la Provincia.'
 */
const destinosDeCargos = ({ papel: { destinos = [] } }: ConvenioConPapel): string => {
  const porQuien = new Map<string, string[]>()
  for (const { cargo, monto, quien } of destinos) {
    const parte = `${NOMBRES_DE_CARGOS[cargo]} (${formatPesos(monto)})`
    porQuien.set(quien, [...(porQuien.get(quien) ?? []), parte])
  }
  const partes = [...porQuien].map(
    ([quien, cargos]) =>
      `${enLista.format(cargos)} ${cargos.length > 1 ? 'son' : 'es'} para ${quien}`,
  )
  return partes.length === 0 ? '' : ` De ese total, ${partes.join('; ')}.`
}

export const cobroDeHonorarios = (datos: ConvenioConPapel): TramoDeTexto[] => {
  const {
    pago,
    papel: { cobro },
  } = datos
  return [
    normal(`Forma de pago: ${oRaya(pago.forma)}. El total de esta cláusula se paga a `),
    fuerte(oRaya(cobro.beneficiario)),
    ...(cobro.cbu === '' ? [] : [normal(', en la cuenta de CBU '), fuerte(formatCbu(cobro.cbu))]),
    normal(
      hasTextosDeLaQuinta(datos)
        ? `, por los importes y hasta los vencimientos de la tabla que sigue.${destinosDeCargos(datos)}`
        : ', por los importes y hasta los vencimientos que siguen:',
    ),
  ]
}

export const sinPagoDeHonorarios = ({ pago }: ConvenioDatos): TramoDeTexto[] => [
  normal(`Forma de pago: ${oRaya(pago.forma)}.`),
]

export const totalDelConvenio = ({
  aPagar,
  honorarios,
  papel,
}: ConvenioConPapel): TramoDeTexto[] => [
  fuerte('CUARTA. Total del convenio.'),
  normal(' La parte deudora se obliga a pagar en total la suma de '),
  pesosImpresos(papel.totalDelConvenio),
  normal(` (${oRaya(papel.totalDelConvenioEnLetras)}): `),
  pesosImpresos(aPagar),
  normal(' por la cláusula segunda y '),
  pesosImpresos(honorarios.total),
  normal(' por la cláusula tercera.'),
]
