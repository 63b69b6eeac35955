import { eligeAbogado } from '../busqueda/alcance.ts'
import { puede } from '../permiso/capacidades.ts'
import type { Principal } from '../permiso/usuario.ts'

/** Kinds of e-mail that a person may ask for: the day's work, urgent messages, results of data loads, and backups. */
export const CLASES_DE_AVISO = ['resumen', 'urgentes', 'cargas', 'respaldos'] as const
export type ClaseDeAviso = (typeof CLASES_DE_AVISO)[number]

/** Kinds of e-mail in the queue. An invitation is sent although the person did not ask for it. */
export type ClaseDeCorreo = ClaseDeAviso | 'invitacion'

export const listAvisosPosibles = (persona: Principal): readonly ClaseDeAviso[] =>
  CLASES_DE_AVISO.filter(
    (clase) =>
      ({
        resumen: puede(persona, 'hoy.ver') && (eligeAbogado(persona) || persona.abogado !== ''),
        urgentes: puede(persona, 'comunicaciones.leer'),
        cargas: puede(persona, 'paquetes.cargar'),
        respaldos: puede(persona, 'usuarios.administrar'),
      })[clase],
  )
