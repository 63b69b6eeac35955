import { fechaEnZona, interpolar, textos } from '@apremia/core'
import { appendHistorial } from '../historial/append-historial.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { convenio } from '../registro/convenio-table.ts'
import { toRegistro } from './convenio-wire.ts'
import { evaluateConvenio } from './evaluate-convenio.ts'
import { loadPeriodos } from './load-periodos.ts'
import { readCuotas, readPlanes } from './read-seleccion.ts'
import { refuseDecidido } from './refuse-decidido.ts'
import {
  completo,
  isPeriodoOcupado,
  nextId,
  numeroDeConvenio,
  replaceDetalle,
  toRow,
} from './save-convenio-repo.ts'
import { tecleadoDe } from './tecleado-de.ts'

/** Somebody put one of the periods in an agreement between the check and the writing (D43). */
export const periodoRecienOcupado = (): AppError =>
  new AppError(
    409,
    'en-otro-convenio',
    interpolar(textos.convenios.seleccion.enConvenio, {
      periodo: 'elegido',
      convenio: 'que otra persona acaba de guardar',
    }),
  )

/** A new agreement, unconfirmed, with every amount computed again from the debt and the fee table (T17). */
export const createConvenio: Handler<'createConvenio'> = async (services, { sesion, body }) => {
  const { db, ahora } = services
  const pedidos = await readPlanes(body.planes)
  const deuda = await loadPeriodos(services, await readCuotas(body.cuotas_plan))
  const { clase, abogado, estporc } = body
  const decidido = await evaluateConvenio(services, sesion, {
    clase,
    abogado,
    estporc,
    deuda,
    planes: pedidos,
    tecleado: tecleadoDe(body),
    previo: null,
  })
  const nuevo = completo(decidido)
  if (nuevo === undefined) throw refuseDecidido(decidido, deuda.elegidos)
  const avisos = decidido.avisos.map(({ mensaje }) => mensaje)
  try {
    return await db.transaction(async (tx) => {
      const id = await nextId(tx)
      const numero = numeroDeConvenio(nuevo.abogado, id)
      const row = { ...toRow(nuevo), codexterno: nuevo.abogado }
      await tx
        .insert(convenio)
        .values({ ...row, id, convenio: numero, fechacarga: fechaEnZona(ahora()) })
      await replaceDetalle(tx, id, {
        clase,
        planes: nuevo.planes,
        pedidos,
        contribuyentes: deuda.contribuyentes,
        retiros: new Map(),
      })
      await appendHistorial(tx, {
        momento: ahora(),
        actor: sesion,
        operacion: 'create-convenio',
        entidad: 'convenio',
        entidadId: String(id),
        descripcion: `Alta del convenio ${numero} de ${nuevo.ficha.frm_nombre}.`,
        despues: { convenio: numero, ...row, planes: toRegistro(nuevo.planes) },
      })
      return { ok: true, id, convenio: numero, avisos }
    })
  } catch (error) {
    if (isPeriodoOcupado(error)) throw periodoRecienOcupado()
    throw error
  }
}
