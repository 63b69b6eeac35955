import { interpolar, textos } from '@apremia/core'

/** Describes the days left until a deadline: 'faltan 3 días', 'vence hoy', 'hace 2 días'. */
export const writeFaltan = (faltan: number): string => {
  const t = textos.mesasPantalla
  if (faltan === 0) return t.venceHoy
  if (faltan === 1) return t.faltaUno
  if (faltan === -1) return t.vencioAyer
  return faltan > 0 ? interpolar(t.faltan, { n: faltan }) : interpolar(t.vencioHace, { n: -faltan })
}
