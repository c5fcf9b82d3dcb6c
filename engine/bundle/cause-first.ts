import type { Problem } from "../definition/index.ts";

/** Kinds that say a file, or the place of a file, is wrong as a whole: nothing else about it can be believed. */
const ofWholeFiles: ReadonlySet<string> = new Set(["unreadable-file", "missing-file", "syntax", "duplicate-name", "wrong-schema"]);

/** Kinds about names that others refer to. */
const ofNames: ReadonlySet<string> = new Set(["step-code", "duplicate-code", "duplicate-uuid", "unknown-role", "unknown-block"]);

/** Kinds that mostly follow from another mistake, and go away with it. */
const consequences: ReadonlySet<string> = new Set([
	"unreachable-step",
	"step-nobody-can-leave",
	"never-reached-branch",
	"value-outlives-step",
	"option-without-branch",
	"hidden-but-required",
	"broken-chain",
	"binding-missing",
	"demand-never-met",
	"final-step-goes-on",
	"role-not-in-tenant",
	"editor-without-list",
	"unknown-list-name",
	"unknown-report-name",
]);

/** The problems in the order in which they are best repaired: those that explain others first. Otherwise as they were. */
export function causeFirst(problems: readonly Problem[]): readonly Problem[] {
	return [...problems].sort((left, right) => rank(left) - rank(right));
}

function rank({ code, severity, file }: Problem): number {
	if (ofWholeFiles.has(code)) return 0;
	if (severity === "warning") return 4;
	if (consequences.has(code)) return 3;
	// A scenario names what the flow has; a mistake in the flow shows there too.
	if (/(?:^|\/)scenarios\/[^/]+$/.test(file)) return 3;
	return ofNames.has(code) ? 1 : 2;
}
