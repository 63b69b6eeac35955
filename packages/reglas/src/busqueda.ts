import {
  type Alcance,
  type Busqueda,
  CRITERIOS,
  decideAccesoACaso,
  decideBuscador,
  decideBusqueda,
  FORMATO_INICIAL_DE_PARTIDA,
  type ListaDeBusqueda,
  leeEnMasa,
  maskDocumento,
  maskEmail,
  maskTelefono,
  ROLES,
  type Rol,
  readEscrito,
} from '@apremia/core'
import type { Regla } from './caso-de-regla.ts'
import { readCapacidad, readPermisos } from './permiso.ts'
import {
  EntradaInvalida,
  optionalDe,
  readEntero,
  readListaDeEntrada,
  readObjeto,
  readOpcion,
  readTexto,
} from './read-entrada.ts'
import { writeDecision } from './write-salida.ts'

const readRol = (valor: unknown, campo: string): Rol => {
  const rol = ROLES.find((posible) => posible === valor)
  if (rol === undefined) throw new EntradaInvalida(`${campo}: se espera ${ROLES.join(', ')}`)
  return rol
}

const readPersona = (valor: unknown, campo: string) => ({
  ...readObjeto(valor, { rol: readRol, abogado: optionalDe(readTexto, '') }, campo),
  permisos: [],
})

const writeAlcance = (alcance: Alcance): string =>
  alcance.tipo === 'ninguno' ? `nadie: ${alcance.mensaje}` : (alcance.abogado ?? 'todos')

const writeBusqueda = <L extends ListaDeBusqueda>({ filtro, alcance }: Busqueda<L>): unknown => ({
  busca: filtro,
  de: writeAlcance(alcance),
})

const reglaDe =
  (lista: ListaDeBusqueda): Regla =>
  (entrada) => {
    const campos = [...Object.keys(CRITERIOS[lista]), 'abogado']
    const readFiltro = (valor: unknown, campo: string) =>
      readObjeto(
        valor,
        Object.fromEntries(campos.map((nombre) => [nombre, optionalDe(readTexto, '')])),
        campo,
      )
    const { quien, filtro, partida } = readObjeto(entrada, {
      quien: readPersona,
      partida: optionalDe(readTexto, FORMATO_INICIAL_DE_PARTIDA),
      filtro: optionalDe(readFiltro, {}),
    })
    return writeDecision(decideBusqueda(lista, quien, filtro, partida), writeBusqueda)
  }

export const reglasDeBusqueda = {
  'busqueda/lectura-en-masa': (entrada) => {
    const { capacidad, de, hasta, ...principal } = readObjeto(entrada, {
      rol: readRol,
      abogado: optionalDe(readTexto, ''),
      permisos: optionalDe(readPermisos, []),
      capacidad: readCapacidad,
      de: optionalDe(readTexto, ''),
      hasta: readEntero,
    })
    return leeEnMasa(principal, { capacidad, abogado: de, hasta })
  },
  'busqueda/inmuebles': reglaDe('inmuebles'),
  'busqueda/contribuyentes': reglaDe('contribuyentes'),
  'busqueda/comercios': reglaDe('comercios'),
  'busqueda/buscador': (entrada) => {
    const { quien, texto, partida } = readObjeto(entrada, {
      ...{ quien: readPersona, texto: readTexto },
      partida: optionalDe(readTexto, FORMATO_INICIAL_DE_PARTIDA),
    })
    return writeDecision(decideBuscador(quien, texto, partida), ({ buscado, alcance }) => ({
      busca: buscado,
      de: writeAlcance(alcance),
    }))
  },
  'caso/acceso': (entrada) => {
    const { quien, abogados } = readObjeto(entrada, {
      quien: readPersona,
      abogados: (valor, campo) => readListaDeEntrada(valor, readTexto, campo),
    })
    return writeDecision(decideAccesoACaso(quien, abogados, 'San Nicolás'), () => 'puede')
  },
  'persona/escrito': (entrada) => {
    const { texto, forma } = readObjeto(entrada, {
      texto: readTexto,
      forma: optionalDe(readOpcion(['nombre', 'texto']), 'nombre' as const),
    })
    const leido = readEscrito(texto, forma)
    return leido.ok ? { valor: leido.valor } : { rechaza: [leido.mensaje] }
  },
  'persona/ocultar': (entrada) => {
    const { documento, telefono, email } = readObjeto(entrada, {
      documento: optionalDe(readTexto, ''),
      telefono: optionalDe(readTexto, ''),
      email: optionalDe(readTexto, ''),
    })
    return {
      documento: maskDocumento(documento),
      telefono: maskTelefono(telefono),
      email: maskEmail(email),
    }
  },
} as const satisfies Record<string, Regla>
