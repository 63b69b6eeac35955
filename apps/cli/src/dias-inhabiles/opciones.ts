import { ALCANCES_DE_DIA, CLASES_DE_DIA } from '@apremia/core'
import { Option } from 'commander'

export const alcanceOption = (): Option =>
  new Option('--alcance <ámbito>', 'A quién alcanza').choices(ALCANCES_DE_DIA)

export const claseDeDiaOption = (): Option =>
  new Option(
    '--clase <clase>',
    'laborable: el feriado de ley se trasladó y ese día se trabaja',
  ).choices(CLASES_DE_DIA)
