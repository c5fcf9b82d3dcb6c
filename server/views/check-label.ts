import { comparableText, viewLabel, viewLabelProblem } from "../../engine/index.ts";
import { Problem } from "../problems/problem.ts";
import * as recordTexts from "../texts/records.ts";
import type { ViewRow } from "./view-store.ts";

/** The name to store. Throws a problem that says what is wrong with it. */
export function checkedLabel(given: string): string {
	const message = viewLabelProblem(given);
	if (message === null) return viewLabel(given);
	throw new Problem("invalid", { message, errors: [{ path: "data.label", message }] });
}

/** Two views with the same name could not be told apart. `others`: the person's other views of this list. */
export function refuseSameLabel(label: string, others: readonly ViewRow[]): void {
	const same = others.find((other) => comparableText(other.label) === comparableText(label));
	if (same === undefined) return;
	const message = recordTexts.viewExists(same.label);
	throw new Problem("already-exists", { message, errors: [{ path: "data.label", message }] });
}
