import { canonicalJson } from "../definition/content-hash.ts";
import type { ChangePlace, FlowChange } from "./flow-change.ts";

/** Hints that change how a form looks or what it says, and nothing else. */
const looks: ReadonlySet<string> = new Set([
	"ui:order",
	"ui:placeholder",
	"ui:help",
	"ui:title",
	"ui:description",
	"span",
	"rows",
	"addText",
	"removeText",
	"emptyText",
	"suffix",
	"inline",
	"title",
	"warning",
]);
/** Widgets in which everything can be typed or chosen that the field may hold. */
const plain: ReadonlySet<unknown> = new Set([
	undefined,
	"text",
	"textarea",
	"number",
	"select",
	"radio",
	"checkboxes",
	"checkbox",
	"date",
	"coordinates",
]);

type Hints = Readonly<Record<string, unknown>>;

/** One change a section: its fields look otherwise, or can be filled in otherwise. */
export function compareHints(
	before: Hints | undefined,
	after: Hints | undefined,
	place: ChangePlace,
	subject: string,
): readonly FlowChange[] {
	const changed = changedHints(before ?? {}, after ?? {});
	if (changed.length === 0) return [];
	return [
		changed.every(({ harmless }) => harmless)
			? {
					kind: "section-hints-changed",
					place,
					sentence: `${subject} ziet er anders uit.`,
					severity: "safe",
					reason: "Alleen het uiterlijk en de teksten van het formulier zijn anders.",
				}
			: {
					kind: "section-hints-changed",
					place,
					sentence: `${subject} wordt anders ingevuld (${changed
						.filter(({ harmless }) => !harmless)
						.map(({ name }) => name)
						.join(", ")}).`,
					severity: "needs-mapping",
					reason: "Wat in een lopend proces ingevuld is, kan hier niet meer te kiezen zijn.",
					mapping: { kind: "consent" },
				},
	];
}

interface Changed {
	readonly name: string;
	readonly harmless: boolean;
}

function changedHints(before: Hints, after: Hints): readonly Changed[] {
	const names = new Set([...Object.keys(before), ...Object.keys(after)]);
	return [...names].flatMap((name): readonly Changed[] => {
		const [was, is] = [before[name], after[name]];
		if (canonicalJson(was ?? null) === canonicalJson(is ?? null)) return [];
		if (looks.has(name)) return [{ name, harmless: true }];
		if (name === "ui:widget") return [{ name, harmless: plain.has(was) && plain.has(is) }];
		const inner = name === "ui:options" || !name.startsWith("ui:");
		return inner && isHints(was ?? {}) && isHints(is ?? {})
			? changedHints((was ?? {}) as Hints, (is ?? {}) as Hints)
			: [{ name, harmless: false }];
	});
}

function isHints(value: unknown): value is Hints {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
