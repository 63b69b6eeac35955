import type { ClaseDeEscrito } from '@apremia/core'

export interface ColumnaInicial {
  readonly titulo: string
  readonly celda: string
  /** Width of the table column, in twentieths of a point. */
  readonly ancho: number
  readonly importe?: boolean
}

/** Paragraph of an initial template, or a table with its headings and one row. */
export type RenglonInicial =
  | string
  | { readonly titulo: string }
  | { readonly fuerte: string }
  | { readonly tabla: readonly ColumnaInicial[] }

const PRESENTACION =
  '{abogado.nombre}, matrícula {abogado.matricula}, con domicilio en {abogado.domicilio} y electrónico en [domicilio electrónico], por la {municipio.nombre} [acredite aquí la personería], a V.S. digo:'
const EN_AUTOS =
  '{abogado.nombre}, matrícula {abogado.matricula}, por la {municipio.nombre}, en autos «{radicacion.caratula}», expediente {radicacion.expediente}, a V.S. digo:'
const AUTOS =
  'Autos: «{radicacion.caratula}», expediente {radicacion.expediente}, en trámite ante el {radicacion.juzgado}.'
const FIRMA = '[Firma y sello]'
/**
 * Adds two paragraphs for each debtor of the case after the paragraph `antes`. The mark `{#deudores}`, which begins the
 * repetition, is at the end of `antes`. If the mark had a paragraph of its own, the template library would
 * join that paragraph to the previous one.
 */
const conDeudores = (antes: string): readonly string[] => [
  `${antes}{#deudores}`,
  'Demandado/a: {deudor.nombre}, documento {deudor.documento}, {deudor.caracter}.',
  'Domicilio: {deudor.domicilio}.{/deudores}',
]

/**
 * Texts of the initial templates. They state only facts of the case. A text that the municipality or the lawyer must
 * write is between brackets.
 */
export const TEXTOS_INICIALES: Readonly<Record<ClaseDeEscrito, readonly RenglonInicial[]>> = {
  demanda: [
    { titulo: 'PROMUEVE JUICIO DE APREMIO' },
    'Señor/a Juez/a:',
    PRESENTACION,
    { fuerte: 'I. Objeto' },
    ...conDeudores(
      'Promuevo juicio de apremio por {titulo.total} ({titulo.totalEnLetras}), según {titulo.todos}. [Intereses y costas que se piden]',
    ),
    { fuerte: 'II. Título' },
    'Acompaño: {titulo.todos}.',
    { fuerte: 'III. Deuda' },
    'Tributo: {recurso.nombre}. {imponible.clase} N.º\u00a0{imponible.numero}, {imponible.ubicacion}. La deuda que se reclama es la que allí se detalla. Según lo que el municipio informó al {deuda.liquidadaAl}, se deben hoy estos períodos: [Deje este cuadro solo si es el del título; si no, quítelo]',
    {
      tabla: [
        { titulo: 'Período', celda: '{#periodos}{periodo.nombre}', ancho: 1400 },
        { titulo: 'Vencimiento', celda: '{periodo.vencimiento}', ancho: 2100 },
        { titulo: 'Capital', celda: '{periodo.capital}', ancho: 1850, importe: true },
        { titulo: 'Interés', celda: '{periodo.interes}', ancho: 1850, importe: true },
        { titulo: 'Total', celda: '{periodo.total}{/periodos}', ancho: 1850, importe: true },
      ],
    },
    '{deuda.resumen}',
    { fuerte: 'IV. Derecho' },
    '[Fundamentos, o un bloque de texto]',
    { fuerte: 'V. Petitorio' },
    '[Lo que se pide]',
    '{hoy.enLetras}.',
    FIRMA,
  ],
  mandamiento: [
    { titulo: 'MANDAMIENTO' },
    ...conDeudores(AUTOS),
    'Importe reclamado: {titulo.total} ({titulo.totalEnLetras}), según {titulo.todos}.',
    'Más {medida.presupuesto} ({medida.presupuestoEnLetras}), que se presupuestan para responder a intereses y costas: en total {medida.total} ({medida.totalEnLetras}).',
    '[Lo que el juzgado ordenó, con la fecha de la resolución]',
    '[Quienes están autorizados a intervenir]',
    FIRMA,
  ],
  oficio: [
    { titulo: 'OFICIO' },
    '[Lugar], {hoy.enLetras}.',
    'A [destinatario]:',
    ...conDeudores(AUTOS),
    'Sobre: {imponible.identificacion}.',
    '[Lo que el juzgado ordenó, con la fecha de la resolución, y el importe si es una medida]',
    FIRMA,
  ],
  cedula: [
    { titulo: 'CÉDULA DE NOTIFICACIÓN' },
    'Destinatario/a: {deudor.nombre}.',
    'Domicilio: {deudor.domicilio}.',
    AUTOS,
    '[Transcripción de la resolución que se notifica]',
    '{hoy.enLetras}.',
    FIRMA,
  ],
  medida: [
    { titulo: 'SOLICITA MEDIDA' },
    'Señor/a Juez/a:',
    EN_AUTOS,
    ...conDeudores(
      'Con lo que prevé el artículo\u00a06 de la Ley\u00a013.406, solicito [la medida y sobre qué bienes] contra:',
    ),
    'Importe: {titulo.total}, según {titulo.todos}, más {medida.presupuesto} que se presupuestan para responder a intereses y costas: en total {medida.total} ({medida.totalEnLetras}).',
    '[Lo que se pide]',
    '{hoy.enLetras}.',
    FIRMA,
  ],
  reanudacion: [
    { titulo: 'DENUNCIA INCUMPLIMIENTO DE CONVENIO. PIDE SE REANUDE EL TRÁMITE' },
    'Señor/a Juez/a:',
    ...conDeudores(EN_AUTOS),
    { fuerte: 'I. Incumplimiento' },
    'El {convenio.fecha} se firmó el convenio de pago N.º\u00a0{convenio.numero}, en {convenio.cuotas} cuotas, que reconoció una deuda de {convenio.deuda} ({convenio.deudaEnLetras}). Por la parte deudora lo firmó {convenio.firmante}.',
    '{convenio.resumenDePagos} El convenio caducó el {convenio.caducidad}, según lo pactado. Cuotas vencidas e impagas a ese día: {convenio.impagas}. Cuotas de vencimiento posterior, exigibles por la caducidad: {convenio.aceleradas}.',
    { fuerte: 'II. Saldo' },
    'Producida la caducidad, quedan sin efecto los descuentos. {convenio.imputacion} Se adeudan {convenio.saldoDeCapital} de capital y {convenio.saldoDeInteres} de intereses: en total {convenio.saldo} ({convenio.saldoEnLetras}). [Intereses posteriores a la firma del convenio, y costas, que se piden]',
    { fuerte: 'III. Petitorio' },
    'Pido que se tenga por denunciado el incumplimiento y se reanude el trámite según su estado, por el saldo indicado. [Lo demás que se pide]',
    '{hoy.enLetras}.',
    FIRMA,
  ],
  otro: [
    { titulo: '[TÍTULO DEL ESCRITO]' },
    'Señor/a Juez/a:',
    EN_AUTOS,
    '[Texto]',
    '{hoy.enLetras}.',
    FIRMA,
  ],
}
