import { interpolar, textos } from '@apremia/core'

const write = (valor: unknown): string => (valor === null || valor === '' ? 'nada' : String(valor))

/** Describes a stored value of a case that differs from the value that the rules compute. */
export const describeDistinto = (campo: string, guardado: unknown, regla: unknown): string =>
  interpolar(textos.casos.campoDistinto, {
    campo,
    guardado: write(guardado),
    regla: write(regla),
  })
