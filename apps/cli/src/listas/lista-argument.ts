import { LISTAS_CORTAS } from '@apremia/core'
import { Argument } from 'commander'

export const listaArgument = (): Argument =>
  new Argument('<lista>', 'Títulos profesionales, carácter del firmante o formas de pago').choices(
    LISTAS_CORTAS,
  )
