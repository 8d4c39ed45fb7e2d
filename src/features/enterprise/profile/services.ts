import type { HelpingService } from '@/domain/enterprise/healthRules';
import { PROCESSES, type ProcessKey } from '@/domain/workflow/status';
import { applyLink } from '@/links/business';

interface Help {
  readonly name: string;
  /** The page where it is asked for. */
  readonly to: string;
  /** The same about one patent; undefined for a service that begins before there is one. */
  readonly about?: (applicationNumber: string) => string;
}

const help = (process: ProcessKey): Help => ({
  name: PROCESSES[process],
  to: applyLink(process),
  about: (patent) => applyLink(process, { patent }),
});

/** The services of the portal that help with what was found. */
export const HELP: Readonly<Record<HelpingService, Help>> = {
  VALUE: help('JZPJ'),
  STABILITY: help('WDXPJ'),
  PRE_APPLY: { name: PROCESSES.SQQPG, to: applyLink('SQQPG') },
  TRANSACTION: help('ZLJY'),
  AID: help('WQYZ'),
  EVALUATION_REPORT: help('PJSQ'),
};
