import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

const ninguno: readonly string[] = []

/** Jobs that a screen is showing. The end of these jobs needs no notice, because the person already sees the job. */
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
