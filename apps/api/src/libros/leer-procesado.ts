import { readFile } from 'node:fs/promises'
import type { CatalogoDeRecursos, OrdenanzasDeRecursos } from '@apremia/core'
import {
  buildTituloDatos,
  type Categoria,
  type Centavos,
  type ErrorDeFila,
  type ExigenciasDeTitulo,
  type FilaProcesada,
  findAvisosDeFila,
  fundamentosDe,
  type HechosDudosos,
  ordinalDePeriodo,
  sumCentavos,
  type TasasDeRecursos,
  type TituloDatos,
  type VersionDeTitulo,
  validateFilasProcesadas,
  writeErrorDeFila,
} from '@apremia/core'
import { readProcesado } from '@apremia/workbooks'
import { newCodigo } from '../documentos/new-codigo.ts'
import { groupPorFila } from './group-por-fila.ts'
import { isSello } from './sello.ts'

export interface EntradaProcesado {
  readonly path: string
  readonly categoria: Categoria
  readonly clave: Uint8Array
  readonly abogados: ReadonlyMap<string, { readonly baja: boolean }>
  readonly recursos: CatalogoDeRecursos
  readonly ordenanzas: OrdenanzasDeRecursos
  readonly version: VersionDeTitulo
  /** True to leave out the rows with errors. When false, one row with errors refuses the whole file (D86). */
  readonly omitirInvalidas: boolean
}

export interface DeudaDeFila {
  readonly fila: number
  readonly imponible: string
  readonly recurso: string
  /** Tax periods that the row claims, each as year × 1000 + instalment (`anio × 1000 + cuota`). */
  readonly periodos: readonly number[]
}

export interface Reclamada extends DeudaDeFila {
  readonly abogado: string
  readonly liquidadoAl: FilaProcesada['liquidadoAl']
  readonly total: Centavos
}

export interface LibroLeido {
  readonly hoja: string
  readonly cantidad: number
  readonly total: number
  readonly omitidas: readonly number[]
  readonly avisos: readonly string[]
  readonly errores: readonly ErrorDeFila[]
  /**
   * Debts that the rows of the workbook claim. Rows that could not be read are left out. The caller checks these debts
   * even when other rows have errors.
   */
  readonly reclamadas: readonly Reclamada[]
}

/** Rows of the workbook that will become executive titles. The worker thread keeps the rows between operations. */
let filas: readonly FilaProcesada[] = []
/**
 * Every row that could be read, even when other rows have errors and no title can be made. The warnings shown to the
 * person are about these rows.
 */
let legibles: readonly FilaProcesada[] = []
let hoja = ''
let categoria: Categoria = 'inmueble'
let catalogo: Pick<EntradaProcesado, 'recursos' | 'ordenanzas' | 'version'>
let fundamentos: OrdenanzasDeRecursos | undefined

export const leerProcesado = async (entrada: EntradaProcesado): Promise<LibroLeido> => {
  const clave = Buffer.from(entrada.clave)
  categoria = entrada.categoria
  const { recursos, ordenanzas, version } = entrada
  catalogo = { recursos, ordenanzas, version }
  fundamentos = fundamentosDe(version, ordenanzas)
  const leida = await readProcesado(await readFile(entrada.path), { categoria })
  const validate = (candidatas: readonly FilaProcesada[]) =>
    validateFilasProcesadas({
      categoria,
      recursos,
      fundamentos,
      hoja: leida.hoja,
      filas: candidatas.map((fila) => ({
        fila,
        selloValido: isSello(fila, categoria, clave),
        abogado: entrada.abogados.get(fila.abogado) ?? null,
      })),
    })
  let errores: readonly ErrorDeFila[] = leida.errores
  let candidatas: readonly FilaProcesada[] = leida.filas
  const primera = validate(candidatas)
  if (!primera.ok) errores = [...errores, ...primera.errores]
  let omitidas: readonly number[] = []
  if (entrada.omitirInvalidas && errores.length > 0) {
    // The errors about tax periods are skipped, because their row numbers belong to another sheet. The titles with
    // wrong periods were already left out when the workbook was read.
    const malas = new Set(errores.flatMap(({ hoja, fila }) => (hoja === leida.hoja ? [fila] : [])))
    candidatas = leida.filas.filter(({ fila }) => !malas.has(fila))
    const quedan = new Set(candidatas.map(({ fila }) => fila))
    const todas = [...leida.descartadas, ...leida.filas.map(({ fila }) => fila)]
    omitidas = todas.filter((fila) => !quedan.has(fila)).sort((a, b) => a - b)
    const segunda = validate(candidatas)
    errores = segunda.ok ? [] : segunda.errores
  }
  filas = errores.length === 0 ? candidatas : []
  legibles = candidatas
  hoja = leida.hoja
  return {
    hoja: leida.hoja,
    cantidad: filas.length,
    total: sumCentavos(filas.map((fila) => fila.total)),
    omitidas,
    avisos: leida.avisos,
    errores,
    reclamadas: candidatas.map((fila) => ({
      fila: fila.fila,
      imponible: fila.imponible,
      recurso: fila.recurso,
      abogado: fila.abogado,
      liquidadoAl: fila.liquidadoAl,
      periodos: fila.periodos.map(ordinalDePeriodo),
      total: fila.total,
    })),
  }
}

