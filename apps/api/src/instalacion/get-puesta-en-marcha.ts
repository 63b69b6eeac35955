import { decidePuestaEnMarcha, isPendiente, PARAMETROS } from '@apremia/core'
import type { Handler } from '../platform/http/mount.ts'
import { loadHechos } from './load-hechos.ts'

export const getPuestaEnMarcha: Handler<'getPuestaEnMarcha'> = async (services) => {
  const puntos = decidePuestaEnMarcha(await loadHechos(services))
  return {
    hechas: puntos.filter((punto) => !isPendiente(punto)).length,
    total: puntos.length,
    puntos: puntos.map(({ comandos, propuestas, ...punto }) => ({
      ...punto,
      comandos: [...comandos],
      propuestas: propuestas.map(({ clave, valor }) => ({
        ...{ clave, valor, nombre: PARAMETROS[clave].nombre },
      })),
    })),
  }
}
