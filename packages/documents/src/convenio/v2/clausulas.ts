import { type ConvenioDatos, NORMAS_INICIALES, type PapelDeConvenio } from '@apremia/core'
import { leyDeApremioDe, normasDe } from '../../normas-citadas.ts'
import { fuerte, normal, numeroEscrito, type TramoDeTexto } from '../../react-pdf/palabras.ts'
import { enMayusculas } from '../../titulo-ejecutivo/v1/textos.ts'
import { type ConvenioConPapel, hasTextosDeLaQuinta } from './papel.ts'

/** Clause without its ordinal, which depends on the other clauses of the agreement. */
interface Clausula {
  readonly nombre: string
  readonly texto: readonly TramoDeTexto[]
}

const PRIMER_ORDINAL = 5
const ORDINALES = ['QUINTA', 'SEXTA', 'SÉPTIMA', 'OCTAVA', 'NOVENA', 'DÉCIMA']

/**
 * Says that the unpaid instalments that make the agreement lapse must belong to the same payment plan. Unpaid
 * instalments of different plans are not added up (D45).
 */
const delPlan = ({ length }: readonly unknown[]): string =>
  length > 1 ? 'de un mismo plan' : 'del plan'

type DatosDeCaducidad = Pick<ConvenioDatos, 'caducidad' | 'municipio'> &
  Partial<Pick<ConvenioConPapel, 'papel' | 'deudas'>>

/**
 * An agreement lapses after a number of unpaid instalments. Tells whether every payment plan of the agreement has fewer
 * instalments than that number. Always false before version 5 of the document.
 */
const isSinCuotasBastantes = ({ caducidad, deudas = [], ...datos }: DatosDeCaducidad): boolean =>
  hasTextosDeLaQuinta(datos) &&
  deudas.every(({ plan }) => plan.cuotas.length < caducidad.cuotasImpagas)

const MORA =
  'La mora es automática, por el solo vencimiento de los plazos. El convenio caduca de pleno derecho, sin aviso previo ' +
  'ni interpelación, '

const porCuotasImpagas = (datos: DatosDeCaducidad): TramoDeTexto[] => {
  const {
    caducidad: { cuotasImpagas },
    deudas = [],
  } = datos
  if (isSinCuotasBastantes(datos)) return [normal(MORA)]
  return [
    normal(`${MORA}por la falta de pago de `),
    fuerte(numeroEscrito(cuotasImpagas, 'femenino')),
    normal(
      cuotasImpagas === 1
        ? ` cuota ${delPlan(deudas)} de la cláusula segunda, o `
        : ` cuotas ${delPlan(deudas)} de la cláusula segunda, consecutivas o alternadas, o `,
    ),
  ]
}

const desdeElUltimo = (datos: DatosDeCaducidad): string => {
  if (!isSinCuotasBastantes(datos)) return 'su último vencimiento'
  const varios = (datos.deudas?.length ?? 0) > 1
  return `el último vencimiento ${varios ? 'de cualquiera de los planes' : 'del plan'} de la cláusula segunda`
}

/**
 * Writes the clause that says when the agreement lapses for lack of payment. Only unpaid instalments of the payment
 * plan count. Unpaid fees of the lawyer are claimed separately.
 */
export const caducidadDelPlan = (datos: DatosDeCaducidad): TramoDeTexto[] => {
  const {
    caducidad: { diasTrasElUltimo },
    municipio,
  } = datos
  return [
    ...porCuotasImpagas(datos),
    normal('cuando pasen '),
    fuerte(numeroEscrito(diasTrasElUltimo, 'masculino')),
    normal(
      `${diasTrasElUltimo === 1 ? ' día corrido' : ' días corridos'} desde ${desdeElUltimo(datos)} sin que la deuda esté ` +
        'pagada por completo. Los pagos de la cláusula tercera no se cuentan para la caducidad y se reclaman aparte. ' +
        'Producida la caducidad, quedan sin efecto los descuentos y las facilidades acordados; los pagos hechos se ' +
        'toman a cuenta de la deuda reconocida, con los intereses que se devenguen hasta el efectivo pago, y la ' +
        'Municipalidad puede iniciar o proseguir, sin otro trámite, el juicio de apremio por el saldo ' +
        `(${leyDeApremioDe(municipio)}).`,
    ),
  ]
}

const imputacion: readonly TramoDeTexto[] = [
  normal('Todo pago se imputa primero a intereses y luego a capital.'),
]

const titulosConFuerza = ({ length }: ConvenioDatos['titulos']): string => {
  if (length === 0) return ''
  return length === 1
    ? ', y el título ejecutivo su fuerza ejecutiva,'
    : ', y los títulos ejecutivos su fuerza ejecutiva,'
}

