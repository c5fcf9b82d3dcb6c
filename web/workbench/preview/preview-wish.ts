import type { Blocks, Instruction, Scenario } from "../../../engine/index.ts";
import type { ServedBundle } from "../source/bundle-source.ts";

/** Path of the page in the frame; the only one that the server allows in a frame. */
export const previewPath = "/werkbank/voorbeeld";

/** The states of a step that a preview can show. */
export const previewStates = ["open", "locked", "correction", "onhold", "cancelled", "completed"] as const;
export type PreviewState = (typeof previewStates)[number];

/** The wished view of a step: which step, as which role, in which state, on which day and with which values. */
export interface PreviewWish {
	readonly step: string;
	readonly role: string;
	readonly state: PreviewState;
	/** YYYY-MM-DD; empty for the day in the scenario. */
	readonly day: string;
	/** With the values that a scenario fills in, instead of those at the start of the step. */
	readonly filled: boolean;
	/** The acts recorded so far; left out if no scenario is being recorded. */
	readonly scenario?: Scenario;
}

/** Messages between a preview and the surrounding page. */
export type PreviewMessage =
	| { readonly kind: "read" }
	| { readonly kind: "bundle"; readonly shown: ServedBundle; readonly blocks: Blocks }
	| { readonly kind: "wish"; readonly wish: PreviewWish }
	| { readonly kind: "show"; readonly path: string }
	| { readonly kind: "drawn" }
	| { readonly kind: "chosen"; readonly path: string }
	/** An act that belongs in the scenario; null if no scenario can express it. */
	| { readonly kind: "acted"; readonly instruction: Instruction | null }
	/** The scenario that leads to the state shown; sent with null to request it. */
	| { readonly kind: "lead"; readonly scenario: Scenario | null };

export const previewAddress = ({ scenario: _scenario, ...wish }: PreviewWish): string =>
	`${previewPath}?${new URLSearchParams({ ...wish, filled: String(wish.filled) })}`;

export function wishIn(search: string): PreviewWish {
	const said = new URLSearchParams(search);
	const state = previewStates.find((each) => each === said.get("state")) ?? "open";
	return {
		step: said.get("step") ?? "",
		role: said.get("role") ?? "",
		state,
		day: said.get("day") ?? "",
		filled: said.get("filled") === "true",
	};
}

/** A message from this origin, or null. */
export function messageIn({ origin, data }: MessageEvent): PreviewMessage | null {
	const own = origin === window.location.origin && typeof data === "object" && data !== null && "kind" in data;
	return own ? (data as PreviewMessage) : null;
}
