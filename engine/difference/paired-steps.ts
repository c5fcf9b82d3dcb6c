import type { ResolvedFlow, ResolvedStep } from "../definition/flow-definition.ts";
import { withSubSteps } from "../definition/sub-steps.ts";

/**
 * The flow with the uuids of the other flow's steps wherever two different flows have a step with the same code and label: they share no
 * uuids, so otherwise every step would be reported as removed and added. A flow and its own later version keep theirs.
 */
export function pairedSteps(flow: ResolvedFlow, other: ResolvedFlow): ResolvedFlow {
	if (flow.uuid === other.uuid) return flow;
	const nameOf = ({ code, label }: ResolvedStep): string => `${code} ${label}`;
	const own = new Set(withSubSteps(flow.steps).map(({ uuid }) => uuid));
	const theirs = new Map(withSubSteps(other.steps).map((step) => [nameOf(step), step.uuid]));
	const paired = (step: ResolvedStep): ResolvedStep => {
		const uuid = theirs.get(nameOf(step));
		const { children, ...rest } = step;
		return {
			...rest,
			uuid: uuid === undefined || own.has(uuid) ? step.uuid : uuid,
			...(children === undefined
				? {}
				: {
						children: {
							...(children.first === undefined ? {} : { first: children.first.map(paired) }),
							tracks: children.tracks.map((track) => ({ ...track, steps: track.steps.map(paired) })),
						},
					}),
		};
	};
	return { ...flow, steps: flow.steps.map(paired) };
}
