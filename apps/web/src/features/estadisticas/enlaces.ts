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
 * Returns the filter with which a list of cases (desk) shows the cases counted in a row of the statistics. The row
 * 'otros' has no filter, because no sub-tab lists exactly these cases.
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
  // The statistics count cases of any date. Without the permission to search the history, a person's lists show only
  // recent cases, so the counts have no link.
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
