import * as differenceTexts from "../texts/difference.ts";
import { compareFields } from "./compare-fields.ts";
import { compareStep, emptied, firstDemand } from "./compare-step.ts";
import type { ChangeKind, FlowChange } from "./flow-change.ts";
import { outOfOrder } from "./in-order.ts";
import { capital, type Side, type StepEntry, stepName } from "./side.ts";

const consent = { severity: "needs-mapping", mapping: { kind: "consent" } } as const;

/** Steps that were added, removed, moved or changed; a step keeps its identity as long as its uuid stays the same. */
export function compareSteps(before: Side, after: Side): readonly FlowChange[] {
	const was = new Map(before.steps.map((entry) => [entry.step.uuid, entry]));
	const is = new Map(after.steps.map((entry) => [entry.step.uuid, entry]));
	const moved = movedSteps(before, after);
	return [
		...before.steps
			.filter(({ step }) => !is.has(step.uuid))
			.flatMap((entry) => [stepRemoved(entry, before, after), ...valuesGone(entry, before, after)]),
		...after.steps.flatMap((entry): readonly FlowChange[] => {
			const old = was.get(entry.step.uuid);
			if (old === undefined) {
				return entry.parent !== null && !was.has(entry.parent.uuid) ? [] : [stepAdded(entry, before, after)];
			}
			return [
				...renumbered(old, entry),
				...relocated(old, entry, moved.has(entry.step.uuid), after),
				...compareStep(old.step, entry.step, before, after),
			];
		}),
		...tracks(before, after),
		...finals(before, after),
	];
}

function stepRemoved({ step }: StepEntry, before: Side, after: Side): FlowChange {
	const heir = after.steps.find((entry) => entry.step.code === step.code && !before.steps.some((old) => old.step.uuid === entry.step.uuid));
	return {
		kind: "step-removed",
		place: { step: step.code },
		sentence: differenceTexts.stepGone(capital(stepName(step))),
		severity: "needs-mapping",
		reason: differenceTexts.stepGoneMove,
		mapping: { kind: "step", from: step.code, ...(heir === undefined ? {} : { suggestion: heir.step.code }) },
	};
}

/** Fields that disappear with the step because no other step has them. */
function valuesGone({ step }: StepEntry, before: Side, after: Side): readonly FlowChange[] {
	const gone = compareFields(step, emptied(step), before, after);
	return gone.filter(({ mapping }) => mapping?.kind === "field");
}

/**
 * A new step of the main line is harmless: processes before it will reach it, and those after it have passed it. It must lead on as the
 * line does, and must not require anything that depends on the past.
 */
function stepAdded({ step, parent }: StepEntry, before: Side, after: Side): FlowChange {
	const line = after.flow.steps;
	const previous = parent === null ? line[line.indexOf(step) - 1] : parent;
	const where =
		parent !== null
			? ` in ${stepName(parent)}`
			: previous === undefined
				? differenceTexts.asFirstStep
				: differenceTexts.afterStep(stepName(previous));
	const change = {
		kind: "step-added",
		place: { step: step.code },
		sentence: differenceTexts.stepAdded(capital(stepName(step)), where),
	} as const;
	if (before.steps.some((old) => old.step.code === step.code)) {
		return {
			...change,
			...consent,
			reason: differenceTexts.codeReused(step.code),
		};
	}
	if (parent !== null) {
		return {
			...change,
			...consent,
			reason: differenceTexts.passedByInside(stepName(parent)),
		};
	}
	if (previous === undefined) return { ...change, ...consent, reason: differenceTexts.firstStepPassed };
	if (step.final === true) return { ...change, ...consent, reason: differenceTexts.endsHere };
	if (step.next !== undefined || step.children !== undefined) {
		return {
			...change,
			...consent,
			reason: differenceTexts.newStepLeadsAway,
		};
	}
	const demand = firstDemand(step, before, after);
	if (demand !== undefined) {
		const { severity, reason, mapping, sentence } = demand;
		return { ...change, severity, reason: `${sentence} ${reason}`, ...(mapping === undefined ? {} : { mapping }) };
	}
	return {
		...change,
		severity: "safe",
		reason: differenceTexts.newStepHarmless,
	};
}

function renumbered({ step: old }: StepEntry, { step }: StepEntry): readonly FlowChange[] {
	if (old.code === step.code) return [];
	return [
		{
			kind: "step-renumbered",
			place: { step: step.code },
			sentence: differenceTexts.stepRenumbered(capital(stepName(old)), step.code),
			severity: "needs-mapping",
			reason: differenceTexts.oldCodeKnown,
			mapping: { kind: "step", from: old.code, suggestion: step.code },
		},
	];
}

