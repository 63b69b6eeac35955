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

export const claveDeFilaDeArancel = (fila: Cifras): string => writeArancel(cifrasDe(fila))
