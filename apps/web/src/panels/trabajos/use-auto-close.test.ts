import { act, cleanup, render } from '@testing-library/react'
import { createElement as h, useRef } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CIERRE_MS, useAutoClose } from './use-auto-close.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const Modal = ({ ended, onClose }: { ended: boolean; onClose: () => void }) => {
  const content = useRef<HTMLDivElement>(null)
  useAutoClose(content, ended, onClose)
  const inside = h('div', { ref: content, tabIndex: -1 }, h('button', { type: 'button' }, 'x'))
  return h('div', { role: 'dialog' }, inside)
}

const open = (ended = true) => {
  const onClose = vi.fn()
  const { container, rerender } = render(h(Modal, { ended, onClose }))
  const dialog = container.querySelector('[role="dialog"]')
  const button = container.querySelector('button')
  const content = button?.parentElement
  if (!dialog || !button || !content) throw new Error('no dialog')
  const end = () => rerender(h(Modal, { ended: true, onClose }))
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
  const fire = (name: string) => act(() => void dialog.dispatchEvent(new MouseEvent(name)))
  return { onClose, dialog, button, content, end, pass, fire }
}

describe('progress modal', () => {
  test('closes 3000 ms after the end, not before', () => {
    const { onClose, pass } = open()
    expect(CIERRE_MS).toBe(3000)
    pass(2999)
    expect(onClose).not.toHaveBeenCalled()
    pass(1)
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('stays while the work goes on', () => {
    const { onClose, pass, end } = open(false)
    pass(60_000)
    expect(onClose).not.toHaveBeenCalled()
    end()
    pass(3000)
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('pointing at it stops the clock, leaving it starts it again', () => {
    const { onClose, pass, fire } = open()
    pass(2000)
    fire('mousemove')
    pass(60_000)
    expect(onClose).not.toHaveBeenCalled()
    fire('mouseleave')
    pass(3000)
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('focus on one of its controls stops the clock', () => {
    const { onClose, pass, button } = open()
    act(() => button.focus())
    pass(60_000)
    expect(onClose).not.toHaveBeenCalled()
    act(() => button.blur())
    pass(3000)
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('the focus that the dialog takes on opening does not keep it open', () => {
    const { onClose, pass, content } = open()
    act(() => content.focus())
    pass(3000)
    expect(onClose).toHaveBeenCalledOnce()
  })
})
