import {
  avisoDeImportesViejos,
  fechaEnZona,
  interpolar,
  parametroVigente,
  textos,
  valorDeParametro,
} from '@apremia/core'
import { describeMomento } from '../../casos/describe-momento.ts'
import { listParametros } from '../../parametros/parametros-repo.ts'
import { notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/mount.ts'
import { loadRecursos } from '../../recursos/recursos-repo.ts'
import { askDeuda } from '../ask-deuda.ts'
import { answerDeuda } from '../deuda-respuesta.ts'

const REDUCCION = 'plan.descuentoW2201'

export const deudaCC: Handler<'deudaCC'> = async (services, { sesion, query }) => {
  const { db, ahora } = services
  const { deuda, deCuando } = await askDeuda(services, sesion, query)
  if (deuda === null) {
    throw notFound(interpolar(textos.deudas.noExiste, query))
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
  const aviso =
    deCuando === null ? '' : interpolar(textos.deudas.deudaDeAntes, describeMomento(deCuando))
  return { ...respuesta, importesViejos, aviso }
}
