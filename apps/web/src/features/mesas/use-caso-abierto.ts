import { PARTES_DE_CASO, type ParteDeCaso } from '../../panels/casos/enlace-de-caso.ts'
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
 * Reads the open case and the open section of its page from the URL of a list of cases (desk). `open` and `close`
 * change the URL.
 */
export const useCasoAbierto = () => {
  const { valor, open, close } = useAbierto(NOMBRES)
  return {
    caso: readClave(valor('caso')),
    parte: PARTES_DE_CASO.find((una) => una === valor('ver')) ?? 'detalle',
    open: (otro: CasoEnDireccion, ver: ParteDeCaso) => open({ caso: writeClave(otro), ver }),
    close,
  }
}
