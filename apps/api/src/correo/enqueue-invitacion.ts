import { fechaEnZona, interpolar, joinParrafos, textos, valorDeParametro } from '@apremia/core'
import { sql } from 'drizzle-orm'
import { listParametros } from '../parametros/parametros-repo.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import type { Services } from '../platform/services.ts'
import { insertCorreos } from './correo-repo.ts'

const t = textos.correo

/** Queues the e-mail that tells a person that they may sign in. A person without an e-mail address gets none. */
export const enqueueInvitacion = async (
  tx: Queryable,
  { config, ahora }: Pick<Services, 'config' | 'ahora'>,
  persona: { readonly dni: string; readonly email: string },
): Promise<void> => {
  if (config.correo === undefined || persona.email === '') return
  const hoy = fechaEnZona(ahora())
  const municipio = valorDeParametro(await listParametros(tx), 'municipio.nombre', hoy)
  await insertCorreos(tx, [
    {
      ...{
        clave: `invitacion:${persona.dni}:${persona.email}`,
        dni: persona.dni,
        clase: 'invitacion',
        codigo: null,
      },
      asunto: interpolar(t.asuntos.invitacion, { producto: t.producto }),
      texto: joinParrafos([
        interpolar(t.invitacion.acceso, { municipio }),
        interpolar(t.invitacion.ingreso, { url: config.publicUrl }),
        t.invitacion.ajena,
      ]),
    },
  ])
}

/**
 * Queues the invitation again for a person whose e-mail address changed. A person who already signed in gets none. An
 * invitation that is still in the queue goes to the present address.
 */
export const enqueueInvitacionCorregida = async (
  tx: Queryable,
  services: Pick<Services, 'config' | 'ahora'>,
  persona: { readonly dni: string; readonly email: string },
): Promise<void> => {
  const { dni } = persona
  const { rows } = await tx.execute(sql`
    select 1 from usuario u where u.dni = ${dni} and not u.baja
      and not exists (select from ingreso i where i.dni = u.dni)
      and not exists (
        select from correo c where c.dni = u.dni and c.clase = 'invitacion' and c.proximo is not null)`)
  if (rows.length > 0) await enqueueInvitacion(tx, services, persona)
}
