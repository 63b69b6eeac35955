import { decidePuestaEnMarcha, isPendiente } from '@apremia/core'
import type { Handler } from '../platform/http/mount.ts'
import { loadHechos } from './load-hechos.ts'

export const getFaltantes: Handler<'getFaltantes'> = async (services) =>
  decidePuestaEnMarcha(await loadHechos(services))
    .filter(isPendiente)
    .map(({ clave, titulo }) => ({ clave, titulo }))
