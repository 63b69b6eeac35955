import type { DatoDeActuacion } from '@apremia/api-client'
import {
  CAMPOS_DE_ACTUACION,
  type ClaveDeDato,
  etiquetaDeDato,
  findFormulario,
  textos,
} from '@apremia/core'
import { formatAmount, formatDate } from '../../ui/format.ts'

const { resultados } = textos.actuaciones
const { si, no } = textos.comunes

const RESULTADOS: Readonly<Record<string, string>> = resultados

const mostrarValor = (clave: ClaveDeDato, valor: string): string => {
  switch (CAMPOS_DE_ACTUACION[clave].clase) {
    case 'importe':
      return formatAmount(valor)
    case 'fecha':
    case 'fecha-pasada':
      return formatDate(valor)
    case 'marca':
      return valor === '1' ? si : no
    case 'resultado':
      return RESULTADOS[valor] ?? valor
    default:
      return valor
  }
}

export interface DatoMostrado {
  readonly clave: string
  readonly nombre: string
  readonly valor: string
}

export const mostrarDatos = (tpId: number, dato: DatoDeActuacion): readonly DatoMostrado[] =>
  findFormulario(tpId).campos.flatMap(({ clave }) => {
    const valor = String(dato[clave] ?? '')
    if (valor === '') return []
    return [{ clave, nombre: etiquetaDeDato(clave), valor: mostrarValor(clave, valor) }]
  })
