import { formatPesos } from '../dinero/format-centavos.ts'
import type { Fecha } from '../fecha/fecha.ts'
import type { FilaDeParametro } from '../parametro/filas-iniciales.ts'
import type { ClaveDeParametro } from '../parametro/parametros.ts'
import { efectoDeParametro } from '../texto/efecto-de-parametro.ts'
import { interpolar } from '../texto/interpolar.ts'
import { exigenciasVigentes } from './exigencias-de-titulo.ts'

const t = efectoDeParametro.exigencias

export const describeExigencias = (
  clave: ClaveDeParametro,
  despues: readonly FilaDeParametro[],
  desde: Fecha,
): readonly string[] => {
  const { carta, minimo, bajoMinimo } = exigenciasVigentes(despues, desde)
  if (clave === 'titulo.carta') return [t.carta[carta], t.emitidos]
  if (minimo !== null)
    return [interpolar(t.minimo[bajoMinimo], { minimo: formatPesos(minimo) }), t.emitidos]
  return [clave === 'titulo.minimo' ? t.sinMinimo : t.faltaElMinimo]
}
