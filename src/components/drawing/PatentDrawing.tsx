/** Where a part of the drawing ends and its reference numeral stands. */
const NUMERALS = [
  { numeral: '10', from: [172, 44], to: [244, 30] },
  { numeral: '12', from: [206, 100], to: [262, 90] },
  { numeral: '20', from: [196, 196], to: [262, 186] },
  { numeral: '22', from: [150, 170], to: [58, 150] },
  { numeral: '30', from: [214, 330], to: [268, 322] },
  { numeral: '32', from: [92, 312], to: [40, 292] },
] as const;

/**
 * A cell taken apart along its axis, in the thin lines of patent drawings with reference numerals:
 * the second of the portal's two signatures (look: signatures). Decorative, in the colour of the
 * text around it.
 *
 * @param part the whole drawing, or its upper part alone where there is little room
 */
export function PatentDrawing({ part = 'whole' }: { part?: 'whole' | 'top' }) {
  const whole = part === 'whole';
  return (
    <svg
      className="ipr-drawing"
      viewBox={whole ? '0 0 300 420' : '20 10 264 150'}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.2"
      aria-hidden="true"
    >
      <path d={`M150 10V${whole ? 412 : 150}`} strokeDasharray="14 4 2 4" strokeWidth="0.8" />
      <path d="M128 34v12c0 4 10 7 22 7s22-3 22-7V34" />
      <ellipse cx="150" cy="34" rx="22" ry="7" />
      <path d="M132 50c-24 2-40 7-40 13v6c0 9 26 16 58 16s58-7 58-16v-6c0-6-16-11-40-13" />
      <ellipse cx="150" cy="112" rx="58" ry="16" />
      <ellipse cx="150" cy="112" rx="42" ry="11" />
      <path d="M92 112v8c0 9 26 16 58 16s58-7 58-16v-8" />
      {whole && (
        <>
          <ellipse cx="150" cy="172" rx="46" ry="13" />
          <path d="M118 172c0-5 14-9 32-9s32 4 32 9-12 8-28 8-24-3-24-7 9-5 20-5 16 2 16 5-5 4-12 4" />
          <path d="M104 172v88c0 7 20 13 46 13s46-6 46-13v-88" />
          <path
            d="M104 196c0 7 20 13 46 13s46-6 46-13M104 236c0 7 20 13 46 13s46-6 46-13"
            strokeWidth="0.7"
          />
          <ellipse cx="150" cy="304" rx="60" ry="17" />
          <ellipse cx="150" cy="304" rx="54" ry="14" />
          <path d="M90 304v86c0 9 27 17 60 17s60-8 60-17v-86" />
          <path d="M198 318v72M203 315v72" strokeWidth="0.7" />
        </>
      )}
      {NUMERALS.filter(({ to }) => whole || to[1] < 140).map(({ numeral, from, to }) => {
        const left = to[0] < 150;
        return (
          <g key={numeral} strokeWidth="0.9">
            <path
              d={`M${from[0]} ${from[1]}Q${(from[0] + to[0]) / 2} ${to[1] - 8} ${to[0]} ${to[1]}`}
            />
            <text
              x={to[0] + (left ? -4 : 4)}
              y={to[1] + 5}
              textAnchor={left ? 'end' : 'start'}
              fill="currentColor"
              stroke="none"
              fontSize="15"
            >
              {numeral}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
