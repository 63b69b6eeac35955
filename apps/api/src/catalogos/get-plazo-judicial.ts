import {
  computeNotificacionElectronica,
  computePlazoJudicial,
  parseFecha,
  valorDeParametro,
} from '@apremia/core'
import { loadCalendarioHabil } from '../dias-inhabiles/dias-inhabiles-repo.ts'
import { listParametros } from '../parametros/parametros-repo.ts'
import type { Handler } from '../platform/http/mount.ts'

export const getPlazoJudicial: Handler<'getPlazoJudicial'> = async ({ db }, { query }) => {
  const { dias, juzgado, departamento } = query
  const calendario = await loadCalendarioHabil(db)
  const disponible = parseFecha(query.disponible)
  const notificacion =
    disponible &&
    computeNotificacionElectronica(
      {
        ...{ disponible, juzgado, departamento },
        dias: valorDeParametro(await listParametros(db), 'notificacion.dias', disponible),
      },
      calendario,
    )
  const notificado = notificacion?.valor ?? parseFecha(query.desde)
  if (notificado === undefined) throw new RangeError('El contrato pide una fecha')
  const plazo =
    dias === undefined
      ? undefined
      : computePlazoJudicial({ desde: notificado, dias, juzgado, departamento }, calendario)
  return {
    notificado,
    vence: plazo?.valor ?? null,
    frase: [notificacion?.frase, plazo?.frase].filter(Boolean).join(' '),
  }
}
