import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import { sesionCerrada, sesionIniciada } from './session-slice.ts'

/** Query string of the last filter applied in each list. The key is the name of the screen. */
export type WorkingFilters = Readonly<Record<string, string>>

const ninguno: WorkingFilters = {}

/**
 * Last filter of each list, kept while the person moves between screens (F4). Opening the home screen clears the
 * filters (D79).
 */
export const workingFiltersSlice = createSlice({
  name: 'filtros',
  initialState: ninguno,
  reducers: {
    filtroGuardado: (
      state,
      { payload }: PayloadAction<{ readonly pantalla: string; readonly filtro: string }>,
    ): WorkingFilters => ({ ...state, [payload.pantalla]: payload.filtro }),
    filtrosLimpiados: () => ninguno,
  },
  extraReducers: (builder) => {
    builder.addMatcher(isAnyOf(sesionIniciada, sesionCerrada), () => ninguno)
  },
  selectors: {
    selectFiltro: (state, pantalla: string): string | undefined => state[pantalla],
  },
})

export const { filtroGuardado, filtrosLimpiados } = workingFiltersSlice.actions
export const { selectFiltro } = workingFiltersSlice.selectors
