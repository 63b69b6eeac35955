import { centavos, wireAmount } from '@apremia/core'
import type { CasosContados } from './casos-contados.ts'
import type { Convenido, Recuperado } from './estadisticas-repo.ts'

/** Adds integers in centavos. Throws when the sum is too large to be exact. */
export const sum = <T>(filas: readonly T[], de: (fila: T) => number): number =>
  filas.reduce((suma, fila) => centavos(suma + Number(de(fila))), 0)

export const importeTotal = <T>(filas: readonly T[], de: (fila: T) => number): string =>
  wireAmount(centavos(sum(filas, de)))

export const cobrosDe = (
  convenido: readonly Convenido[],
  recuperado: readonly Recuperado[] | null,
) => ({
  convenios: sum(convenido, ({ convenios }) => convenios),
  convenido: importeTotal(convenido, (fila) => fila.convenido),
  cuotas: recuperado && sum(recuperado, ({ cuotas }) => cuotas),
  recuperado: recuperado && importeTotal(recuperado, (fila) => fila.recuperado),
})

export const cuentaDe = (sinMontos: boolean) => (filas: readonly CasosContados[]) => ({
  casos: sum(filas, ({ casos }) => casos),
  monto: sinMontos ? null : importeTotal(filas, ({ monto }) => monto),
})
