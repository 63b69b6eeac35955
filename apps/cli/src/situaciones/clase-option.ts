import { CLASES_DE_SITUACION } from '@apremia/core'
import { Option } from 'commander'

export const significadoOption = (): Option =>
  new Option('--clase <clase>', 'Qué significa para los casos').choices(CLASES_DE_SITUACION)
