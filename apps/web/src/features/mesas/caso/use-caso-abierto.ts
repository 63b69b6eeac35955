import { useAbierto } from '../../../ui/use-abierto.ts'

export const PARTES_DE_CASO = [
  'detalle',
  'historial',
  'radicacion',
  'deuda',
  'contribuyente',
] as const
export type ParteDeCaso = (typeof PARTES_DE_CASO)[number]

export interface CasoAbierto {
  readonly imponible: number
  readonly recurso: string
}

const NOMBRES = ['caso', 'ver'] as const

const readClave = (texto: string | undefined): CasoAbierto | undefined => {
  const [, imponible, recurso] = /^(\d{1,10})-([A-Z0-9]{1,4})$/.exec(texto ?? '') ?? []
  return imponible === undefined || recurso === undefined
    ? undefined
    : { imponible: Number(imponible), recurso }
}

const writeClave = ({ imponible, recurso }: CasoAbierto): string => `${imponible}-${recurso}`

export const useCasoAbierto = () => {
  const { valor, open, replace, close } = useAbierto(NOMBRES)
  const caso = readClave(valor('caso'))
  return {
    caso,
    parte: PARTES_DE_CASO.find((una) => una === valor('ver')) ?? 'detalle',
    open: (otro: CasoAbierto, ver: ParteDeCaso) => open({ caso: writeClave(otro), ver }),
    turnTo: (ver: ParteDeCaso) => caso && replace({ caso: writeClave(caso), ver }),
    close,
  }
}

export type AlAbrirCaso = ReturnType<typeof useCasoAbierto>['open']
