import { decidePuestaEnMarcha, isPendiente } from '@apremia/core'
import { loadHechos } from '../instalacion/load-hechos.ts'
import type { Handler } from '../platform/http/mount.ts'

export const getFaltantes: Handler<'getFaltantes'> = async (services) =>
  decidePuestaEnMarcha(await loadHechos(services))
    .filter(isPendiente)
    .map(({ clave, titulo }) => ({ clave, titulo }))
