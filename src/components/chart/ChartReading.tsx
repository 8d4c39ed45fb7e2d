interface Props {
  /** What is pointed at or has the focus; undefined for nothing. */
  read: string | undefined;
  /** What stands there meanwhile. */
  otherwise: string;
}

/** The line below a drawing that says what is reached on it. */
export function ChartReading({ read, otherwise }: Props) {
  return (
    <p className="ipr-chart-reading" data-read={read !== undefined}>
      {read ?? otherwise}
    </p>
  );
}
