import {
  avisoDeImportesViejos,
  fechaEnZona,
  parametroVigente,
  valorDeParametro,
} from '@apremia/core'
import { listParametros } from '../../parametros/parametros-repo.ts'
import { notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/mount.ts'
import { loadRecursos } from '../../recursos/recursos-repo.ts'
import { answerDeuda } from '../deuda-respuesta.ts'
import { findDeudaVisible } from '../visibles.ts'

const REDUCCION = 'plan.descuentoW2201'

export const deudaCC: Handler<'deudaCC'> = async ({ db, ahora, municipio }, { sesion, query }) => {
  const deuda = await findDeudaVisible(municipio, sesion, query)
  if (deuda === null) {
    throw notFound(`No existe el imponible ${query.imponible} con el recurso ${query.recurso}.`)
  }
  const hoy = fechaEnZona(ahora())
  const parametros = await listParametros(db)
  const { liquidadoAl } = deuda
  const dias = valorDeParametro(parametros, 'deuda.diasDeVigencia', hoy)
  const importesViejos = avisoDeImportesViejos({ liquidadoAl, hoy, dias }) ?? ''
  const respuesta = answerDeuda(await loadRecursos(db), query.recurso, deuda, {
    texto: parametroVigente(parametros, REDUCCION, hoy)?.valor ?? '',
    porcentaje: valorDeParametro(parametros, REDUCCION, hoy),
  })
  return { ...respuesta, importesViejos }
}
