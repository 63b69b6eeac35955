import { describeArancel, wireAmount, writeArancel } from '@apremia/core'
import type { FilaDeArancel } from './listas-repo.ts'

const cifrasDe = ({
  porcentual,
  gastofijo,
  jus,
}: Omit<FilaDeArancel, 'estadoId' | 'vigenteDesde'>) => ({
  porcentual,
  gastofijo,
  jus: jus === null ? null : wireAmount(jus),
})

type Cifras = Parameters<typeof cifrasDe>[0]

export const describeFilaDeArancel = (fila: Cifras): string => describeArancel(cifrasDe(fila))

/** Writes a row of the fee table as a key, to compare with the row that the person has seen. */
export const claveDeFilaDeArancel = (fila: Cifras): string => writeArancel(cifrasDe(fila))
