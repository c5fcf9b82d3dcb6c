/** The same form for both pages: sections of at most twelve fields, of the kinds used in steps. */
export interface BenchField {
	readonly name: string;
	readonly title: string;
	readonly kind: "text" | "textarea" | "number" | "date" | "choice" | "checkbox";
}

export interface BenchSection {
	/** Group in the values. */
	readonly name: string;
	readonly fields: readonly BenchField[];
}

const KINDS: readonly BenchField["kind"][] = [
	"text",
	"text",
	"number",
	"date",
	"choice",
	"textarea",
	"text",
	"number",
	"text",
	"date",
	"checkbox",
	"text",
];

/** Options of every choice; enough of them to be shown as a list instead of radio buttons. */
export const OPTIONS = Array.from({ length: 8 }, (_, index) => ({ const: `optie-${index + 1}`, title: `Optie ${index + 1}` }));

export function benchSections(count: number): readonly BenchSection[] {
	const fields = Array.from({ length: count }, (_, index) => ({
		name: `Field${index + 1}`,
		title: `Veld ${index + 1}`,
		kind: KINDS[index % KINDS.length] ?? "text",
	}));
	return Array.from({ length: Math.ceil(count / KINDS.length) }, (_, index) => ({
		name: `Group${index + 1}`,
		fields: fields.slice(index * KINDS.length, (index + 1) * KINDS.length),
	}));
}

/** The number of fields in the address. */
export function askedFor(): number {
	return Number(new URLSearchParams(location.search).get("fields") ?? 12);
}

/** Marks the time at which the browser has painted what was rendered, measured from the navigation. */
export function markPaint(): void {
	requestAnimationFrame(() => requestAnimationFrame(() => performance.mark("painted")));
}
