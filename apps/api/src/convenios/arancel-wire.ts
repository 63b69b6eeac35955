import { wireAmount } from '@apremia/core'
import type { FilaDeArancel, Listas } from './listas-repo.ts'

export const toEstadoConArancel = (estado: Listas['estados'][number], arancel: FilaDeArancel) => ({
  ...estado,
  porcentual: arancel.porcentual,
  gastofijo: arancel.gastofijo,
  jus: arancel.jus === null ? null : wireAmount(arancel.jus),
  vigente_desde: arancel.vigenteDesde,
})
