import {
	ajvValidators,
	type CompiledFlow,
	type CompiledStep,
	compileFlow,
	type ResolvedFlow,
	roles,
	sentence,
} from "../../../engine/index.ts";

/** The contents of a flow's picture, before layout. */
export interface FlowPicture {
	readonly title: string;
	readonly steps: readonly PicturedStep[];
}

export interface PicturedStep {
	readonly code: string;
	readonly label: string;
	readonly final: boolean;
	/** Small print: who edits, who sees, when a sub-step belongs to the process. */
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

/** Everything a designer wants to see of the flow at a glance, in Dutch. */
export function flowPicture(flow: ResolvedFlow): FlowPicture {
	const compiled = compileFlow(flow, { validators: ajvValidators() });
	const top = compiled.order.filter(({ parent }) => parent === null);
	return { title: `${flow.label} · versie ${flow.version}`, steps: top.map((step) => pictured(step, compiled)) };
}

function pictured(step: CompiledStep, flow: CompiledFlow): PicturedStep {
	const { definition, code, children } = step;
	const { access, label, when, final = false } = definition;
	const readers = access.read.filter((role) => !access.edit.includes(role));
	return {
		code,
		label,
		final,
		notes: [
			...(when === undefined ? [] : [`Alleen als ${sentence(when, flow.labels)}`]),
			...(sameAsParent(step)
				? []
				: [
						`Invullen: ${access.edit.map(roleName).join(", ")}`,
						...(readers.length === 0 ? [] : [`Inzien: ${readers.map(roleName).join(", ")}`]),
					]),
		],
		exits: exitsOf(step, flow),
		first: children.filter(({ track }) => track === "first").map((child) => pictured(child, flow)),
		tracks: (definition.children?.tracks ?? []).map((track) => ({
			label: track.label,
			steps: children.filter((child) => child.track === track.id).map((child) => pictured(child, flow)),
		})),
	};
}

/** A sub-step for the same people as its step doesn't repeat them. */
function sameAsParent({ definition: { access }, parent }: CompiledStep): boolean {
	const alike = (right: "edit" | "read") =>
		[...access[right]].sort().join() === [...(parent?.definition.access[right] ?? [])].sort().join();
	return parent !== null && alike("edit") && alike("read");
}

/** The role's name on screen, with its code if two roles have the same name. */
function roleName(code: string): string {
	const label = roles.find(({ role }) => role === code)?.label;
	if (label === undefined) return code;
	return roles.filter((other) => other.label === label).length > 1 ? `${label} (${code})` : label;
}

function exitsOf({ branches, following, parent, definition }: CompiledStep, { labels }: CompiledFlow): readonly PicturedExit[] {
	const exits = branches.map(({ when, to, restart, effects = [], label: name }): PicturedExit => {
		const cancels = to === undefined && effects.some((effect) => "cancel" in effect);
		const label = name ?? (cancels ? "Proces eindigt" : "");
		return {
			kind: cancels ? "cancel" : restart === true ? "restart" : "onward",
			label,
			condition: when === undefined ? "" : sentence(when, labels),
			to,
		};
	});
	const always = branches.some(({ when }) => when === undefined);
	if (always || parent !== null || following === null || definition.final === true) return exits;
	return [...exits, { kind: "onward", label: exits.length === 0 ? "" : "Anders", condition: "", to: following.code }];
}
