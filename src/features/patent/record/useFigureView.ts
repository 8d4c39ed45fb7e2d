import { useState } from 'react';

const ZOOMS = [1, 1.5, 2, 3, 4, 6, 8] as const;

/** How a figure is looked at: zoom relative to the size that fits, quarter turns clockwise. */
export interface FigureView {
  zoom: number;
  /** 0, 90, 180 or 270 degrees. */
  turn: number;
  canZoomIn: boolean;
  canZoomOut: boolean;
  zoomIn: () => void;
  zoomOut: () => void;
  rotate: () => void;
  reset: () => void;
}

/** Zoom in steps and rotation in quarters. */
export function useFigureView(): FigureView {
  const [step, setStep] = useState(0);
  const [turn, setTurn] = useState(0);
  return {
    zoom: ZOOMS[step] ?? 1,
    turn,
    canZoomIn: step < ZOOMS.length - 1,
    canZoomOut: step > 0,
    zoomIn: () => setStep((now) => Math.min(now + 1, ZOOMS.length - 1)),
    zoomOut: () => setStep((now) => Math.max(now - 1, 0)),
    rotate: () => setTurn((now) => (now + 90) % 360),
    reset: () => {
      setStep(0);
      setTurn(0);
    },
  };
}
