import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

const ninguno: readonly string[] = []

/**
 * Ids of the jobs whose progress is on screen now. No notice announces the end of these jobs, because the person
 * already sees it on screen.
 */
export const miradosSlice = createSlice({
  name: 'mirados',
  initialState: ninguno,
  reducers: {
    trabajoMirado: (mirados, { payload }: PayloadAction<string>) => [...mirados, payload],
    trabajoDejado: (mirados, { payload }: PayloadAction<string>) =>
      mirados.filter((id) => id !== payload),
  },
  selectors: { selectMirados: (mirados) => mirados },
})

export const { trabajoMirado, trabajoDejado } = miradosSlice.actions
export const { selectMirados } = miradosSlice.selectors
