import type { Verb } from '../define.ts'
import { acuse } from './acuse.ts'
import { anularCarta } from './anular.ts'
import { cargarAcuses } from './cargar.ts'
import { descargarCarta } from './descargar.ts'
import { hacer } from './hacer.ts'
import { listarCartas } from './listar.ts'
import { lotesDeCartas } from './lotes.ts'
import { planillaDeAcuses } from './planilla.ts'
import { reanudarCartas } from './reanudar.ts'

export const verbs: readonly Verb[] = [
  hacer,
  reanudarCartas,
  descargarCarta,
  lotesDeCartas,
  listarCartas,
  acuse,
  anularCarta,
  planillaDeAcuses,
  cargarAcuses,
]
