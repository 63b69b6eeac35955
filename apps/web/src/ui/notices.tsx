import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import { useEffect, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { Alert } from './alert.tsx'

export interface Notice {
  readonly id: string
  readonly kind: 'exito' | 'error' | 'info'
  readonly title: string
  readonly text?: string
}

const none: readonly Notice[] = []

/** Passing messages, over the page. Errors stay until dismissed. */
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

export const { notified } = noticesSlice.actions
const { dismissed } = noticesSlice.actions
const { selectNotices } = noticesSlice.selectors

/** At least 5 s, so that it can be read; hovering or focusing it stops the clock. */
const SHOWN_MS = 7000

const NoticeItem = ({ notice }: { readonly notice: Notice }) => {
  const dispatch = useDispatch()
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held || notice.kind === 'error') return
    const timer = setTimeout(() => dispatch(dismissed(notice.id)), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [held, notice, dispatch])
  return (
    <li
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Alert kind={notice.kind} title={notice.title} onClose={() => dispatch(dismissed(notice.id))}>
        {notice.text !== undefined && <p>{notice.text}</p>}
      </Alert>
    </li>
  )
}

export const Notices = () => {
  const notices = useSelector(selectNotices)
  if (notices.length === 0) return null
  return (
    <ul className="notices">
      {notices.map((notice) => (
        <NoticeItem key={notice.id} notice={notice} />
      ))}
    </ul>
  )
}
