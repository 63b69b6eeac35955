import { textos } from '@apremia/core'
import type { LlamadaComprobada } from '../cartera-del-servicio.ts'
import { describeAjenas } from './acotada.ts'
import type { ClienteMunicipal, PedidoMunicipal } from './cliente-municipal.ts'
import { leerImponiblesDeAbogado } from './leer-padron.ts'
import { LLAMADAS_DEL_SERVICIO, type LlamadaDelServicio } from './llamadas-del-servicio.ts'
import { createMuestra, type MuestraDeLlamadas } from './muestra-de-llamadas.ts'

const { comprobar: t } = textos.sincronizacion

const countFilas = (leido: unknown): number | null => (Array.isArray(leido) ? leido.length : null)

const findIgnoradas = async (
  probar: ClienteMunicipal['probar'],
  { method, path, leer, acotadas = [] }: LlamadaDelServicio,
  leido: unknown,
  muestra: MuestraDeLlamadas,
): Promise<string[]> => {
  const dichas: string[] = []
  for (const acotada of acotadas) {
    const params = acotada.params?.(muestra)
    if (acotada.params !== undefined && params === undefined) continue
    const prueba =
      params === undefined ? { valor: leido } : await probar({ method, path, params }, leer)
    if ('motivo' in prueba) dichas.push(prueba.motivo)
    else if (Array.isArray(prueba.valor))
      dichas.push(describeAjenas(prueba.valor as never[], acotada, muestra))
  }
  return dichas.filter((dicha) => dicha !== '')
}

const probarUna = async (
  probar: ClienteMunicipal['probar'],
  una: LlamadaDelServicio,
  muestra: MuestraDeLlamadas,
): Promise<LlamadaComprobada> => {
  const { method, path, leer, params, onLeido, falta } = una
  const llamada = `${method} ${path}`
  const dados = params === undefined ? {} : params(muestra)
  if (!dados)
    return {
      ...{ llamada, estado: 'sinProbar', filas: null, milisegundos: null },
      motivo: muestra.abogado === undefined ? t.sinAbogado : t.sinMuestra,
    }
  const pedido: PedidoMunicipal = { method, path, params: dados }
  const prueba = await probar(pedido, leer)
  const { milisegundos } = prueba
  if ('motivo' in prueba)
    return { ...{ llamada, estado: 'mal', filas: null }, milisegundos, motivo: prueba.motivo }
  onLeido?.(prueba.valor, muestra)
  const faltante = falta?.(prueba.valor) ?? ''
  const ignoradas = await findIgnoradas(probar, una, prueba.valor, muestra)
  const estado = faltante !== '' ? 'mal' : ignoradas.length > 0 ? 'aviso' : 'bien'
  const motivo = [...(faltante === '' ? [] : [faltante]), ...ignoradas].join(' ')
  return { ...{ llamada, estado, motivo, milisegundos }, filas: countFilas(prueba.valor) }
}

/**
 * Tests each call of the municipality's service with sample values, and reports the results.
 *
 * @param abogados lawyers' codes to try. The sample values come from the first lawyer with properties or businesses
 */
export const probarLlamadas = async (
  probar: ClienteMunicipal['probar'],
  abogados: readonly string[],
): Promise<readonly LlamadaComprobada[]> => {
  const muestra = createMuestra()
  for (const abogado of abogados) {
    muestra.abogado ??= abogado
    const prueba = await probar(
      { method: 'GET', path: '/recImpxAbog', params: { abogado } },
      leerImponiblesDeAbogado,
    )
    if (!('valor' in prueba)) break
    if (prueba.valor.length === 0) continue
    muestra.abogado = abogado
    break
  }
  const comprobadas: LlamadaComprobada[] = []
  for (const llamada of LLAMADAS_DEL_SERVICIO)
    comprobadas.push(await probarUna(probar, llamada, muestra))
  return comprobadas
}
