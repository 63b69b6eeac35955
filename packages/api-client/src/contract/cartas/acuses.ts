import { LARGO_DE_MOTIVO, LARGOS_DE_ACUSE, MAXIMO_DE_ACUSES } from '@apremia/core'
import { array, number, object, string } from 'yup'
import { entry } from '../../entry.ts'
import { nombreEscrito, textoEscrito } from '../escrito.ts'
import { carta, cartaParams, numeroDeCartaEmitida } from './carta.ts'

const acuseTecleado = {
  medio: nombreEscrito.max(40).default(''),
  /** Number of the postal item, or of the notification, with which the demand letter was delivered. */
  pieza: nombreEscrito.max(LARGOS_DE_ACUSE.pieza).default(''),
  resultado: nombreEscrito.max(40).default(''),
  fecha: nombreEscrito.max(40).default(''),
  /** Time of day of the delivery, as 'HH:MM'. */
  hora: nombreEscrito.max(40).default(''),
  /**
   * `receptor` is the person who received the demand letter. `vinculo` is the relation of that person to the debtor.
   */
  receptor: nombreEscrito.max(LARGOS_DE_ACUSE.receptor).default(''),
  dni: nombreEscrito.max(40).default(''),
  vinculo: nombreEscrito.max(LARGOS_DE_ACUSE.vinculo).default(''),
  notificador: nombreEscrito.max(LARGOS_DE_ACUSE.notificador).default(''),
  /** Reason why the demand letter was not delivered: it was refused, it was returned, or the debtor moved. */
  motivo: textoEscrito.max(LARGOS_DE_ACUSE.motivo).default(''),
  /**
   * Explanation of what was wrong in the acknowledgement already recorded. Required to replace that acknowledgement.
   */
  correccion: textoEscrito.max(LARGO_DE_MOTIVO).default(''),
}

const acuses = object({
  acuses: array(object({ numero: numeroDeCartaEmitida.required(), ...acuseTecleado }).required())
    .required('Indique al menos una carta.')
    .min(1, 'Indique al menos una carta.')
    .max(MAXIMO_DE_ACUSES, `Hasta ${MAXIMO_DE_ACUSES} cartas por vez.`),
})

const anotados = object({ anotados: number().integer().required() })

const cargados = object({
  anotados: number().integer().required(),
  /** Number of workbook rows whose acknowledgement of receipt was already recorded, with the same data. */
  iguales: number().integer().required(),
  avisos: array(string().required()).required(),
})

export const acusesDeCartas = {
  saveAcuseDeCarta: entry({
    method: 'PUT',
    path: '/cartas/:numero/acuse',
    capacidad: 'cartas.hacer',
    summary: 'Anota el acuse de una carta; con su escaneo, como formulario',
    adjuntos: { nombre: /^escaneo$/, forma: 'escaneo', json: [] },
    params: cartaParams,
    body: object(acuseTecleado),
    reply: carta,
  }),
  saveAcusesDeCartas: entry({
    method: 'POST',
    path: '/cartas/acuses',
    capacidad: 'cartas.hacer',
    summary: 'Anota el acuse de varias cartas: de todas o de ninguna',
    body: acuses,
    reply: anotados,
  }),
  simulateAcusesDeCartas: entry({
    method: 'POST',
    soloLee: true,
    path: '/cartas/acuses/simular',
    capacidad: 'cartas.hacer',
    limite: 'consulta',
    summary: 'Las mismas comprobaciones de varios acuses, sin anotar ninguno',
    body: acuses,
    reply: anotados,
  }),
  getAcusesParaCompletar: entry({
    method: 'GET',
    path: '/cartas/acuses/planilla',
    capacidad: 'cartas.hacer',
    limite: 'documento',
    summary: 'Planilla con las cartas sin acuse, para completar y cargar: las de un lote, o todas',
    enMasa: true,
    query: object({ lote: string().uuid() }),
    reply: 'file',
  }),
  loadAcusesDeCartas: entry({
    method: 'POST',
    path: '/cartas/acuses/planilla',
    capacidad: 'cartas.hacer',
    summary:
      'Anota los acuses de una planilla: todos o ninguno. Las filas sin completar y las que dicen lo que ya está no cambian nada',
    body: object({}),
    files: ['file'],
    reply: cargados,
  }),
  simulateLoadAcusesDeCartas: entry({
    method: 'POST',
    soloLee: true,
    path: '/cartas/acuses/planilla/simular',
    capacidad: 'cartas.hacer',
    limite: 'consulta',
    summary: 'Las mismas comprobaciones que cargar la planilla, sin anotar nada',
    body: object({}),
    files: ['file'],
    reply: cargados,
  }),
  downloadEscaneoDeAcuse: entry({
    method: 'GET',
    path: '/cartas/:numero/acuse/escaneo',
    capacidad: 'cartas.hacer',
    limite: 'documento',
    summary: 'El escaneo del acuse de una carta',
    params: cartaParams,
    reply: 'file',
  }),
}