/**
 * Leaves out rows of the workbook by row number (D86). The caller gives the rows whose debt already has an executive
 * title.
 */
export const omitirFilas = ({ numeros }: { readonly numeros: readonly number[] }) => {
  const fuera = new Set(numeros)
  filas = filas.filter(({ fila }) => !fuera.has(fila))
  return { cantidad: filas.length, total: sumCentavos(filas.map((fila) => fila.total)) }
}

interface EntradaDeAvisos {
  readonly municipio: TituloDatos['municipio']
  readonly exigencias: ExigenciasDeTitulo
  readonly tasas: TasasDeRecursos
  readonly dudosos: {
    readonly [Clase in keyof HechosDudosos]: readonly (HechosDudosos[Clase][number] & {
      readonly fila: number
    })[]
  }
}

/** Returns warnings about the rows that could be read. A row with a warning can still become an executive title. */
export const avisosDeFilas = ({
  municipio,
  exigencias,
  tasas,
  dudosos,
}: EntradaDeAvisos): ErrorDeFila[] => {
  const sinAsignar = groupPorFila(dudosos.sinAsignar)
  const prescriptos = groupPorFila(dudosos.prescriptos)
  const marcados = groupPorFila(dudosos.marcados)
  const cartas = groupPorFila(dudosos.cartas)
  const deHoy = groupPorFila(dudosos.deHoy)
  const contexto = { ...catalogo, fundamentos, municipio, exigencias, tasas }
  return legibles.flatMap((fila) => {
    const suyos = {
      sinAsignar: sinAsignar.get(fila.fila) ?? [],
      prescriptos: prescriptos.get(fila.fila) ?? [],
      marcados: marcados.get(fila.fila) ?? [],
      cartas: cartas.get(fila.fila) ?? [],
      deHoy: deHoy.get(fila.fila) ?? [],
    }
    return findAvisosDeFila(fila, suyos, contexto).map((motivo) =>
      writeErrorDeFila(hoja, fila, motivo),
    )
  })
}

export interface ContextoDeLote {
  readonly municipio: TituloDatos['municipio']
  readonly fechaEmision: TituloDatos['fechaEmision']
  /** Public URL of the installation, or '' when it has none. */
  readonly direccionPublica: string
}

/**
 * Returns `cantidad` executive titles, from the row `desde` of the workbook, as a JSON array of database rows ready to
 * insert.
 */
export const prepararTitulos = ({
  desde,
  cantidad,
  inicio,
  contexto,
}: {
  readonly desde: number
  readonly cantidad: number
  readonly inicio: number
  readonly contexto: ContextoDeLote
}): { json: string } => {
  const datos = filas.slice(desde, desde + cantidad).map((fila, index) =>
    buildTituloDatos(fila, inicio + desde + index, {
      ...contexto,
      ...catalogo,
      categoria,
      codigoVerificacion: newCodigo(),
    }),
  )
  const rows = datos.map((titulo) => ({
    numero: titulo.numero,
    imponible: titulo.imponible,
    recurso: titulo.recurso,
    abogado: titulo.abogadoCodigo,
    contribuyente: titulo.deudores.map(({ nombre }) => nombre).join('; '),
    periodos: titulo.periodos.map(ordinalDePeriodo),
    total: titulo.total,
    codigo_verificacion: titulo.codigoVerificacion,
    datos: titulo,
  }))
  return { json: JSON.stringify(rows) }
}
