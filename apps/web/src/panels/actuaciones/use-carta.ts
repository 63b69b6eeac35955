import {
  type Categoria,
  type DestinatariosDeCarta,
  type FormatoDeLoteDeCartas,
  findFormulario,
  type MesDeVencimiento,
} from '@apremia/core'
import { skipToken } from '@reduxjs/toolkit/query'
import { useState } from 'react'
import { failureOf } from '../../api/failure.ts'
import { useReviewCartasQuery } from './actuaciones-api.ts'
import { mesDeCarta, puedeSalirCarta, type RevisionDeCartas } from './decide-carta.ts'
import type { Forma } from './decide-forma.ts'
import { nombreDePar, type Par } from './elegido.ts'

const NADIE: ReadonlySet<string> = new Set()

/**
 * Returns the review of the demand letters that a new action would make, such as the data that they lack. An action of
 * a type that makes no letters has no review (S2 §4).
 */
export const useCarta = (
  clase: Categoria,
  { tpId, pares: todos }: Pick<Forma, 'tpId' | 'pares'>,
) => {
  const [elegido, setElegido] = useState<MesDeVencimiento>()
  const [formato, setFormato] = useState<FormatoDeLoteDeCartas>('pdf')
  const [sinActuacion, setSinActuacion] = useState(false)
  const [destinatarios, setDestinatarios] = useState<DestinatariosDeCarta>('primero')
  // Numbers of the demand letters of today that the person saw and agreed to repeat.
  const [confirmadas, setConfirmadas] = useState('')
  const [dejados, setDejados] = useState(NADIE)
  const [motivoForzar, setMotivoForzar] = useState('')
  const imprime = tpId !== null && findFormulario(tpId).imprime === 'carta'
  const quedaAfuera = (par: Par) => imprime && dejados.has(nombreDePar(par))
  const pares = todos.filter((par) => !quedaAfuera(par))
  const pedida = imprime && todos.length > 0
  // When every property or business is left out, there are no demand letters to review and nothing to record.
  const queda = pedida && pares.length > 0
  const imponibles = pares.map(({ imponible, recurso }) => ({
    imponible: String(imponible),
    recurso,
  }))
  const forzado = motivoForzar === '' ? {} : { motivoForzar }
  const pedido = { clase, imponibles, destinatarios, ...forzado }
  const { currentData, error, isFetching, refetch } = useReviewCartasQuery(
    queda ? { body: pedido } : skipToken,
    // Somebody may have completed the missing data in the meantime, so the demand letters are checked again.
    { refetchOnMountOrArgChange: true },
  )
  const revision = queda && !isFetching && !error ? currentData : undefined
  const repetidas = revision?.repetidas.map(({ numero }) => numero).join() ?? ''
  const repite = repetidas !== '' && repetidas === confirmadas
  const mes = revision && mesDeCarta(revision, elegido)
  const seguirCon = ({ listos }: Pick<RevisionDeCartas, 'listos'>) => {
    const siguen = new Set(
      listos.map(({ imponible, recurso }) =>
        nombreDePar({ imponible: Number(imponible), recurso }),
      ),
    )
    setDejados(new Set(todos.map(nombreDePar).filter((nombre) => !siguen.has(nombre))))
  }
  return {
    pedida,
    queda,
    pedido,
    /**
     * Reason to send demand letters for properties or businesses in court or in a payment agreement, or '' until the
     * person gives one.
     */
    motivoForzar,
    forzar: setMotivoForzar,
    /**
     * `pares` are the properties or businesses on which the case action is recorded. `afuera` are those that the person
     * left out because their demand letter cannot be made.
     */
    pares,
    afuera: todos.filter(quedaAfuera),
    seguirCon,
    incluir: () => setDejados(NADIE),
    revision,
    failure: queda && !isFetching ? failureOf(error) : undefined,
    retry: () => void (queda && refetch()),
    mes,
    choose: setElegido,
    formato,
    chooseFormato: setFormato,
    repite,
    repetir: (si: boolean) => setConfirmadas(si ? repetidas : ''),
    destinatarios,
    chooseDestinatarios: setDestinatarios,
    sinActuacion: pedida && sinActuacion,
    chooseSinActuacion: setSinActuacion,
    impedida: pedida && !puedeSalirCarta(revision, elegido, repite),
  }
}

export type CartaPorSalir = ReturnType<typeof useCarta>
