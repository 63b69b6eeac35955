import type { BodyOf, diasInhabiles } from '@apremia/api-client'
import { type DiaInhabil, parseFecha } from '@apremia/core'

/** Reads a row of the calendar of non-working days as a person typed it. A row without its last day covers one day. */
export const readDiaInhabil = (
  tecleado: Omit<BodyOf<typeof diasInhabiles.saveDiaInhabil>, 'version'>,
): DiaInhabil => {
  const { alcance, lugar, clase, motivo, quitado } = tecleado
  const desde = parseFecha(tecleado.desde)
  const hasta = tecleado.hasta === '' ? desde : parseFecha(tecleado.hasta)
  if (desde === undefined || hasta === undefined) throw new RangeError('El contrato pide fechas')
  return { desde, hasta, alcance, lugar, clase, motivo, quitado }
}
