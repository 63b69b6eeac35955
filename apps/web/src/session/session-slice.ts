import type { Contract, TipoDeReply } from '@apremia/api-client'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export type Sesion = TipoDeReply<Contract['login']>
export type Usuario = Sesion['usuario']

/** Why a session ended without the person asking for it in this tab. */
export type Cierre = 'vencida' | 'otra-pestana'

type Ingreso =
  | { readonly estado: 'quieto' }
  | { readonly estado: 'ingresando' }
  | { readonly estado: 'fallido'; readonly mensaje: string }

export interface SesionState {
  readonly actual: Sesion | null
  readonly ingreso: Ingreso
  readonly cierre: Cierre | null
}

export const sinSesion: SesionState = { actual: null, ingreso: { estado: 'quieto' }, cierre: null }

/** The signed-in person and how the sign-in is going (S2 §4, login state). */
export const sesionSlice = createSlice({
  name: 'sesion',
  initialState: sinSesion,
  reducers: {
    ingresoIniciado: (): SesionState => ({ ...sinSesion, ingreso: { estado: 'ingresando' } }),
    ingresoFallido: (_state, action: PayloadAction<string>): SesionState => ({
      ...sinSesion,
      ingreso: { estado: 'fallido', mensaje: action.payload },
    }),
    sesionIniciada: (_state, action: PayloadAction<Sesion>): SesionState => ({
      ...sinSesion,
      actual: action.payload,
    }),
    /** The server confirmed the session and moved its idle limit. */
    sesionRenovada: (state, action: PayloadAction<Omit<Sesion, 'token'>>): SesionState =>
      state.actual ? { ...state, actual: { ...state.actual, ...action.payload } } : state,
    sesionCerrada: (_state, action: PayloadAction<Cierre | null>): SesionState => ({
      ...sinSesion,
      cierre: action.payload,
    }),
  },
  selectors: {
    selectSesion: (state) => state.actual,
    selectIngreso: (state) => state.ingreso,
    selectCierre: (state) => state.cierre,
  },
})

export interface ConSesion {
  readonly sesion: SesionState
}

export const { ingresoIniciado, ingresoFallido, sesionIniciada, sesionRenovada, sesionCerrada } =
  sesionSlice.actions
export const { selectSesion, selectIngreso, selectCierre } = sesionSlice.selectors
