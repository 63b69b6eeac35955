import type { Motivo } from '../decision/decision.ts'
import { interpolar } from '../texto/interpolar.ts'
import { parametros } from '../texto/parametros.ts'
import type { FilaDeParametro } from './filas-iniciales.ts'
import { parseValorDeParametro } from './parametro-vigente.ts'
import { type DefinicionDeParametro, PARAMETROS } from './parametros.ts'

export const validateParametros = (filas: readonly FilaDeParametro[]): Motivo[] => {
  const seen = new Set<string>()
  return filas.flatMap((fila): Motivo[] => {
    const { clave, vigenteDesde, valor } = fila
    const key = `${clave} ${vigenteDesde}`
    const motivos: Motivo[] = []
    if (seen.has(key)) {
      const mensaje = interpolar(parametros.repetido, { clave, vigenteDesde })
      motivos.push({ codigo: 'parametro.repetido', campo: clave, mensaje })
    }
    seen.add(key)
    const { vacio }: DefinicionDeParametro = PARAMETROS[clave]
    const sirve =
      (vacio === true && valor === '') || parseValorDeParametro(clave, valor) !== undefined
    if (!sirve) {
      const mensaje = interpolar(parametros.valorInvalido, { clave, valor })
      motivos.push({ codigo: 'parametro.valor-invalido', campo: clave, mensaje })
    }
    return motivos
  })
}
