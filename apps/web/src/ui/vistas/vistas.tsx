import { isListaConVistas } from '@apremia/core'
import { lazy, Suspense } from 'react'
import type { VistasDeLista } from '../table/use-lista.ts'

const VistasMenu = lazy(async () => ({
  default: (await import('./vistas-menu.tsx')).VistasMenu,
}))

export const Vistas = ({ de }: { readonly de: VistasDeLista }) =>
  isListaConVistas(de.pantalla) && (
    <Suspense>
      <VistasMenu lista={de.pantalla} de={de} />
    </Suspense>
  )
