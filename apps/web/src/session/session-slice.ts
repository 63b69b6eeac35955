import type { Contract, TipoDeReply } from '@apremia/api-client'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export type SesionAbierta = TipoDeReply<Contract['login']>
export type Usuario = SesionAbierta['usuario']

/** Why a session ended without the person asking for it in this tab. */
export type MotivoDeCierre = 'vencida' | 'otra-pestana'

type Ingreso =
  | { readonly estado: 'quieto' }
  | { readonly estado: 'ingresando' }
  /** Somebody was identified, but nothing proves that this tab asked for it, so the person decides. */
  | { readonly estado: 'por-confirmar'; readonly nueva: SesionAbierta }
  | {
      readonly estado: 'fallido'
      readonly mensaje: string
      readonly visto: boolean
      /** Document that the provider said, of a person who is not registered. */
      readonly documento?: string
    }

export interface SesionState {
  readonly actual: SesionAbierta | null
  readonly ingreso: Ingreso
  readonly cierre: MotivoDeCierre | null
}

export const sinSesion: SesionState = { actual: null, ingreso: { estado: 'quieto' }, cierre: null }

/** The signed-in person and how the sign-in is going (S2 §4, login state). */
export const sesionSlice = createSlice({
  name: 'sesion',
  initialState: sinSesion,
  reducers: {
    ingresoIniciado: ({ actual }): SesionState => ({
      ...sinSesion,
      actual,
      ingreso: { estado: 'ingresando' },
    }),
    ingresoPorConfirmar: ({ actual }, { payload }: PayloadAction<SesionAbierta>): SesionState => ({
      ...sinSesion,
      actual,
      ingreso: { estado: 'por-confirmar', nueva: payload },
    }),
    ingresoDescartado: ({ actual }): SesionState => ({ ...sinSesion, actual }),
    ingresoFallido: ({ actual }, { payload }: PayloadAction<string>): SesionState => ({
      ...sinSesion,
      actual,
      ingreso: { estado: 'fallido', mensaje: payload, visto: false },
    }),
    ingresoSinRegistro: (
      { actual },
      { payload }: PayloadAction<{ readonly mensaje: string; readonly documento: string }>,
    ): SesionState => ({
      ...sinSesion,
      actual,
      ingreso: { estado: 'fallido', ...payload, visto: false },
    }),
    /**
     * The person read that the sign-in failed. A session already open goes on; without one, the person may try again.
     */
    ingresoVisto: (state): SesionState =>
      state.actual === null && state.ingreso.estado === 'fallido'
        ? { ...state, ingreso: { ...state.ingreso, visto: true } }
        : { ...sinSesion, actual: state.actual },
    sesionIniciada: (_state, action: PayloadAction<SesionAbierta>): SesionState => ({
      ...sinSesion,
      actual: action.payload,
    }),
    /**
     * The server confirmed the session and moved its idle limit. `usuario` is a new object only when some of its data
     * changed.
     */
    sesionRenovada: (
      state,
      { payload }: PayloadAction<Omit<SesionAbierta, 'token'>>,
    ): SesionState => {
      if (state.actual === null) return state
      const { usuario } = state.actual
      const igual = JSON.stringify(usuario) === JSON.stringify(payload.usuario)
      return {
        ...state,
        actual: { ...state.actual, ...payload, usuario: igual ? usuario : payload.usuario },
      }
    },
    /** A sign-in under way goes on although the session closed. */
    sesionCerrada: ({ ingreso }, action: PayloadAction<MotivoDeCierre | null>): SesionState => ({
      ...sinSesion,
      ingreso,
      cierre: action.payload,
    }),
  },
  selectors: {
    selectSesion: (state) => state.actual,
    selectUsuario: (state) => state.actual?.usuario ?? null,
    selectExpiraEn: (state) => state.actual?.expiraEn,
    selectIngreso: (state) => state.ingreso,
    selectCierre: (state) => state.cierre,
  },
})

export interface ConSesion {
  readonly sesion: SesionState
}

export const {
  ingresoIniciado,
  ingresoPorConfirmar,
  ingresoDescartado,
  ingresoFallido,
  ingresoSinRegistro,
  ingresoVisto,
  sesionIniciada,
  sesionRenovada,
  sesionCerrada,
} = sesionSlice.actions
export const { selectSesion, selectUsuario, selectExpiraEn, selectIngreso, selectCierre } =
  sesionSlice.selectors
