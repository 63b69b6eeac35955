import {
  type CartaDatos,
  type Fecha,
  formatFecha,
  formatPeriodo,
  type ImponibleIntimado,
  interpolar,
  type OtroObligado,
  textos,
} from '@apremia/core'
import { normasDe } from '../../normas-citadas.ts'
import { oRaya } from '../../o-raya.ts'
import type { TramoDeTexto } from '../../react-pdf/palabras.ts'
import { fechaLarga } from '../../titulo-ejecutivo/v1/textos.ts'

export const TITULO = 'CARTA DE INTIMACIÓN'

/** Returns the title of the document, with the law that requires the demand letter (S2 §9). */
export const avisoFinal = ({ municipio }: Pick<CartaDatos, 'municipio'>): string =>
  `Aviso final prejudicial — ${normasDe(municipio).intimacion}`

export const numeroDeCarta = ({ numero }: Pick<CartaDatos, 'numero'>): string =>
  numero === null ? '— VISTA PREVIA' : `N.º\u00a0${numero}`

export const lugarYFechaDeCarta = ({
  municipio,
  fecha,
}: Pick<CartaDatos, 'municipio' | 'fecha'>): string =>
  `${oRaya(municipio.lugar)}, ${fechaLarga(fecha)}`

/**
 * Returns the name, document and address of a co-debtor of the letter. Letters of versions 1 and 2 store only the name,
 * as a text.
 */
export const datosDeOtro = (otro: OtroObligado | string): OtroObligado =>
  typeof otro === 'string' ? { nombre: otro, documento: '', domicilio: '' } : otro

export const caracterDe = ({ deudor }: CartaDatos): string => {
  const texto = deudor.caracteres.join(' y ')
  return texto.charAt(0).toLocaleUpperCase('es-AR') + texto.slice(1)
}

export const nombreDeImponible = ({ clase, imponible, recurso }: ImponibleIntimado): string =>
  `${clase === 'inmueble' ? 'Inmueble' : 'Comercio'} N.º\u00a0${imponible}, ${recurso}`

/** Returns the mark of a demand letter that was annulled before it was printed: 'ANULADA el 24/11/2026'. */
export const marcaDeAnulada = (fecha: Fecha): string =>
  interpolar(textos.cartas.anular.enElPapel, { fecha: formatFecha(fecha) })

export const lapsoDe = ({ desde, hasta }: ImponibleIntimado): string => {
  const [primero, ultimo] = [formatPeriodo(desde), formatPeriodo(hasta)]
  return primero === ultimo ? primero : `${primero} a ${ultimo}`
}

export const detalleDe = (item: ImponibleIntimado): string =>
  [
    item.recursoNombre,
    item.ubicacion,
    item.cuotas === 1 ? '1 cuota' : `${item.cuotas} cuotas`,
    `líquida al ${formatFecha(item.liquidadoAl)}`,
  ]
    .filter((parte) => parte !== '')
    .join(' — ')

/**
 * Returns the demand for payment. The term is 'cinco (5) días', because the specification does not say business or
 * calendar days (D66).
 *
 * @param endSentence adds a full stop at the end of a sentence; in version 1, even after the full stop of an
 * abbreviation
 */
export const intimacion = (
  {
    vence,
    abogado,
    municipio,
  }: Pick<CartaDatos, 'vence' | 'municipio'> & {
    readonly abogado: Pick<CartaDatos['abogado'], 'direccion'>
  },
  endSentence: (texto: string) => string,
): TramoDeTexto[] => [
  {
    texto:
      'Intimo a Ud. a que, dentro de los cinco (5) días de recibida, pague o regularice la deuda ' +
      `detallada, bajo apercibimiento de iniciar juicio de apremio (${normasDe(municipio).apremio}) con intereses, ` +
      `costas y honorarios. La presente se cursa conforme a la ${normasDe(municipio).intimacion} e importa ` +
      'interpelación fehaciente (art. 2541 CCyC). Importe válido hasta el ',
  },
  { texto: formatFecha(vence), fuerte: true },
  { texto: endSentence(`. Si ya pagó, presente el comprobante en ${oRaya(abogado.direccion)}`) },
]
