import {
  assignEquivalencias,
  checkDeshacerPaquete,
  checkManifiesto,
  createLectorDePaquete,
  findArchivoDePaquete,
  isPaqueteDeshacible,
  MODOS_DE_PAQUETE,
  proposeFuente,
} from '@apremia/core'
import type { Regla } from './caso-de-regla.ts'
import {
  EntradaInvalida,
  nullable,
  optionalDe,
  readEntero,
  readFecha,
  readListaDeEntrada,
  readLogico,
  readObjeto,
  readOpcion,
  readTexto,
} from './read-entrada.ts'

const writeMotivos = (motivos: readonly { campo: string; mensaje: string }[]) => ({
  rechaza: motivos.map(({ campo, mensaje }) => `${campo}: ${mensaje}`),
})

const readDicho = (valor: unknown, campo: string) =>
  readObjeto(
    valor,
    {
      archivo: readTexto,
      filas: nullable(readEntero),
      sha256: nullable(readTexto),
      modo: nullable(readOpcion(MODOS_DE_PAQUETE)),
      liquidadoAl: nullable(readFecha),
    },
    campo,
  )

const readLeido = (valor: unknown, campo: string) =>
  readObjeto(
    valor,
    { archivo: readTexto, filas: optionalDe(readEntero, 0), sha256: optionalDe(readTexto, '') },
    campo,
  )

const readEscrito = (valor: unknown, campo: string) =>
  readObjeto(
    valor,
    {
      archivo: readTexto,
      nuevos: optionalDe(readEntero, 0),
      cambiados: optionalDe(readEntero, 0),
      bajas: optionalDe(readEntero, 0),
    },
    campo,
  )

const readNombrada = (valor: unknown, campo: string) =>
  readObjeto(valor, { archivo: readTexto, fuente: nullable(readTexto) }, campo)

export const reglasDePaquete = {
  'paquete/fila': (entrada) => {
    const { archivo, celdas } = readObjeto(entrada, {
      archivo: readTexto,
      celdas: (valor: unknown) => valor as Readonly<Record<string, string>>,
    })
    const definido = findArchivoDePaquete(archivo)
    if (definido === undefined) throw new EntradaInvalida(`archivo: no hay «${archivo}»`)
    const presentes = definido.columnas.filter(
      ({ nombre, obligatoria }) => obligatoria || Object.hasOwn(celdas, nombre),
    )
    const leida = createLectorDePaquete(
      definido,
      presentes,
    )(presentes.map(({ nombre }) => readTexto(celdas[nombre] ?? '', nombre)))
    if (!leida.ok) return writeMotivos(leida.motivos)
    return Object.fromEntries(presentes.map(({ nombre }, i) => [nombre, leida.valores[i] ?? null]))
  },
  'paquete/fuentes': (entrada) => {
    const { archivos, equivalencias } = readObjeto(entrada, {
      archivos: (valor, campo) => readListaDeEntrada(valor, readTexto, campo),
      equivalencias: (valor, campo) => readListaDeEntrada(valor, readNombrada, campo),
    })
    const asignadas = assignEquivalencias(archivos, equivalencias)
    if (!asignadas.ok) return writeMotivos(asignadas.motivos)
    return Object.fromEntries(
      archivos.map((uno, i) => [uno, asignadas.valor[i]?.map(({ archivo }) => archivo) ?? []]),
    )
  },
  'paquete/deshacer': (entrada) => {
    const { archivos, cambiados, ...pedido } = readObjeto(entrada, {
      estado: optionalDe(readTexto, 'aplicada'),
      archivos: (valor, campo) => readListaDeEntrada(valor, readEscrito, campo),
      guardada: optionalDe(readLogico, true),
      hayPosterior: optionalDe(readLogico, false),
      actos: optionalDe(readEntero, 0),
      primero: optionalDe(readTexto, ''),
      cambiados: optionalDe(readEntero, 0),
    })
    const deshacible = isPaqueteDeshacible(archivos) && pedido.guardada
    const motivos = checkDeshacerPaquete({ ...pedido, archivos, cambiados, deshacible })
    return motivos.length === 0 ? 'se deshace' : { rechaza: motivos.map(({ mensaje }) => mensaje) }
  },
  'paquete/nombre-propuesto': (entrada) =>
    proposeFuente(readObjeto(entrada, { archivo: readTexto }).archivo),
  'paquete/manifiesto': (entrada) => {
    const { manifiesto, leidos } = readObjeto(entrada, {
      manifiesto: (valor, campo) => readListaDeEntrada(valor, readDicho, campo),
      leidos: (valor, campo) => readListaDeEntrada(valor, readLeido, campo),
    })
    const motivos = checkManifiesto(manifiesto, leidos)
    return motivos.length === 0 ? 'coincide' : writeMotivos(motivos)
  },
} as const satisfies Readonly<Record<string, Regla>>
