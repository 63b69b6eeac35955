import type { CarteraDelServicio } from '../cartera-del-servicio.ts'
import type { ClienteMunicipal } from './cliente-municipal.ts'
import { createDeudaCC } from './deuda-remota.ts'
import type { LeerRecursos } from './leer.ts'
import { leerEstadoDePlan, leerPlanes } from './leer-deuda.ts'
import { leerSituacionesDeImponible } from './leer-gestion.ts'
import {
  leerComercios,
  leerImponiblesDeAbogado,
  leerInmuebles,
  leerVinculos,
} from './leer-padron.ts'
import { probarLlamadas } from './probar-llamadas.ts'

export const createCarteraRemota = (
  {
    llamadas,
    responde,
    pedirEnLote: pedir,
    probar,
  }: Pick<ClienteMunicipal, 'llamadas' | 'responde' | 'pedirEnLote' | 'probar'>,
  ahora: () => Date,
  leerCatalogo: LeerRecursos,
): CarteraDelServicio => {
  const deudaCC = createDeudaCC(pedir, ahora, leerCatalogo)
  const search = (filtro: object) => ({ data: { bsq: 1, ...filtro } })
  const askPlanes = (filtro: object) =>
    pedir({ method: 'POST', path: '/cobrojud/planFiltro', params: search(filtro) }, leerPlanes)
  return {
    llamadas,
    responde,
    imponiblesDe: (abogado) =>
      pedir({ method: 'GET', path: '/recImpxAbog', params: { abogado } }, leerImponiblesDeAbogado),
    inmueblesDe: (abogado) =>
      pedir({ method: 'POST', path: '/recImpInm', params: search({ abogado }) }, leerInmuebles),
    comerciosDe: (abogado) =>
      pedir(
        { method: 'POST', path: '/consultas/comercioxVarios', params: search({ abogado }) },
        leerComercios,
      ),
    vinculosDe: (abogado) =>
      pedir({ method: 'POST', path: '/recImpContrib', params: search({ abogado }) }, leerVinculos),
    planesDe: (abogado) => askPlanes({ abogado }),
    planDe: async (plan) => (await askPlanes({ plan })).find(({ NRO_PLAN }) => NRO_PLAN === plan),
    cuotasDe: (plan) =>
      pedir(
        { method: 'POST', path: '/estadoPlnPago', params: { tipo: 1, plan } },
        leerEstadoDePlan,
      ),
    comprobar: (abogados) => probarLlamadas(probar, abogados),
    preguntar: async (tipo, clave) => {
      const [deuda, situaciones] = await Promise.all([
        deudaCC(clave),
        pedir({ method: 'POST', path: '/listaSituaV2', params: clave }, leerSituacionesDeImponible),
      ])
      return {
        deuda,
        situaciones: situaciones.filter(
          ({ TIPO, NRO_IMPONIBLE, RECURSO }) =>
            TIPO === tipo && NRO_IMPONIBLE === Number(clave.imponible) && RECURSO === clave.recurso,
        ),
      }
    },
  }
}
