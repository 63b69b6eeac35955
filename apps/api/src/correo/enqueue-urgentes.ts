import { interpolar, textos } from '@apremia/core'
import type { Queryable } from '../platform/db/queryable.ts'
import type { Services } from '../platform/services.ts'
import { enqueueAviso, findSinAvisar } from './correo-repo.ts'

const t = textos.correo

/** The e-mail does not contain the text of the urgent message. */
export const enqueueUrgentes = async (
  tx: Queryable,
  { config }: Pick<Services, 'config'>,
  comunicacion: number,
  destinatarios: readonly string[],
): Promise<void> => {
  if (config.correo === undefined) return
  const que = String(comunicacion)
  const pedidos = await findSinAvisar(tx, 'urgentes', que)
  const personas = pedidos.filter(({ dni }) => destinatarios.includes(dni))
  await enqueueAviso(tx, config, { clase: 'urgentes', que }, personas, {
    asunto: interpolar(t.asuntos.urgentes, { producto: t.producto }),
    texto: interpolar(t.urgentes, { url: `${config.publicUrl}/comunicaciones` }),
  })
}
