import {
  type ClaveDeParametro,
  fechaEnZona,
  findPropuestas,
  interpolar,
  PARAMETROS,
  textos,
} from '@apremia/core'
import { appendHistorial } from '../historial/append-historial.ts'
import { parametro } from '../parametros/parametro-table.ts'
import { listParametrosGuardados } from '../parametros/parametros-repo.ts'
import { lockParametros } from '../parametros/write-parametro.ts'
import type { Handler } from '../platform/http/mount.ts'

/**
 * Saves the values that the product proposes for the parameters in `body.claves`. A parameter that already has a saved
 * value keeps it. The answer names only the parameters that this call saved.
 */
export const acceptPropuestas: Handler<'acceptPropuestas'> = async (
  { db, ahora },
  { sesion, body },
) => {
  const momento = ahora()
  const vigenteDesde = fechaEnZona(momento)
  const aceptadas = await db.transaction(async (tx) => {
    await lockParametros(tx)
    const pedidas: readonly ClaveDeParametro[] = [...new Set(body.claves)]
    const propuestas = findPropuestas(await listParametrosGuardados(tx), vigenteDesde, pedidas)
    if (propuestas.length === 0) return []
    await tx
      .insert(parametro)
      .values(propuestas.map(({ clave, valor }) => ({ clave, valor, vigenteDesde })))
    const nombres = propuestas.map(({ clave }) => PARAMETROS[clave].nombre).join(', ')
    await appendHistorial(tx, {
      momento,
      actor: sesion,
      operacion: 'accept-propuestas',
      entidad: 'parametro',
      entidadId: '',
      descripcion: interpolar(textos.puestaEnMarcha.historial, { nombres }),
      despues: {
        vigenteDesde,
        valores: Object.fromEntries(propuestas.map(({ clave, valor }) => [clave, valor])),
      },
    })
    return propuestas
  })
  return {
    vigenteDesde,
    aceptadas: aceptadas.map(({ clave, valor }) => ({
      ...{ clave, valor, nombre: PARAMETROS[clave].nombre },
    })),
  }
}
