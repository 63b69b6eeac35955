import { fechaEnZona, valorDeParametro } from '@apremia/core'
import { listParametros } from '../parametros/parametros-repo.ts'
import type { Handler } from '../platform/http/mount.ts'
import { loadRecursos } from '../recursos/recursos-repo.ts'

export const getConfig: Handler<'getConfig'> = async ({ config, db, identidad, ahora }) => {
  const parametros = await listParametros(db)
  const hoy = fechaEnZona(ahora())
  return {
    version: config.version,
    municipio: valorDeParametro(parametros, 'municipio.nombre', hoy),
    servicioMunicipal: config.servicioMunicipal === undefined ? 'propio' : 'remoto',
    identidad: {
      url: identidad.url,
      salida: identidad.salida,
      demo: identidad.demo,
      fuentes: [...identidad.fuentes],
      nombre: identidad.nombre,
    },
    titulos: { maximoSincronico: valorDeParametro(parametros, 'titulos.maximoSincronico', hoy) },
    recursos: [...(await loadRecursos(db)).values()],
    partida: valorDeParametro(parametros, 'partida.formato', hoy),
    convenios: { topeDeCuotas: valorDeParametro(parametros, 'plan.topeCuotas', hoy) },
    escritosEnPdf: config.libreoffice !== undefined,
  }
}
