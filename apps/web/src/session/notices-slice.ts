import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'

export interface Notice {
  readonly id: string
  readonly kind: 'exito' | 'error' | 'info'
  readonly title: string
  readonly text?: string
}

const none: readonly Notice[] = []

/**
 * Messages at the bottom of the window. An error message stays until the person closes it. Any other message closes
 * after a few seconds.
 */
export const noticesSlice = createSlice({
  name: 'avisos',
  initialState: none,
  reducers: {
    notified: {
      prepare: (notice: Omit<Notice, 'id'>) => ({ payload: { ...notice, id: nanoid() } }),
      reducer: (state, { payload }: PayloadAction<Notice>): readonly Notice[] => [
        ...state,
        payload,
      ],
    },
    dismissed: (state, { payload }: PayloadAction<string>): readonly Notice[] =>
      state.filter(({ id }) => id !== payload),
  },
  selectors: { selectNotices: (state) => state },
})

export const { notified, dismissed } = noticesSlice.actions
export const { selectNotices } = noticesSlice.selectors
