import type { Verb } from '../define.ts'
import { descargarParaFirmar } from './descargar.ts'
import { listarParaFirmar } from './listar.ts'
import { subirFirmados } from './subir.ts'

export const verbs: readonly Verb[] = [listarParaFirmar, descargarParaFirmar, subirFirmados]
