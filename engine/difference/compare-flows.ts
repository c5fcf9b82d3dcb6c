import type { CompiledFlow } from "../compile/compiled-flow.ts";
import { canonicalJson } from "../definition/canonical-json.ts";
import type { ResolvedFlow } from "../definition/flow-definition.ts";
import { propertyName } from "../definition/property-name.ts";
import * as differenceTexts from "../texts/difference.ts";
import { compareSteps } from "./compare-steps.ts";
import { type ChangeKind, type FlowChange, type FlowDifference, worst } from "./flow-change.ts";
import { otherChanges } from "./other-changes.ts";
import { pairedSteps } from "./paired-steps.ts";
import { uuidOf, written } from "./same-condition.ts";
import { type RoleCalled, type Side, sideOf, spokenCondition } from "./side.ts";

type Flow = CompiledFlow | ResolvedFlow;

const knownNames = ["uuid", "version", "label", "description", "conditions", "marks", "bindings", "steps"];

/**
 * What changed between two versions of a flow, in plain Dutch, and what that means for processes that run on the former version. Both
 * versions have passed the check. Neither the version number nor the order of properties counts as a change. A change that the comparison
 * does not know is never called safe. `called`: names the roles; without it, they are given by code.
 */
export function compareFlows(before: Flow, after: Flow, called: RoleCalled = (code) => code): FlowDifference {
	const old = sideOf(pairedSteps(definitionOf(before), definitionOf(after)), called);
	const now = sideOf(definitionOf(after), called);
	const changes = [...ofFlow(old, now), ...ofConditions(old, now), ...compareSteps(old, withConditions(now, old.flow.conditions))];
	return { changes, severity: worst([...changes, ...compareSteps(old, now)].map(({ severity }) => severity)) };
}

function definitionOf(flow: Flow): ResolvedFlow {
	return "definition" in flow ? flow.definition : flow;
}

/**
 * The version as if its named conditions still had their former content. A change of a named condition is reported once, under its own
 * name, and not at every place that uses it.
 */
function withConditions({ flow, labels }: Side, former: ResolvedFlow["conditions"]): Side {
	return sideOf({ ...flow, conditions: { ...flow.conditions, ...former } }, labels.role);
}

function ofConditions(before: Side, after: Side): readonly FlowChange[] {
	const [was, is] = [before.flow.conditions ?? {}, after.flow.conditions ?? {}];
	const others = new Set(compareSteps(before, withConditions(after, was)).map((change) => JSON.stringify(change)));
	const change = (kind: ChangeKind, name: string, sentence: string): FlowChange => ({
		kind,
		place: { name },
		sentence,
		severity: "safe",
		reason: differenceTexts.conditionUsesApart,
	});
	return [
		...Object.keys(is).flatMap((name): readonly FlowChange[] => {
			const [old, now] = [Object.hasOwn(was, name) ? was[name] : undefined, is[name]];
			if (old === undefined) return [change("condition-added", name, differenceTexts.conditionAdded(name, spokenCondition(now, after)))];
			if (written(old, before) === written(now, after)) return [];
			const sentence = differenceTexts.conditionReworded(name, spokenCondition(now, after), spokenCondition(old, before));
			const { [name]: _, ...rest } = was;
			const caused = compareSteps(before, withConditions(after, rest)).filter((one) => !others.has(JSON.stringify(one)));
			const severity = worst(caused.map((one) => one.severity));
			const decisive = caused.find((one) => one.severity === severity);
			return [
				{
					...change("condition-changed", name, sentence),
					severity,
					reason: decisive === undefined ? differenceTexts.conditionUnused : `${decisive.sentence} ${decisive.reason}`,
					...(decisive?.mapping === undefined ? {} : { mapping: decisive.mapping }),
				},
			];
		}),
		...Object.keys(was)
			.filter((name) => !Object.hasOwn(is, name))
			.map((name) => change("condition-removed", name, differenceTexts.conditionGone(name))),
	];
}

function ofFlow(before: Side, after: Side): readonly FlowChange[] {
	const [was, is] = [before.flow, after.flow];
	const changes: FlowChange[] = [];
	if (was.uuid !== is.uuid) {
		const sentence = differenceTexts.anotherFlow(is.label, was.label);
		changes.push({
			kind: "flow-replaced",
			place: {},
			sentence,
			severity: "breaking",
			reason: differenceTexts.flowForLife,
		});
	}
	if (was.label !== is.label || was.description !== is.description) {
		const sentence = was.label === is.label ? differenceTexts.flowDescription : differenceTexts.flowRenamed(is.label, was.label);
		changes.push({ kind: "flow-text-changed", place: {}, sentence, severity: "safe", reason: differenceTexts.onlyText });
	}
	return [
		...changes,
		...marks(was, is),
		...bindings(before, after),
		...otherChanges(was, is, knownNames, {}, differenceTexts.theFlow, "flow"),
	];
}

function marks(was: ResolvedFlow, is: ResolvedFlow): readonly FlowChange[] {
	const [old, now] = [was.marks ?? [], is.marks ?? []];
	return [
		...now
			.filter((name) => !old.includes(name))
			.map(
				(name): FlowChange => ({
					kind: "mark-added",
					place: { name },
					sentence: differenceTexts.markAdded(name),
					severity: "safe",
					reason: differenceTexts.markUnset,
				}),
			),
		...old
			.filter((name) => !now.includes(name))
			.map(
				(name): FlowChange => ({
					kind: "mark-removed",
					place: { name },
					sentence: differenceTexts.markGone(name),
					severity: "needs-mapping",
					reason: differenceTexts.markMaySet,
					mapping: { kind: "consent" },
				}),
			),
	];
}

/** "Betrokken partijen › Gemeente". */
const bindingName = (path: string): string => {
	const names = path.split(".");
	return names.map((name, index) => propertyName(["flow#bindings", ...names.slice(0, index)].join("."), name)).join(" › ");
};

function bindings(before: Side, after: Side): readonly FlowChange[] {
	const flat = ({ flow }: Side, side: Side): ReadonlyMap<string, string> => {
		const { realisationStartsAt, stakeholders, trafficDecision, ...rest } = flow.bindings;
		const starts = uuidOf(realisationStartsAt ?? "6", side) ?? "";
		const nested = Object.entries({ stakeholders, trafficDecision: trafficDecision ?? {} }).flatMap(([group, fields]) =>
			Object.entries(fields).map(([name, path]) => [`${group}.${name}`, String(path)] as const),
		);
		const plain = Object.entries(rest).map(([name, path]) => [name, typeof path === "string" ? path : canonicalJson(path)] as const);
		return new Map([...plain, ...nested, ["realisationStartsAt", starts]]);
	};
	const [was, is] = [flat(before, before), flat(after, after)];
	return [...new Set([...was.keys(), ...is.keys()])].flatMap((name): readonly FlowChange[] => {
		const [old, now] = [was.get(name), is.get(name)];
		if (old === now) return [];
		const field = now === undefined || name === "realisationStartsAt" ? {} : { field: now };
		return [
			{
				kind: old === undefined ? "binding-added" : now === undefined ? "binding-removed" : "binding-changed",
				place: { name, ...field },
				sentence: differenceTexts.bindingChanged(
					bindingName(name),
					old === undefined ? differenceTexts.added : now === undefined ? differenceTexts.removed : differenceTexts.changed,
				),
				severity: "needs-mapping",
				reason: differenceTexts.bindingsRead,
				mapping:
					old === undefined || now === undefined || name === "realisationStartsAt"
						? { kind: "consent" }
						: { kind: "field", from: old, label: before.labels.field(old), suggestion: now },
			},
		];
	});
}
