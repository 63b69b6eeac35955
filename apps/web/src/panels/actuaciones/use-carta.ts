import { type Categoria, findFormulario, type MesDeVencimiento } from '@apremia/core'
import { skipToken } from '@reduxjs/toolkit/query'
import { useState } from 'react'
import { failureOf } from '../../api/failure.ts'
import { useReviewCartasQuery } from './actuaciones-api.ts'
import { mesDeCarta, puedeSalirCarta } from './decide-carta.ts'
import type { Forma } from './decide-forma.ts'

/** The letters a new action makes, as they would come out; none when its type prints none (S2 §4). */
export const useCarta = (clase: Categoria, { tpId, pares }: Pick<Forma, 'tpId' | 'pares'>) => {
  const [elegido, setElegido] = useState<MesDeVencimiento>()
  const pedida = tpId !== null && findFormulario(tpId).imprime === 'carta' && pares.length > 0
  const imponibles = pares.map(({ imponible, recurso }) => ({
    imponible: String(imponible),
    recurso,
  }))
  const { currentData, error, isFetching, refetch } = useReviewCartasQuery(
    pedida ? { body: { clase, imponibles } } : skipToken,
    // The office may have been completed meanwhile.
    { refetchOnMountOrArgChange: true },
  )
  const revision = pedida && !isFetching && !error ? currentData : undefined
  const mes = revision && mesDeCarta(revision, elegido)
  return {
    pedida,
    pedido: { clase, imponibles },
    revision,
    failure: pedida && !isFetching ? failureOf(error) : undefined,
    retry: () => void (pedida && refetch()),
    mes,
    choose: setElegido,
    impedida: pedida && !puedeSalirCarta(revision, elegido),
  }
}

export type CartaPorSalir = ReturnType<typeof useCarta>
