import type {
  ActuacionValida,
  ClaveDeDato,
  DestinatariosDeCarta,
  FormatoDeLoteDeCartas,
  MesDeVencimiento,
} from '@apremia/core'
import type { Par } from './elegido.ts'
import type { CuerpoDeEnvio } from './save-actuaciones.ts'
import type { Actuacion } from './use-linea-de-tiempo.ts'
import { CLAVES_DE_DATO } from './valores.ts'

/** Returns the data of a case action as texts, one for each possible field. A field without data is ''. */
const dichoDe = ({ dato }: ActuacionValida): Record<ClaveDeDato, string> =>
  Object.fromEntries(CLAVES_DE_DATO.map((clave) => [clave, String(dato[clave] ?? '')])) as Record<
    ClaveDeDato,
    string
  >

const comunDe = (valida: ActuacionValida) => ({
  tp_id: valida.tpId,
  gp_id: valida.gpId,
  fecha: valida.fecha,
  obs: valida.obs,
  recursos: [...valida.recursos],
  actuacion: dichoDe(valida),
})

export const cuerpoDeActuacionNueva = (
  valida: ActuacionValida,
  pares: readonly Par[],
  opciones: {
    /** Code of the lawyer of the action. '' means that each property or business keeps its own lawyer. */
    readonly abogado: string
    readonly otraRadicacion: boolean
    /** Month of the due date of the demand letters. When it is undefined, no letter is made. */
    readonly carta: MesDeVencimiento | undefined
    readonly formatoDeCartas: FormatoDeLoteDeCartas
    readonly destinatarios: DestinatariosDeCarta
    /** True to make new demand letters although letters made today already claim the same debt (D189). */
    readonly repetirCarta: boolean
    /** Reason why the person records the action although the server objected (D175, D176). */
    readonly motivoForzar: string
  },
): CuerpoDeEnvio => ({
  proceso: 'A',
  abogado: opciones.abogado,
  ...comunDe(valida),
  imponibles: pares.map(({ imponible, recurso }) => ({ imponible: String(imponible), recurso })),
  otraRadicacion: opciones.otraRadicacion ? '1' : '0',
  carta: opciones.carta ?? '',
  ...{ formatoDeCartas: opciones.formatoDeCartas, destinatarios: opciones.destinatarios },
  repetirCarta: opciones.repetirCarta ? '1' : '0',
  motivoForzar: opciones.motivoForzar,
})

/**
 * Builds the request body that edits an action on a case. The server keeps the previous version of the action (D74).
 */
export const cuerpoDeActuacionEditada = (
  valida: ActuacionValida,
  { id_etapa, version }: Actuacion,
  otraRadicacion: boolean,
  motivoForzar: string,
): CuerpoDeEnvio => ({
  proceso: 'M',
  id_etapa,
  version,
  ...comunDe(valida),
  motivoForzar,
  otraRadicacion: otraRadicacion ? '1' : '0',
})
