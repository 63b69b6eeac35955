import { textos, writeValorDeParametro } from '@apremia/core'
import type { PuntoDelDia } from '../../panels/instalacion/instalacion-api.ts'

type Propuesta = PuntoDelDia['propuestas'][number]

export const showValor = ({ clave, valor }: Pick<Propuesta, 'clave' | 'valor'>): string =>
  writeValorDeParametro(clave, valor) || textos.puestaEnMarcha.sinTexto
