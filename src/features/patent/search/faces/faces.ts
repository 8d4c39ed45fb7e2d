import type { ComponentType } from 'react';
import type { PatentFace } from '@/links/patent';
import { ExpressionFace } from './ExpressionFace';
import type { FaceProps } from './face';
import { SmartFace } from './SmartFace';

interface FaceEntry {
  face: PatentFace;
  name: string;
  Face: ComponentType<FaceProps>;
}

const SMART: FaceEntry = { face: 'smart', name: '智能检索', Face: SmartFace };

/** The faces of the search page in the order of their tabs. */
export const FACES: readonly FaceEntry[] = [
  SMART,
  { face: 'expr', name: '表达式检索', Face: ExpressionFace },
];

export function faceEntry(face: PatentFace): FaceEntry {
  return FACES.find((entry) => entry.face === face) ?? SMART;
}
