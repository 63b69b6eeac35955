import { type MarcaAnotada, parseFecha } from '@apremia/core'
import type { ContribuyenteAbierto } from './contribuyente-api.ts'

export type PersonaMarcada = Pick<ContribuyenteAbierto, 'MARCA' | 'MARCA_DESDE' | 'MARCA_NOTA'>

export const marcaDePersona = ({
  MARCA,
  MARCA_DESDE,
  MARCA_NOTA,
}: PersonaMarcada): MarcaAnotada => ({
  marca: MARCA,
  desde: parseFecha(MARCA_DESDE ?? '') ?? null,
  nota: MARCA_NOTA,
})
