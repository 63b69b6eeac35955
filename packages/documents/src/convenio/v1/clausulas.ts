import { type ConvenioDatos, TRIBUNALES_INICIALES } from '@apremia/core'
import { leyDeApremioDe } from '../../normas-citadas.ts'
import { fuerte, normal, numeroEscrito, type TramoDeTexto } from '../../react-pdf/palabras.ts'

export const moraYCaducidad = ({
  caducidad: { cuotasImpagas, diasTrasElUltimo },
  municipio,
}: Pick<ConvenioDatos, 'caducidad' | 'municipio'>): TramoDeTexto[] => [
  fuerte('CUARTA. Mora y caducidad.'),
  normal(
    ' La mora es automática, por el solo vencimiento de los plazos. El convenio caduca de pleno derecho, sin ' +
      'aviso previo ni interpelación, por la falta de pago de ',
  ),
  fuerte(numeroEscrito(cuotasImpagas, 'femenino')),
  normal(cuotasImpagas === 1 ? ' cuota, o ' : ' cuotas, consecutivas o alternadas, o '),
  normal('cuando pasen '),
  fuerte(numeroEscrito(diasTrasElUltimo, 'masculino')),
  normal(
    `${diasTrasElUltimo === 1 ? ' día corrido' : ' días corridos'} desde el último vencimiento sin que la deuda ` +
      'esté pagada por completo. Producida la caducidad, quedan sin efecto los descuentos y las facilidades ' +
      'acordados; los pagos hechos se toman a cuenta de la deuda reconocida, con los intereses que se devenguen ' +
      'hasta el efectivo pago, y la Municipalidad puede iniciar o proseguir, sin otro trámite, el juicio de ' +
      `apremio por el saldo (${leyDeApremioDe(municipio)}).`,
  ),
]

const efectoDeTitulos = ({ length }: ConvenioDatos['titulos']): string => {
  if (length === 0) return ''
  return length === 1
    ? ', y el título ejecutivo su fuerza ejecutiva,'
    : ', y los títulos ejecutivos su fuerza ejecutiva,'
}

const efectos = ({ titulos, honorarios }: ConvenioDatos): TramoDeTexto[] => [
  fuerte('QUINTA. Efectos del reconocimiento.'),
  normal(
    ' El reconocimiento de la deuda interrumpe el curso de la prescripción (artículo 2545 del Código Civil y ' +
      'Comercial de la Nación). Este convenio no importa novación: la deuda conserva su causa, su naturaleza y ' +
      'sus garantías' +
      `${efectoDeTitulos(titulos)} hasta el pago total.`,
  ),
  normal(
    honorarios.judicial
      ? ' Tampoco importa desistir del juicio en trámite ni de las medidas cautelares dispuestas en él.'
      : '',
  ),
]

export const domiciliosYJurisdiccion = ({
  municipio,
  tribunales = TRIBUNALES_INICIALES,
}: Pick<ConvenioDatos, 'municipio' | 'tribunales'>): TramoDeTexto[] => [
  fuerte('SEXTA. Domicilios y jurisdicción.'),
  normal(
    ' Las partes constituyen domicilio en los indicados en el encabezamiento, donde son válidas todas las ' +
      'notificaciones, judiciales y extrajudiciales, mientras no comuniquen otro por medio fehaciente. Para toda ' +
      `cuestión derivada de este convenio se someten a los tribunales ordinarios ${tribunales} ` +
      `${municipio.lugar === '' ? 'que corresponde al municipio' : `con competencia en ${municipio.lugar}`}` +
      ', con renuncia a cualquier otro fuero.',
  ),
]

const observaciones = ({ observaciones }: ConvenioDatos): TramoDeTexto[][] =>
  observaciones === '' ? [] : [[fuerte('SÉPTIMA. Observaciones.'), normal(` ${observaciones}`)]]

export const clausulas = (datos: ConvenioDatos): TramoDeTexto[][] => [
  moraYCaducidad(datos),
  efectos(datos),
  domiciliosYJurisdiccion(datos),
  ...observaciones(datos),
]

export const CONFORMIDAD: TramoDeTexto[] = [
  normal(
    'Leído y ratificado, y en prueba de conformidad, se firman dos ejemplares de un mismo tenor y a un solo ' +
      'efecto, en el lugar y la fecha del encabezamiento.',
  ),
]
