import { useEffect, useState } from 'react'
import { useStore } from 'react-redux'
import { type ConSesion, selectSesion } from '../../session/session-slice.ts'
import { useUsuario } from '../../session/use-sesion.ts'
import { keepDraft, readDraft } from '../../ui/record/draft.ts'
import type { ImponibleElegido } from './elegido.ts'
import type { SeleccionDeCasos } from './seleccion.ts'

export const useSeleccionDeCasos = (lista: string) => {
  const store = useStore<ConSesion>()
  const clave = `seleccion.${useUsuario()?.dni}/${lista}`
  const [seleccion, setSeleccion] = useState<SeleccionDeCasos>(
    () => new Map(readDraft<[string, ImponibleElegido][]>(clave)),
  )
  useEffect(
    () => keepDraft(clave, seleccion.size > 0 ? [...seleccion] : undefined),
    [clave, seleccion],
  )
  useEffect(
    () => () => {
      if (selectSesion(store.getState()) !== null) keepDraft(clave, undefined)
    },
    [clave, store],
  )
  return [seleccion, setSeleccion] as const
}
