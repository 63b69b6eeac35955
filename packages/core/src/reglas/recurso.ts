import {
  esRecursoDeComercio,
  esRecursoDePagoUnico,
  nombreDeRecurso,
} from '../recurso/find-recurso.ts'
import type { Regla } from './caso-de-regla.ts'
import { readTexto } from './read-entrada.ts'

export const reglasDeRecurso = {
  'recurso/clasificar': (entrada) => {
    const codigo = readTexto(entrada)
    return {
      clase: esRecursoDeComercio(codigo) ? 'comercio' : 'inmueble',
      pagoUnico: esRecursoDePagoUnico(codigo),
      nombre: nombreDeRecurso(codigo),
    }
  },
} as const satisfies Record<string, Regla>
