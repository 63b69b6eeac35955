import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import { documentWarned } from '../api/documents.ts'

export interface Notice {
  readonly id: string
  readonly kind: 'exito' | 'error' | 'info' | 'aviso'
  readonly title: string
  readonly text?: string
}

const none: readonly Notice[] = []

const claveDe = ({ kind, title, text }: Notice): string => kind + title + text

/** Adds a message. An equal message that is still on screen is removed first, so that no text is shown twice. */
const addNotice = (
  state: readonly Notice[],
  { payload }: PayloadAction<Notice>,
): readonly Notice[] => [...state.filter((shown) => claveDe(shown) !== claveDe(payload)), payload]

/**
 * Messages at the bottom of the window. An error or a warning stays until the person closes it. Any other message
 * closes after a few seconds.
 */
export const noticesSlice = createSlice({
  name: 'avisos',
  initialState: none,
  reducers: {
    notified: {
      prepare: (notice: Omit<Notice, 'id'>) => ({ payload: { ...notice, id: nanoid() } }),
      reducer: addNotice,
    },
    dismissed: (state, { payload }: PayloadAction<string>): readonly Notice[] =>
      state.filter(({ id }) => id !== payload),
  },
  extraReducers: (builder) => {
    builder.addCase(documentWarned, addNotice)
  },
  selectors: { selectNotices: (state) => state },
})

export const { notified, dismissed } = noticesSlice.actions
export const { selectNotices } = noticesSlice.selectors
