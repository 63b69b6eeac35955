import { textos } from '@apremia/core'
import { appendHistorial } from '../historial/append-historial.ts'
import { forbidden } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import type { Sesion } from '../platform/http/principal.ts'
import { hashToken, newToken, PREFIX } from '../sesiones/token.ts'
import { agendaDireccion } from './agenda-direccion-table.ts'

const t = textos.agenda.direccion

/**
 * Refuses a program that uses a personal token. Only a person who signed in may create a calendar URL, because the URL
 * stays valid after the token ends.
 *
 * @throws AppError 403
 */
const refuseProgram = ({ credencial }: Sesion): void => {
  if (credencial.tipo === 'token-personal') throw forbidden(t.soloPersonas)
}

export const createDireccionDeAgenda: Handler<'createDireccionDeAgenda'> = async (
  { db, config, ahora },
  { sesion },
) => {
  refuseProgram(sesion)
  const creada = ahora()
  const clave = newToken(PREFIX.agenda)
  const nueva = { claveHash: hashToken(clave), creada, pedida: null }
  await db.transaction(async (tx) => {
    await tx
      .insert(agendaDireccion)
      .values({ dni: sesion.dni, ...nueva })
      .onConflictDoUpdate({ target: agendaDireccion.dni, set: nueva })
    await appendHistorial(tx, {
      momento: creada,
      actor: sesion,
      operacion: 'create-direccion-de-agenda',
      entidad: 'direccion-de-agenda',
      entidadId: sesion.dni,
      descripcion: t.creada,
    })
  })
  return {
    creada: creada.toISOString(),
    pedida: null,
    direccion: `${config.publicUrl}/api/agenda/calendario/${clave}.ics`,
  }
}
