import { CATEGORIAS } from '@apremia/core'
import { Option } from 'commander'

export const claseOption = (): Option =>
  new Option('--clase <clase>', 'De qué son los imponibles').choices(CATEGORIAS)
