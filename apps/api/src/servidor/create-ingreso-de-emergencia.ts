import { interpolar, parseDni, textos } from '@apremia/core'
import { appendHistorial, SISTEMA } from '../historial/append-historial.ts'
import type { Sellos } from '../identidad/sellos.ts'
import { VIDA_DE_LA_EMERGENCIA } from '../identidad/with-emergencia.ts'
import type { Services } from '../platform/services.ts'
import { findPersona } from '../sesiones/sesiones.ts'

export class EmergenciaRechazada extends Error {
  override readonly name = 'EmergenciaRechazada'
}

export interface PedidoDeEmergencia {
  readonly dni: string
  readonly motivo: string
  /**
   * Operating system account of the person who asked for the emergency sign-in link. Nothing else identifies that
   * person.
   */
  readonly cuenta: string
}

export interface IngresoDeEmergencia {
  readonly persona: string
  readonly url: string
  readonly minutos: number
}

const { emergencia } = textos.accesoEnElServidor

/**
 * Creates a single-use sign-in link that does not need the identity provider and is valid for 15 minutes (D187). The
 * link is only for an administrator, who then repairs the configuration of the identity provider.
 */
export const createIngresoDeEmergencia = async (
  {
    db,
    config,
    ahora,
    sellos,
  }: Pick<Services, 'db' | 'config' | 'ahora'> & { readonly sellos: Sellos },
  pedido: PedidoDeEmergencia,
): Promise<IngresoDeEmergencia> => {
  const dni = parseDni(pedido.dni)
  const motivo = pedido.motivo.trim()
  if (dni === undefined) throw new EmergenciaRechazada(emergencia.sinDni)
  if (motivo.length < 5 || motivo.length > 500) throw new EmergenciaRechazada(emergencia.sinMotivo)
  const hallada = await findPersona(db, dni)
  if (hallada === undefined || hallada.rol !== 'admin' || hallada.baja || hallada.abogadoDeBaja)
    throw new EmergenciaRechazada(emergencia.noAdmin)
  const persona = interpolar(textos.acceso.persona, hallada)
  const token = await sellos.seal('emergencia', { dni }, VIDA_DE_LA_EMERGENCIA)
  await db.transaction((tx) =>
    appendHistorial(tx, {
      momento: ahora(),
      actor: SISTEMA,
      operacion: 'createIngresoDeEmergencia',
      entidad: 'usuario',
      entidadId: dni,
      descripcion: interpolar(emergencia.historial, { persona, cuenta: pedido.cuenta }),
      despues: { motivo, cuenta: pedido.cuenta },
    }),
  )
  const url = new URL('/', config.publicUrl)
  url.searchParams.set('token', token)
  return { persona, url: url.href, minutos: VIDA_DE_LA_EMERGENCIA / 60 }
}
