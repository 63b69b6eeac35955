import { interpolar, textos } from '@apremia/core'

const write = (valor: unknown): string => (valor === null || valor === '' ? 'nada' : String(valor))

export const describeDistinto = (campo: string, guardado: unknown, regla: unknown): string =>
  interpolar(textos.casos.campoDistinto, {
    campo,
    guardado: write(guardado),
    regla: write(regla),
  })