const efectosPorPeriodo = (datos: ConvenioConPapel): readonly TramoDeTexto[] => [
  normal(
    // Since version 5 the text says 'la prescripción en curso': only a limitation period that still runs. A debtor may
    // waive an expired period (CCyC 2535), but this sentence must not be that waiver.
    `El reconocimiento interrumpe ${hasTextosDeLaQuinta(datos) ? 'la prescripción en curso' : 'el curso de la prescripción'} ` +
      'de cada uno de los períodos detallados en la cláusula ' +
      'primera (artículo 2545 del Código Civil y Comercial de la Nación). Este convenio no importa novación: la deuda ' +
      `conserva su causa, su naturaleza y sus garantías${titulosConFuerza(datos.titulos)} hasta el pago total.`,
  ),
]

const anteElJuzgado = (juzgado: string): string =>
  /^juzgado/i.test(juzgado) ? `el ${juzgado}` : `el Juzgado ${juzgado}`

const autos = ({ version, juicios }: PapelDeConvenio): TramoDeTexto[] =>
  juicios.flatMap(({ caratula, expediente, juzgado }, i) => [
    normal(i === 0 ? 'en autos ' : '; y en autos '),
    // Before version 5 of the document, the whole caption of the lawsuit was in capitals, including 'C/' and 'S/'.
    fuerte(`«${version >= 5 ? caratula.trim() : enMayusculas(caratula)}»`),
    normal(', expte. '),
    fuerte(`N.º\u00a0${expediente}`),
    normal(`, en trámite ante ${anteElJuzgado(juzgado)}`),
  ])

const juicioEnTramite = ({ papel }: ConvenioConPapel): readonly TramoDeTexto[] => [
  normal('La parte deudora reconoce la deuda reclamada '),
  ...autos(papel),
  normal(
    ', y desiste de las excepciones opuestas. Las partes piden que se suspenda el trámite mientras el convenio se ' +
      'cumpla. La Municipalidad puede presentar este convenio en el expediente. Nada de esto importa desistir del ' +
      'juicio ni de las medidas cautelares dispuestas en él: producida la caducidad, el trámite sigue según su estado.',
  ),
]

/**
 * Names the courts where the municipality may sue. Article 3 of the collection law of the Province names these courts.
 * For a municipality with a different collection law, no article is cited.
 */
export const juzgadosCompetentes = ({ municipio }: Pick<ConvenioDatos, 'municipio'>): string => {
  const { apremio } = normasDe(municipio)
  const articulo = apremio === NORMAS_INICIALES.apremio ? 'el artículo 3 de ' : ''
  return (
    'Para toda cuestión derivada de este convenio serán competentes, a elección de la Municipalidad, los juzgados ' +
    `previstos en ${articulo}la ${apremio}.`
  )
}

const domicilios = (datos: ConvenioDatos): readonly TramoDeTexto[] => [
  normal(
    'Las partes constituyen domicilio en los indicados en el encabezamiento, donde son válidas todas las ' +
      'notificaciones, judiciales y extrajudiciales, mientras no comuniquen otro por medio fehaciente. ' +
      (datos.firmante.email === ''
        ? ''
        : 'La parte deudora denuncia además, para recibir notificaciones, el domicilio electrónico allí indicado. ') +
      juzgadosCompetentes(datos),
  ),
]

const sinOrdinal = (datos: ConvenioConPapel): readonly Clausula[] => [
  { nombre: 'Mora y caducidad', texto: caducidadDelPlan(datos) },
  { nombre: 'Imputación de los pagos', texto: imputacion },
  { nombre: 'Efectos del reconocimiento', texto: efectosPorPeriodo(datos) },
  ...(datos.papel.juicios.length === 0
    ? []
    : [{ nombre: 'Juicio en trámite', texto: juicioEnTramite(datos) }]),
  { nombre: 'Domicilios y jurisdicción', texto: domicilios(datos) },
  ...(datos.observaciones === ''
    ? []
    : [{ nombre: 'Observaciones', texto: [normal(datos.observaciones)] }]),
]

/** Writes the clauses of an agreement from the fifth on, each with its ordinal. */
export const clausulasV2 = (datos: ConvenioConPapel): TramoDeTexto[][] =>
  sinOrdinal(datos).map(({ nombre, texto }, i) => [
    fuerte(`${ORDINALES[i] ?? `CLÁUSULA ${i + PRIMER_ORDINAL}`}. ${nombre}.`),
    normal(' '),
    ...texto,
  ])
