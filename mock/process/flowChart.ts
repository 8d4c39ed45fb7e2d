import { ENDED } from '../../src/domain/workflow/status';
import type { FlowChart, FlowNode } from '../contract';
import { hoursBetween } from './moment';
import { MATERIAL, stageAt, stagesOf } from './stages';
import type { StoredApplication, Visit } from './types';

function nodeOf(visit: Visit, index: number, application: StoredApplication): FlowNode {
  const { key, name, assignee, type, state, round, startTime, endTime, action, opinion } = visit;
  const active = state === 'ACTIVE';
  return {
    id: `n${index + 1}`,
    name,
    type,
    order: index + 1,
    assignee,
    state,
    ...((round > 1 || key === 'supplement') && { round }),
    startTime,
    ...(endTime && { endTime, durationHours: hoursBetween(startTime, endTime) }),
    // Material has no last day; that of the office is not the applicant's.
    ...(active &&
      key !== MATERIAL.key &&
      application.deadline && { deadline: application.deadline }),
    ...(action && { action }),
    ...(opinion && !visit.staffOnly && { opinion }),
    ...(key === 'end' && application.result && { attachments: application.result.documents }),
  };
}

/** The steps that lie ahead, or that the way has passed by. */
function unreached(application: StoredApplication): FlowNode[] {
  const stages = stagesOf(application);
  const { status, visits } = application;
  const ended = ENDED.includes(status);
  const ahead = () => {
    if (status === 'SUPPLEMENT' || status === 'RETURNED') return stages.slice(1);
    if (status === 'TRANSFERRED') return stages.slice(-1);
    const { key } = stageAt(application, status);
    // The work goes on with what the applicant brings.
    const again = visits.at(-1)?.key === MATERIAL.key;
    return stages.slice(stages.findIndex((stage) => stage.key === key) + (again ? 0 : 1));
  };
  const passedBy = () =>
    stages.slice(0, -1).filter(({ key }) => !visits.some((visit) => visit.key === key));
  return (ended ? passedBy() : ahead()).map(({ key, name, assignee }) => ({
    id: key,
    name,
    type: key === 'end' ? 'END' : 'TASK',
    order: 0,
    assignee,
    state: ended ? 'SKIPPED' : 'PENDING',
  }));
}

type FlowEdge = FlowChart['edges'][number];

/** Lines from each node to the next. */
function chain(nodes: readonly FlowNode[], passed: boolean): FlowEdge[] {
  return nodes.slice(1).flatMap((node, index): FlowEdge[] => {
    const from = nodes[index];
    if (from === undefined) return [];
    const label = passed && from.action ? { label: from.action } : {};
    return [{ from: from.id, to: node.id, ...label, passed }];
  });
}

/**
 * The way of a request as its applicant sees it (domain 1.6): where it has been, corrections and
 * objections as further nodes with their round, and what lies ahead, or what it has passed by
 * before its end. Opinions of nodes inside the office are absent.
 */
export function flowChartOf(application: StoredApplication): FlowChart {
  const reached = application.visits.map((visit, index) => nodeOf(visit, index, application));
  const rest = unreached(application);
  const end = ENDED.includes(application.status) ? reached.slice(-1) : [];
  const before = reached.slice(0, reached.length - end.length);
  const nodes = [...before, ...rest, ...end].map((node, index) => ({ ...node, order: index + 1 }));
  const other = rest.length > 0 ? [...before.slice(-1), ...rest, ...end] : [];
  return { nodes, edges: [...chain(reached, true), ...chain(other, false)] };
}
