import { fechaEnZona, interpolar, joinParrafos, textos, valorDeParametro } from '@apremia/core'
import { listParametros } from '../parametros/parametros-repo.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import type { Services } from '../platform/services.ts'
import { insertCorreos } from './correo-repo.ts'

const t = textos.correo

/** Queues the e-mail that tells a person that they may sign in. A person registered without an address gets none. */
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
        clave: `invitacion:${persona.dni}`,
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
