import { agriculture } from './agriculture';
import { automotive } from './automotive';
import { battery } from './battery';
import { ceramics } from './ceramics';
import { chemistry } from './chemistry';
import { construction } from './construction';
import type { TechField } from './field';
import { machinery } from './machinery';
import { medicine } from './medicine';
import { optics } from './optics';
import { sensor } from './sensor';
import { software } from './software';
import { textile } from './textile';

/** The technical fields of the generated set. */
export const FIELDS: readonly TechField[] = [
  battery,
  textile,
  machinery,
  medicine,
  software,
  chemistry,
  sensor,
  automotive,
  ceramics,
  agriculture,
  optics,
  construction,
];
