import { computePlazoJudicial, parseFecha } from '@apremia/core'
import { loadCalendarioHabil } from '../dias-inhabiles/dias-inhabiles-repo.ts'
import type { Handler } from '../platform/http/mount.ts'

export const getPlazoJudicial: Handler<'getPlazoJudicial'> = async ({ db }, { query }) => {
  const desde = parseFecha(query.desde)
  if (desde === undefined) throw new RangeError('El contrato pide una fecha')
  const { dias, juzgado, departamento } = query
  const { valor: vence, frase } = computePlazoJudicial(
    { desde, dias, juzgado, departamento },
    await loadCalendarioHabil(db),
  )
  return { vence, frase }
}
