import { useLocation, useSearchParams } from 'react-router-dom'
import { PARTES_DE_CASO, type ParteDeCaso } from '../../panels/casos/enlace-de-caso.ts'
import type { ListaDeOrigen } from '../../panels/pagina-de-caso/origen.ts'
import type { AbrirVecino } from '../../panels/pagina-de-caso/use-pasar.ts'
import { useAbierto } from '../../ui/use-abierto.ts'

interface CasoEnDireccion {
  readonly imponible: number
  readonly recurso: string
}

const NOMBRES = ['caso', 'ver'] as const

const readClave = (texto: string | undefined): CasoEnDireccion | undefined => {
  const [, imponible, recurso] = /^(\d{1,10})-([A-Z0-9]{1,4})$/.exec(texto ?? '') ?? []
  return imponible === undefined || recurso === undefined
    ? undefined
    : { imponible: Number(imponible), recurso }
}

const writeClave = ({ imponible, recurso }: CasoEnDireccion): string => `${imponible}-${recurso}`

/**
 * Reads from the URL which case the person opened beside a list of cases (desk), and which section of its page. `open`,
 * `pasar` and `close` change the URL. `pasar` opens the previous or the next case, and turns the list to the page of
 * that case.
 */
export const useCasoAbierto = () => {
  const { valor, open, close } = useAbierto(NOMBRES)
  const [, setParams] = useSearchParams()
  const { state } = useLocation()
  const pasar: AbrirVecino = (otro, lista) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        next.set('caso', writeClave(otro))
        next.delete('ver')
        const pagina = lista.mesa?.query.pagina ?? 1
        if (pagina === 1) next.delete('pagina')
        else next.set('pagina', String(pagina))
        return next
      },
      { replace: true, state: { ...state, origen: lista } },
    )
  return {
    caso: readClave(valor('caso')),
    parte: PARTES_DE_CASO.find((una) => una === valor('ver')) ?? 'detalle',
    open: (otro: CasoEnDireccion, ver: ParteDeCaso, origen: ListaDeOrigen | undefined) =>
      open({ caso: writeClave(otro), ver }, { origen }),
    pasar,
    close,
  }
}
