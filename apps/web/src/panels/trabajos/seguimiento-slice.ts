import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import { ingresoIniciado, sesionCerrada } from '../../session/session-slice.ts'

export type Seguimiento =
  | { readonly fase: 'cerrado' }
  | { readonly fase: 'enviando'; readonly archivo: string }
  /** The server sent the finished file at once, without a background job. */
  | { readonly fase: 'listo'; readonly archivo: string }
  | { readonly fase: 'fallido'; readonly archivo: string; readonly mensaje: string }
  /**
   * The progress of a background job is on screen. `nuevo` is true when this page started the job. The document of such
   * a job is downloaded as soon as it is ready.
   */
  | {
      readonly fase: 'trabajo'
      readonly id: string
      readonly nuevo: boolean
      /** True while the server does not answer, so the progress of the job is unknown. */
      readonly sinRespuesta: boolean
    }

const cerrado: Seguimiento = { fase: 'cerrado' }
const inicial = cerrado as Seguimiento

export const seguimientoSlice = createSlice({
  name: 'seguimiento',
  initialState: inicial,
  reducers: {
    envioIniciado: (_state, { payload }: PayloadAction<string>): Seguimiento => ({
      fase: 'enviando',
      archivo: payload,
    }),
    envioListo: (_state, { payload }: PayloadAction<string>): Seguimiento => ({
      fase: 'listo',
      archivo: payload,
    }),
    envioFallido: (
      _state,
      { payload }: PayloadAction<{ readonly archivo: string; readonly mensaje: string }>,
    ): Seguimiento => ({ fase: 'fallido', ...payload }),
    trabajoSeguido: (
      _state,
      { payload }: PayloadAction<{ readonly id: string; readonly nuevo: boolean }>,
    ): Seguimiento => ({ fase: 'trabajo', ...payload, sinRespuesta: false }),
    respuestaCambiada: (
      state,
      { payload }: PayloadAction<{ readonly id: string; readonly responde: boolean }>,
    ): Seguimiento =>
      state.fase === 'trabajo' && state.id === payload.id
        ? { ...state, sinRespuesta: !payload.responde }
        : state,
    seguimientoCerrado: (): Seguimiento => cerrado,
  },
  extraReducers: (builder) => {
    builder.addMatcher(isAnyOf(ingresoIniciado, sesionCerrada), (): Seguimiento => cerrado)
  },
  selectors: { selectSeguimiento: (state) => state },
})

export const {
  envioIniciado,
  envioListo,
  envioFallido,
  trabajoSeguido,
  respuestaCambiada,
  seguimientoCerrado,
} = seguimientoSlice.actions
export const { selectSeguimiento } = seguimientoSlice.selectors
