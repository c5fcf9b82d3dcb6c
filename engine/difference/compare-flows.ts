import type { CompiledFlow } from "../compile/compiled-flow.ts";
import { canonicalJson } from "../definition/content-hash.ts";
import type { ResolvedFlow } from "../definition/flow-definition.ts";
import { compareSteps } from "./compare-steps.ts";
import { type ChangeKind, type FlowChange, type FlowDifference, worst } from "./flow-change.ts";
import { otherChanges } from "./other-changes.ts";
import { uuidOf, written } from "./same-condition.ts";
import { type Side, sideOf, spokenCondition } from "./side.ts";

type Flow = CompiledFlow | ResolvedFlow;

const knownNames = ["uuid", "version", "label", "description", "conditions", "marks", "bindings", "steps"];

/**
 * What changed between two versions of a flow, in plain Dutch, and what it means for processes that run on
 * the version before. Both were checked and found right. The version number itself is no change; nor is the
 * order of properties. What the comparison does not know is never called safe.
 */
export function compareFlows(before: Flow, after: Flow): FlowDifference {
	const old = sideOf(definitionOf(before));
	const now = sideOf(definitionOf(after));
	const changes = [...ofFlow(old, now), ...ofConditions(old, now), ...compareSteps(old, withConditions(now, old.flow.conditions))];
	return { changes, severity: worst([...changes, ...compareSteps(old, now)].map(({ severity }) => severity)) };
}

function definitionOf(flow: Flow): ResolvedFlow {
	return "definition" in flow ? flow.definition : flow;
}

/**
 * The version as if the named conditions still said what they said before. A named condition is told once,
 * under its own name, and not again at every place that uses it.
 */
function withConditions({ flow }: Side, former: ResolvedFlow["conditions"]): Side {
	return sideOf({ ...flow, conditions: { ...flow.conditions, ...former } });
}

function ofConditions(before: Side, after: Side): readonly FlowChange[] {
	const [was, is] = [before.flow.conditions ?? {}, after.flow.conditions ?? {}];
	const others = new Set(compareSteps(before, withConditions(after, was)).map((change) => JSON.stringify(change)));
	const change = (kind: ChangeKind, name: string, sentence: string): FlowChange => ({
		kind,
		place: { name },
		sentence,
		severity: "safe",
		reason: "Waar de voorwaarde gebruikt wordt, staat apart vermeld.",
	});
	return [
		...Object.keys(is).flatMap((name): readonly FlowChange[] => {
			const [old, now] = [Object.hasOwn(was, name) ? was[name] : undefined, is[name]];
			if (old === undefined)
				return [change("condition-added", name, `De voorwaarde '${name}' is toegevoegd: ${spokenCondition(now, after)}.`)];
			if (written(old, before) === written(now, after)) return [];
			const sentence = `De voorwaarde '${name}' is nu: ${spokenCondition(now, after)}; eerst: ${spokenCondition(old, before)}.`;
			const { [name]: _, ...rest } = was;
			const caused = compareSteps(before, withConditions(after, rest)).filter((one) => !others.has(JSON.stringify(one)));
			const severity = worst(caused.map((one) => one.severity));
			const decisive = caused.find((one) => one.severity === severity);
			return [
				{
					...change("condition-changed", name, sentence),
					severity,
					reason: decisive === undefined ? "De voorwaarde wordt niet gebruikt." : `${decisive.sentence} ${decisive.reason}`,
					...(decisive?.mapping === undefined ? {} : { mapping: decisive.mapping }),
				},
			];
		}),
		...Object.keys(was)
			.filter((name) => !Object.hasOwn(is, name))
			.map((name) => change("condition-removed", name, `De voorwaarde '${name}' is verwijderd.`)),
	];
}

function ofFlow(before: Side, after: Side): readonly FlowChange[] {
	const [was, is] = [before.flow, after.flow];
	const changes: FlowChange[] = [];
	if (was.uuid !== is.uuid) {
		const sentence = `Dit is een andere flow: '${is.label}' in plaats van '${was.label}'.`;
		changes.push({
			kind: "flow-replaced",
			place: {},
			sentence,
			severity: "breaking",
			reason: "Een proces houdt zijn leven lang dezelfde flow.",
		});
	}
	if (was.label !== is.label || was.description !== is.description) {
		const sentence =
			was.label === is.label ? "De toelichting op de flow is anders." : `De flow heet nu '${is.label}'; eerst '${was.label}'.`;
		changes.push({ kind: "flow-text-changed", place: {}, sentence, severity: "safe", reason: "Alleen de tekst is anders." });
	}
	return [...changes, ...marks(was, is), ...bindings(before, after), ...otherChanges(was, is, knownNames, {}, "De flow")];
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
					sentence: `Het merkteken '${name}' is toegevoegd.`,
					severity: "safe",
					reason: "Geen enkel lopend proces heeft het.",
				}),
			),
		...old
			.filter((name) => !now.includes(name))
			.map(
				(name): FlowChange => ({
					kind: "mark-removed",
					place: { name },
					sentence: `Het merkteken '${name}' is verwijderd.`,
					severity: "needs-mapping",
					reason: "Een lopend proces kan het hebben.",
					mapping: { kind: "consent" },
				}),
			),
	];
}

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
				sentence: `Waar het product '${name}' vindt, is ${old === undefined ? "toegevoegd" : now === undefined ? "verwijderd" : "gewijzigd"}.`,
				severity: "needs-mapping",
				reason: "Kaarten, lijsten, panelen en rechten lezen lopende processen dan op een andere plaats.",
				mapping:
					old === undefined || now === undefined || name === "realisationStartsAt"
						? { kind: "consent" }
						: { kind: "field", from: old, suggestion: now },
			},
		];
	});
}
