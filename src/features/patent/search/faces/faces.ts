import { type ComponentType, lazy } from 'react';
import type { PatentFace } from '@/links/patent';
import { ExpressionFace } from './ExpressionFace';
import type { FaceProps } from './face';
import { SmartFace } from './SmartFace';

interface FaceEntry {
  face: PatentFace;
  name: string;
  Face: ComponentType<FaceProps>;
}

const NumberListFace = lazy(() => import('../batch/NumberListFace'));

const SMART: FaceEntry = { face: 'smart', name: '智能检索', Face: SmartFace };

/** The faces of the search page in the order of their tabs. */
export const FACES: readonly FaceEntry[] = [
  SMART,
  { face: 'form', name: '表单检索', Face: lazy(() => import('../form/FormFace')) },
  { face: 'expr', name: '表达式检索', Face: ExpressionFace },
  {
    face: 'class',
    name: '分类检索',
    Face: lazy(() => import('../classification/ClassificationFace')),
  },
  { face: 'batch', name: '号单检索', Face: NumberListFace },
];

export function faceEntry(face: PatentFace): FaceEntry {
  return FACES.find((entry) => entry.face === face) ?? SMART;
}
