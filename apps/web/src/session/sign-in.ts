import { ApiError, sesiones } from '@apremia/api-client'
import { interpolar, parseFalla, textos } from '@apremia/core'
import type { Thunk } from '../api/thunk.ts'
import { notified } from './notices-slice.ts'
import type { Llegada } from './provider-token.ts'
import {
  type ConSesion,
  ingresoDescartado,
  ingresoFallido,
  ingresoIniciado,
  ingresoPorConfirmar,
  ingresoSinRegistro,
  type SesionAbierta,
  selectIngreso,
  selectSesion,
  sesionIniciada,
} from './session-slice.ts'

const adopt =
  (nueva: SesionAbierta): Thunk<Promise<void>, ConSesion> =>
  async (dispatch, getState, { clientOf }) => {
    const anterior = selectSesion(getState())
    const { apellido, nombre } = nueva.usuario
    const persona = interpolar(textos.acceso.persona, { apellido, nombre })
    const text = interpolar(textos.acceso.ingresado, { persona })
    dispatch(sesionIniciada(nueva))
    dispatch(notified({ kind: 'exito', title: textos.comunes.cargaLista, text }))
    if (anterior === null) return
    await clientOf(anterior.token)
      .call(sesiones.logout, {})
      .catch(() => undefined)
  }

/**
 * Exchanges the token of the identity provider for a session. The previous session is revoked only after the new
 * session exists (D112). A token that this tab did not request is refused. A token of unknown origin needs a
 * confirmation, unless that person is already signed in (T21, ADR 0011).
 */
export const signIn =
  (llegada: Llegada): Thunk<Promise<void>, ConSesion> =>
  async (dispatch, getState, { clientOf }) => {
    if ('falla' in llegada) {
      const falla = parseFalla(llegada.falla) ?? 'respuesta-invalida'
      dispatch(ingresoFallido(textos.fallasDeIngreso[falla]))
      return
    }
    const { token, pedido } = llegada
    if (pedido === 'ajeno') {
      dispatch(ingresoFallido(textos.acceso.ingresoAjeno))
      return
    }
    dispatch(ingresoIniciado())
    try {
      const nueva = await clientOf(undefined).call(sesiones.login, { body: { token } })
      const actual = selectSesion(getState())
      const asked = pedido === 'propio' || actual?.usuario.dni === nueva.usuario.dni
      if (asked) await dispatch(adopt(nueva))
      else dispatch(ingresoPorConfirmar(nueva))
    } catch (error) {
      const mensaje = error instanceof ApiError ? error.message : textos.acceso.noRegistrado
      const documento = error instanceof ApiError ? error.body.detalle?.documento : undefined
      dispatch(
        typeof documento === 'string'
          ? ingresoSinRegistro({ mensaje, documento })
          : ingresoFallido(mensaje),
      )
    }
  }

export const confirmSignIn =
  (): Thunk<Promise<void>, ConSesion> =>
  async (dispatch, getState): Promise<void> => {
    const ingreso = selectIngreso(getState())
    if (ingreso.estado === 'por-confirmar') await dispatch(adopt(ingreso.nueva))
  }

export const discardSignIn =
  (): Thunk<Promise<void>, ConSesion> =>
  async (dispatch, getState, { clientOf }) => {
    const ingreso = selectIngreso(getState())
    dispatch(ingresoDescartado())
    if (ingreso.estado !== 'por-confirmar') return
    await clientOf(ingreso.nueva.token)
      .call(sesiones.logout, {})
      .catch(() => undefined)
  }
