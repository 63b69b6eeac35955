import { CATALOGO_INICIAL } from '../recurso/catalogo.ts'
import { checkClase } from '../recurso/check-clase.ts'
import {
  esRecursoDeComercio,
  esRecursoDePagoUnico,
  nombreDeRecurso,
} from '../recurso/find-recurso.ts'
import { CATEGORIAS } from '../titulo/titulo-datos.ts'
import type { Regla } from './caso-de-regla.ts'
import { readObjeto, readOpcion, readTexto } from './read-entrada.ts'

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
} as const satisfies Record<string, Regla>
