import {
  CATALOGO_INICIAL,
  CATEGORIAS,
  checkClase,
  checkOrdenanzas,
  checkTasas,
  citeFundamento,
  citeOrdenanzas,
  decideRecurso,
  describeSinFundamento,
  esRecursoDeComercio,
  esRecursoDePagoUnico,
  formatTasas,
  nombreDeRecurso,
  parseOrdenanzas,
  parseTasas,
} from '@apremia/core'
import type { Regla } from './caso-de-regla.ts'
import {
  optionalDe,
  readEntero,
  readListaDeEntrada,
  readLogico,
  readObjeto,
  readOpcion,
  readTexto,
} from './read-entrada.ts'
import { writeDecision, writeRechazo } from './write-salida.ts'

export const reglasDeRecurso = {
  'recurso/clase': (entrada) => {
    const { clase, ...item } = readObjeto(entrada, {
      clase: readOpcion(CATEGORIAS),
      imponible: readTexto,
      recurso: readTexto,
    })
    return checkClase(CATALOGO_INICIAL, clase, item) ?? ''
  },
  'recurso/clasificar': (entrada) => {
    const codigo = readTexto(entrada)
    return {
      clase: esRecursoDeComercio(CATALOGO_INICIAL, codigo) ? 'comercio' : 'inmueble',
      pagoUnico: esRecursoDePagoUnico(CATALOGO_INICIAL, codigo),
      nombre: nombreDeRecurso(CATALOGO_INICIAL, codigo),
    }
  },
  'recurso/ordenanzas': (entrada) => {
    const { anios, ordenanzas, ...fuentes } = readObjeto(entrada, {
      anios: (valor: unknown, campo: string) => readListaDeEntrada(valor, readEntero, campo),
      ordenanzas: optionalDe(readTexto, ''),
      propia: optionalDe(readTexto, ''),
      general: optionalDe(readTexto, ''),
    })
    const leidas = parseOrdenanzas(ordenanzas) ?? []
    const motivos = checkOrdenanzas(leidas)
    return motivos.length > 0
      ? writeRechazo(motivos)
      : citeOrdenanzas(anios, { ...fuentes, ordenanzas: leidas })
  },
  'recurso/fundamento': (entrada) => {
    const { anios, ordenanzas } = readObjeto(entrada, {
      anios: (valor: unknown, campo: string) => readListaDeEntrada(valor, readEntero, campo),
      ordenanzas: optionalDe(readTexto, ''),
    })
    const leidas = parseOrdenanzas(ordenanzas)
    if (leidas === undefined) return 'no se lee'
    const motivos = checkOrdenanzas(leidas)
    if (motivos.length > 0) return writeRechazo(motivos)
    const faltan = describeSinFundamento(anios, leidas)
    return faltan === '' ? { ...citeFundamento(anios, leidas) } : { faltan }
  },
  'recurso/tasas': (entrada) => {
    const leidas = parseTasas(readTexto(entrada))
    if (leidas === undefined) return 'no se lee'
    const motivos = checkTasas(leidas)
    const renglones = formatTasas(leidas).split('\n')
    return motivos.length > 0
      ? writeRechazo(motivos)
      : renglones.map((renglon) => renglon.replaceAll('\u00a0', ' '))
  },
  /** Checks a tax before it is saved. The test case adds the tax to the catalogue that a new installation has. */
  'recurso/guardar': (entrada) => {
    const { nuevo, enUso, ...recurso } = readObjeto(entrada, {
      codigo: readTexto,
      nombre: readTexto,
      ordenanza: optionalDe(readTexto, ''),
      clase: readOpcion(CATEGORIAS),
      pagoUnico: optionalDe(readLogico, true),
      activo: optionalDe(readLogico, true),
      nuevo: optionalDe(readLogico, false),
      enUso: optionalDe(readLogico, false),
    })
    const actual = CATALOGO_INICIAL.get(recurso.codigo)
    return writeDecision(decideRecurso(recurso, { actual, nuevo, enUso }), ({ codigo }) => codigo)
  },
} as const satisfies Record<string, Regla>
