import type { Blocks, Instruction, Scenario } from "../../../engine/index.ts";
import type { ServedBundle } from "../source/bundle-source.ts";

/** Of the page in the frame; the server lets this one alone be held in a frame. */
export const previewPath = "/werkbank/voorbeeld";

/** The states of a step that a preview can show. */
export const previewStates = ["open", "locked", "correction", "onhold", "cancelled", "completed"] as const;
export type PreviewState = (typeof previewStates)[number];

/** What somebody wants to see: which step, as whom, in which state, on which day and with which values. */
export interface PreviewWish {
	readonly step: string;
	readonly role: string;
	readonly state: PreviewState;
	/** YYYY-MM-DD; empty for the day on which it happens. */
	readonly day: string;
	/** With values as somebody fills them in, instead of as the step begins. */
	readonly filled: boolean;
	/** What was done until now, by whoever records a scenario; left out where nobody does. */
	readonly scenario?: Scenario;
}

/** What the page around a preview and the preview say to each other. */
export type PreviewMessage =
	| { readonly kind: "read" }
	| { readonly kind: "bundle"; readonly shown: ServedBundle; readonly blocks: Blocks }
	| { readonly kind: "wish"; readonly wish: PreviewWish }
	| { readonly kind: "show"; readonly path: string }
	| { readonly kind: "drawn" }
	| { readonly kind: "chosen"; readonly path: string }
	/** Something was done that belongs to the scenario; null: what no scenario can tell. */
	| { readonly kind: "acted"; readonly instruction: Instruction | null }
	/** The scenario that leads to what is shown, asked for by `lead`. */
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

/** A message of this very page's own, or null. */
export function messageIn({ origin, data }: MessageEvent): PreviewMessage | null {
	const own = origin === window.location.origin && typeof data === "object" && data !== null && "kind" in data;
	return own ? (data as PreviewMessage) : null;
}
