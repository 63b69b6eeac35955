import { computeResultado } from '@apremia/core'
import type { Handler } from '../platform/http/mount.ts'
import { toCifras } from './evaluacion-wire.ts'
import { countAbogados } from './evaluate-abogados.ts'
import { findEvaluables } from './load-vara.ts'
import { varaPropia } from './vara-propia.ts'

export const getPreEvaluacion: Handler<'getPreEvaluacion'> = async (
  services,
  { sesion, query },
) => {
  const { db } = services
  const vara = await varaPropia(services, query)
  const nombre = (await findEvaluables(db, [sesion.abogado])).get(sesion.abogado) ?? ''
  const [cifras] = await db.transaction((tx) => countAbogados(tx, vara, [sesion.abogado]))
  if (cifras === undefined) throw new Error(`Sin cifras de ${sesion.abogado}`)
  const { lapso, maximos } = vara
  return {
    ...toCifras(cifras, { nombre, lapso, maximos }),
    frase: computeResultado(cifras, maximos).frase,
  }
}
