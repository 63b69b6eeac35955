import {
  ARCHIVOS_DE_ESCRITOS,
  ARCHIVOS_DE_LISTAS,
  type ArchivoDelManifiesto,
  type Fecha,
  formatFecha,
  interpolar,
  isArchivoDeAntes,
  isArchivoDeCartera,
  textos,
} from '@apremia/core'
import type { RevisionDePaquete } from '@apremia/workbooks'

const { carga: t } = textos.paquete

/** Returns the day to which the debts of the data package are calculated, from the manifest of the package (D171). */
export const liquidadoDe = (declarados: readonly ArchivoDelManifiesto[]): Fecha | null =>
  declarados.find(({ archivo }) => archivo === 'deuda')?.liquidadoAl ?? null

/** Files that only an administrator may import: people, their contracts, the catalogues and the templates (D193). */
const DE_ADMINISTRADOR: readonly string[] = [
  ...ARCHIVOS_DE_LISTAS.map(({ nombre }) => nombre),
  'abogados',
  'usuarios',
  'condiciones',
  'recursos',
  'ordenanzas',
  'tasas_de_interes',
  'dias_inhabiles',
  'situaciones',
  'etapas',
  'parametros',
  ...ARCHIVOS_DE_ESCRITOS.map(({ nombre }) => nombre),
]

export interface OrigenDePaquete {
  readonly administra: boolean
  /**
   * True when all the cases and debts come from the municipality's own service. An uploaded data package may then
   * change neither.
   */
  readonly conServicio: boolean
}

export const impedimentosDePaquete = (
  { archivos, manifiesto, declarados }: RevisionDePaquete,
  hoy: Fecha,
  { administra, conServicio }: OrigenDePaquete,
): string[] => {
  const liquidado = liquidadoDe(declarados)
  const ilegibles = archivos.flatMap(({ fuente, falla }) =>
    falla === '' ? [] : [interpolar(t.ilegible, { archivo: fuente, mensaje: falla })],
  )
  const ajenos = archivos.flatMap(({ archivo, fuente }) =>
    !administra && (DE_ADMINISTRADOR.includes(archivo) || isArchivoDeAntes(archivo))
      ? [interpolar(t.soloAdministrador, { archivo: fuente })]
      : [],
  )
  const delServicio = archivos.flatMap(({ archivo, fuente }) =>
    conServicio && isArchivoDeCartera(archivo)
      ? [interpolar(t.delServicio, { archivo: fuente })]
      : [],
  )
  return [
    ...ilegibles,
    ...manifiesto.map(({ campo, mensaje }) => interpolar(t.ilegible, { archivo: campo, mensaje })),
    ...ajenos,
    ...delServicio,
    ...(liquidado !== null && liquidado > hoy
      ? [interpolar(t.liquidadoFuturo, { dia: formatFecha(liquidado) })]
      : []),
  ]
}
