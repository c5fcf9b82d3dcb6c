import type { CompiledFlow, CompiledStep } from "../compile/compiled-flow.ts";
import { sentence } from "../conditions/index.ts";
import { type Role, roleName, roles } from "../definition/roles.ts";
import * as pictureTexts from "../texts/picture.ts";

/** The contents of a flow's picture, before layout. */
export interface FlowPicture {
	readonly title: string;
	readonly steps: readonly PicturedStep[];
}

export interface PicturedStep {
	readonly code: string;
	readonly label: string;
	readonly final: boolean;
	/** Small print: who edits, who sees, and when a sub-step applies. */
	readonly notes: readonly string[];
	readonly exits: readonly PicturedExit[];
	/** Sub-steps in parallel tracks, after those that come first. */
	readonly first: readonly PicturedStep[];
	readonly tracks: readonly { readonly label: string; readonly steps: readonly PicturedStep[] }[];
}

/** One branch of a step. */
export interface PicturedExit {
	readonly kind: "onward" | "restart" | "cancel";
	/** Dutch name of the branch; empty for the plain transition to the next step. */
	readonly label: string;
	/** The condition in words; empty if there is none. */
	readonly condition: string;
	/** Code of the step it leads to. */
	readonly to: string | undefined;
}

/** Everything that a designer wants to see of the flow at a glance, in Dutch. `known`: the roles under the tenant's names. */
export function flowPicture(flow: CompiledFlow, known: readonly Role[] = roles): FlowPicture {
	const top = flow.order.filter(({ parent }) => parent === null);
	const used = new Set(flow.order.flatMap(({ definition: { access } }) => [...access.edit, ...access.read]));
	const named = known.filter(({ role }) => used.has(role));
	const { label, version } = flow.definition;
	return { title: pictureTexts.title(label, version), steps: top.map((step) => pictured(step, flow, named)) };
}

function pictured(step: CompiledStep, flow: CompiledFlow, known: readonly Role[]): PicturedStep {
	const { definition, code, children } = step;
	const { access, label, when, final = false } = definition;
	const named = (role: string) => roleName(role, known);
	const readers = access.read.filter((role) => !access.edit.includes(role));
	return {
		code,
		label,
		final,
		notes: [
			...(when === undefined ? [] : [pictureTexts.onlyWhen(sentence(when, flow.labels))]),
			...(sameAsParent(step)
				? []
				: [
						pictureTexts.editedBy(access.edit.map(named).join(", ")),
						...(readers.length === 0 ? [] : [pictureTexts.readBy(readers.map(named).join(", "))]),
					]),
		],
		exits: exitsOf(step, flow),
		first: children.filter(({ track }) => track === "first").map((child) => pictured(child, flow, known)),
		tracks: (definition.children?.tracks ?? []).map((track) => ({
			label: track.label,
			steps: children.filter((child) => child.track === track.id).map((child) => pictured(child, flow, known)),
		})),
	};
}

/** A sub-step with the same roles as its step doesn't repeat them. */
function sameAsParent({ definition: { access }, parent }: CompiledStep): boolean {
	const alike = (right: "edit" | "read") =>
		[...access[right]].sort().join() === [...(parent?.definition.access[right] ?? [])].sort().join();
	return parent !== null && alike("edit") && alike("read");
}

function exitsOf({ branches, following, parent, definition }: CompiledStep, { labels }: CompiledFlow): readonly PicturedExit[] {
	const exits = branches.map(({ when, to, restart, effects = [], label: name }): PicturedExit => {
		const cancels = to === undefined && effects.some((effect) => "cancel" in effect);
		const label = name ?? (cancels ? pictureTexts.processEnds : "");
		return {
			kind: cancels ? "cancel" : restart === true ? "restart" : "onward",
			label,
			condition: when === undefined ? "" : sentence(when, labels),
			to,
		};
	});
	const always = branches.some(({ when }) => when === undefined);
	if (always || parent !== null || following === null || definition.final === true) return exits;
	return [...exits, { kind: "onward", label: exits.length === 0 ? "" : pictureTexts.otherwise, condition: "", to: following.code }];
}
