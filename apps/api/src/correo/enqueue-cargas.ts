import { interpolar, joinParrafos, textos } from '@apremia/core'
import { sql } from 'drizzle-orm'
import type { Services } from '../platform/services.ts'
import { enqueueAviso, findSinAvisar } from './correo-repo.ts'

const { asuntos, cargas: t, producto } = textos.correo

interface CargaTerminada extends Record<string, unknown> {
  readonly id: string
  readonly cual: keyof typeof t.cual
  /** False when the job failed or the load was refused. */
  readonly aplicada: boolean
  readonly terminado: string
}

/**
 * Finds the data loads that ended in the last day and about which some subscriber has no e-mail yet. Leaves out dry
 * runs and reviews, which change nothing.
 */
const findTerminadas = async ({ db, ahora }: Pick<Services, 'db' | 'ahora'>) => {
  const now = ahora().toISOString()
  const { rows } = await db.execute<CargaTerminada>(sql`
    select t.id, t.terminado,
      case t.tipo when 'sincronizar' then 'servicio' when 'cargar-paquete' then 'paquete' else 'padron' end as cual,
      t.estado = 'terminado' and coalesce(c.estado in ('aplicada', 'deshecha'), true) as aplicada
    from trabajo t left join paquete_carga c on c.trabajo = t.id
    where t.estado in ('terminado', 'fallido') and t.terminado > ${now}::timestamptz - interval '1 day'
      and (t.tipo in ('aplicar-padron', 'cargar-paquete', 'sincronizar')
        or t.tipo = 'revisar-padron' and t.entrada ->> 'aplicar' = 'true')
      and coalesce(t.entrada ->> 'simulacion', 'false') = 'false'
      and exists (select from aviso_por_correo p where p.clase = 'cargas' and p.desde <= t.terminado
        and not exists (select from correo where clave = 'cargas:' || p.dni || ':' || t.id))
    order by t.terminado`)
  return rows
}

/** Queues an e-mail about the result of each data load to the people who subscribed before the load ended. */
export const enqueueCargas = async (
  services: Pick<Services, 'config' | 'db' | 'ahora'>,
): Promise<void> => {
  const { config, db } = services
  const url = `${config.publicUrl}/datos-del-municipio`
  for (const { id, cual, aplicada, terminado } of await findTerminadas(services)) {
    const carga = t.cual[cual]
    const resultado = aplicada ? t.aplicada : t.noAplicada
    const pedidos = await findSinAvisar(db, 'cargas', id)
    const personas = pedidos.filter(({ desde }) => desde <= new Date(terminado))
    await enqueueAviso(db, config, { clase: 'cargas', que: id }, personas, {
      asunto: interpolar(asuntos.cargas, { producto, carga, resultado }),
      texto: joinParrafos([
        interpolar(t.termino, { carga, resultado }),
        interpolar(t.detalle, { url }),
      ]),
    })
  }
}