function relocated(old: StepEntry, entry: StepEntry, moved: boolean, { flow }: Side): readonly FlowChange[] {
	const { step, parent, track } = entry;
	const kind: ChangeKind = "step-moved";
	const place = { step: step.code };
	if ((old.parent === null) !== (parent === null)) {
		const sentence = differenceTexts.stepBecame(
			capital(stepName(step)),
			parent === null ? differenceTexts.aStep : differenceTexts.subStepOf(stepName(parent)),
		);
		const reason = differenceTexts.subStepStateDiffers;
		return [{ kind, place, sentence, severity: "breaking", reason }];
	}
	if (old.parent?.uuid !== parent?.uuid || old.track !== track) {
		const sentence = differenceTexts.otherTrack(capital(stepName(step)));
		return [{ kind, place, sentence, reason: differenceTexts.otherTrackTaken, ...consent }];
	}
	if (!moved) return [];
	const line = parent === null ? flow.steps : (linesOf(parent).find((one) => one.includes(step)) ?? []);
	const previous = line[line.indexOf(step) - 1];
	return [
		{
			kind,
			place,
			sentence: differenceTexts.stepStands(
				capital(stepName(step)),
				previous === undefined ? differenceTexts.first : differenceTexts.after(stepName(previous)),
			),
			reason: differenceTexts.stepsMayRepeat,
			...consent,
		},
	];
}

/** Uuids of steps that swapped places with others of the same line. */
function movedSteps(before: Side, after: Side): ReadonlySet<string> {
	const lineOf = ({ parent, track }: StepEntry): string => `${parent?.uuid ?? ""} ${track ?? ""}`;
	const lines = new Set([...before.steps, ...after.steps].map(lineOf));
	const inLine = (side: Side, line: string): readonly string[] =>
		side.steps.filter((entry) => lineOf(entry) === line).map(({ step }) => step.uuid);
	return new Set([...lines].flatMap((line) => [...outOfOrder(inLine(before, line), inLine(after, line))]));
}

function linesOf({ children }: StepEntry["step"]): readonly (readonly StepEntry["step"][])[] {
	return children === undefined ? [] : [children.first ?? [], ...children.tracks.map(({ steps }) => steps)];
}

function tracks(before: Side, after: Side): readonly FlowChange[] {
	return after.steps.flatMap(({ step }): readonly FlowChange[] => {
		const old = before.steps.find((entry) => entry.step.uuid === step.uuid)?.step.children?.tracks ?? [];
		const now = step.children?.tracks ?? [];
		const place = { step: step.code };
		const kind: ChangeKind = "track-changed";
		return [
			...now.flatMap(({ id, label }): readonly FlowChange[] => {
				const was = old.find((track) => track.id === id);
				return was === undefined || was.label === label
					? []
					: [
							{
								kind,
								place: { ...place, name: id },
								sentence: differenceTexts.trackRenamed(was.label, stepName(step), label),
								severity: "safe",
								reason: differenceTexts.onlyText,
							},
						];
			}),
			...(before.steps.some((entry) => entry.step.uuid === step.uuid) && (step.children === undefined) !== (old.length === 0)
				? [
						{
							kind,
							place,
							sentence:
								step.children === undefined
									? differenceTexts.subStepsGone(capital(stepName(step)))
									: differenceTexts.subStepsNow(capital(stepName(step))),
							reason: differenceTexts.placeGone,
							...consent,
						} as const,
					]
				: []),
			...old
				.filter(({ id }) => step.children !== undefined && !now.some((track) => track.id === id))
				.map(({ id, label }) => ({
					kind,
					place: { ...place, name: id },
					sentence: differenceTexts.trackGone(label, stepName(step)),
					reason: differenceTexts.mayBeInTrack,
					...consent,
				})),
		];
	});
}

function finals(before: Side, after: Side): readonly FlowChange[] {
	const of = ({ steps }: Side) => steps.find(({ step }) => step.final === true)?.step;
	const [old, now] = [of(before), of(after)];
	if (old === undefined || now === undefined || old.uuid === now.uuid) return [];
	return [
		{
			kind: "final-moved",
			place: { step: now.code },
			sentence: differenceTexts.endsWith(stepName(now), stepName(old)),
			reason: differenceTexts.stepsMayFollow,
			...consent,
		},
	];
}
