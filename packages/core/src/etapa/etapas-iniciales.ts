import { TIPOS_FIJOS } from './tipo-de-etapa.ts'

interface EtapaInicial {
  readonly tpId: number
  readonly gpId: number
  readonly nombre: string
  readonly activo: boolean
  readonly evaluacion: boolean
  readonly show: boolean
  readonly iniciaApremio: boolean
  readonly cierra: boolean
}

const etapa = (
  tpId: number,
  gpId: number,
  nombre: string,
  marcas: Partial<EtapaInicial> = {},
): EtapaInicial => ({
  tpId,
  gpId,
  nombre,
  activo: true,
  evaluacion: gpId === 3,
  show: true,
  iniciaApremio: false,
  cierra: false,
  ...marcas,
})

export const GRUPOS_INICIALES: readonly { readonly gpId: number; readonly nombre: string }[] = [
  { gpId: 1, nombre: 'Administrativa' },
  { gpId: 2, nombre: 'Extrajudicial' },
  { gpId: 3, nombre: 'Judicial' },
]

/**
 * Initial stage types (kinds of action): the types that the rules know by number (S2 §9, D71), and the type with the
 * time limit to start an apremio (collection lawsuit) (D59). No initial type has a time limit or closes a case, because
 * the municipality decides both (S2 §2.8, D169).
 */
export const ETAPAS_INICIALES: readonly EtapaInicial[] = [
  etapa(TIPOS_FIJOS.radicacionAnterior, 3, 'Radicación (sistema anterior)', { activo: false }),
  etapa(TIPOS_FIJOS.resultado, 3, 'Resultado'),
  etapa(TIPOS_FIJOS.medida, 3, 'Medida cautelar'),
  etapa(TIPOS_FIJOS.sentencia, 3, 'Notificación de sentencia'),
  etapa(TIPOS_FIJOS.medidaEjecutiva, 3, 'Medida ejecutiva'),
  etapa(TIPOS_FIJOS.modoYValor, 3, 'Regulación de honorarios'),
  etapa(TIPOS_FIJOS.avisoFinal, 2, 'Aviso final prejudicial'),
  etapa(TIPOS_FIJOS.radicacion, 3, 'Radicación'),
  etapa(19, 2, 'Plazo máximo para iniciar el apremio', { show: false, iniciaApremio: true }),
]
