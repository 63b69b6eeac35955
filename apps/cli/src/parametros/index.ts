import type { Verb } from '../define.ts'
import { ponerCierre } from './cierre.ts'
import { verEfecto } from './efecto.ts'
import { verEtapas } from './etapas.ts'
import { ponerParametro } from './poner.ts'
import { ponerTiempo } from './tiempo.ts'
import { verParametros } from './ver.ts'

export const verbs: readonly Verb[] = [
  verParametros,
  ponerParametro,
  verEtapas,
  ponerTiempo,
  ponerCierre,
  verEfecto,
]
