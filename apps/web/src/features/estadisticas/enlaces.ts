import { abogadoEnDireccion, puede, textos } from '@apremia/core'
import { enlaceDeMesa } from '../../panels/hoy/enlaces.ts'
import { usePrincipal } from '../../session/use-principal.ts'
import type { CuentaDeMesa, Estadisticas } from './estadisticas-api.ts'

const t = textos.estadisticas

export const conceptoDe = (fila: CuentaDeMesa): string => {
  if ('tramo' in fila) return textos.mesas.tramos[fila.tramo]
  if ('vence' in fila) return textos.mesas.vencimientos[fila.vence]
  return fila.parte === 'otros' ? t.otros : textos.mesas.solapas[fila.parte]
}

/**
 * Returns the filter with which a work list shows exactly the cases counted in a row of the statistics. The row 'otros'
 * (other cases) has no filter, because no tab shows exactly those cases.
 */
const filtroDe = (fila: CuentaDeMesa): Readonly<Record<string, string>> | undefined => {
  if ('tramo' in fila) return { solapa: 'todos', antiguedad: fila.tramo }
  if ('vence' in fila) return { vence: fila.vence }
  if (fila.parte === 'otros') return undefined
  return fila.parte === 'activos' ? {} : { solapa: fila.parte }
}

export const useEnlaces = (abogado: string) => {
  const principal = usePrincipal()
  const deQuien = abogadoEnDireccion(principal, abogado)
  // The statistics count old and recent cases. Without the permission to search old cases, a person sees only recent
  // cases in the lists. For that person the counts have no link, because the list would show fewer cases.
  const abreMesas = puede(principal, 'historico.buscar')
  const conAbogado = abogado === '' ? {} : { abogado }
  return {
    deCuenta: (fila: CuentaDeMesa): string | undefined => {
      const filtro = filtroDe(fila)
      return !abreMesas || filtro === undefined
        ? undefined
        : enlaceDeMesa(fila.mesa, deQuien, filtro)
    },
    deConvenios: ({ desde, hasta }: Estadisticas['meses'][number]): string =>
      `/convenios?${new URLSearchParams({ desde, hasta, confirmado: '1', ...conAbogado })}`,
    deCartas: (acuse: string): string => `/cartas?${new URLSearchParams({ acuse, ...conAbogado })}`,
  }
}

export type Enlaces = ReturnType<typeof useEnlaces>
