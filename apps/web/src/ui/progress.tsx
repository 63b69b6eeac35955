import { ProgressBar } from 'primereact/progressbar'
import './prime.ts'

interface ProgressProps {
  readonly label: string
  readonly done: number
  /**
   * Total units of work, at which the progress bar is full. With 0 the total is unknown, and the bar shows only
   * activity.
   */
  readonly total: number
}

export const ProgressLine = ({ label, done, total }: ProgressProps) => {
  const known = total > 0
  return (
    <ProgressBar
      mode={known ? 'determinate' : 'indeterminate'}
      value={known ? Math.floor((done / total) * 100) : null}
      showValue={false}
      aria-label={label}
    />
  )
}
