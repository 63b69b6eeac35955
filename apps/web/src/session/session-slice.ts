import type { Contract, TipoDeReply } from '@apremia/api-client'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export type SesionAbierta = TipoDeReply<Contract['login']>
export type Usuario = SesionAbierta['usuario']

/** Reason why a session ended without a sign-out in this tab. */
export type MotivoDeCierre = 'vencida' | 'otra-pestana'

type Ingreso =
  | { readonly estado: 'quieto' }
  | { readonly estado: 'ingresando' }
  /**
   * The identity provider identified a person, but nothing proves that this tab asked for the sign-in. The person
   * confirms or discards the sign-in.
   */
  | { readonly estado: 'por-confirmar'; readonly nueva: SesionAbierta }
  | {
      readonly estado: 'fallido'
      readonly mensaje: string
      readonly visto: boolean
      /** Document number that the identity provider gave, present only when no user is registered with that number. */
      readonly documento?: string
    }

export interface SesionState {
  readonly actual: SesionAbierta | null
  readonly ingreso: Ingreso
  readonly cierre: MotivoDeCierre | null
}

export const sinSesion: SesionState = { actual: null, ingreso: { estado: 'quieto' }, cierre: null }

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
     * Hides the message of a failed sign-in. If a session is open, it stays open. Otherwise the person can try to sign
     * in again.
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
     * Saves the session that the server confirmed, with the new instant at which it ends without activity. The
     * `usuario` object is replaced only when its data changed.
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
    /** Closes the session. A sign-in that is still in progress continues. */
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
