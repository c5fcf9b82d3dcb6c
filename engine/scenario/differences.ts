import type { Outcome, Refusal } from "../command/command.ts";
import { isEmpty } from "../conditions/index.ts";
import { memberOf } from "../json/json-object.ts";
import type { Availability } from "../progress/availability.ts";
import { readPath } from "../realisation/field-path.ts";
import type { Realisation } from "../realisation/realisation.ts";
import type { Difference, Expectation } from "./scenario.ts";

/** The state of the process after an instruction, carried out or refused. */
interface Situation {
	readonly outcome: Outcome;
	readonly realisation: Realisation;
	/** As seen by somebody who may see every step. */
	readonly seen: Availability;
}

/** Differences from what was expected. */
export function differences(expected: Expectation, { outcome, realisation, seen }: Situation): readonly Difference[] {
	const found: Difference[] = [];
	const compare = (what: string, wanted: unknown, is: unknown): void => {
		if (wanted !== undefined && !same(wanted, is)) {
			found.push({ what, wanted, is, said: `${what}: expected ${text(wanted)}, found ${text(is)}` });
		}
	};
	if (outcome.refused) {
		found.push(...refusalDifferences(expected.refused, outcome));
	} else {
		compare("refused", expected.refused, undefined);
		compare(
			"events",
			expected.events,
			outcome.events.map((event) => event.type),
		);
		compare(
			"effects",
			expected.effects,
			outcome.effects.map((effect) => effect.kind),
		);
	}
	compare("step", expected.step, seen.activeStep);
	compare("label", expected.label, seen.label);
	compare("status", expected.status, seen.status);
	compare("vkb", expected.vkb, realisation.flags.vkb);
	compare("marks", expected.marks, realisation.marks);
	compare("iteration", expected.iteration, realisation.iteration);
	compare("reason", expected.reason, (realisation.reasons.cancelled ?? realisation.reasons.onhold)?.reason);
	compare("selected location", expected.locations?.selected, realisation.locations.selected);
	compare("alternative location", expected.locations?.alternative, realisation.locations.alternative);
	for (const [code, state] of Object.entries(expected.steps ?? {})) {
		compare(`step ${code}`, state, seen.steps.find((step) => step.code === code)?.state ?? "hidden");
	}
	for (const [path, value] of Object.entries(expected.values ?? {})) {
		const is = readPath(realisation.values, path);
		compare(path, value, isEmpty(is) ? null : is);
	}
	return found;
}

function refusalDifferences(expected: Expectation["refused"], refusal: Refusal): readonly Difference[] {
	const is = refusal.message;
	if (expected === undefined) {
		const fields = [...new Set(refusal.errors.map(({ path }) => path))];
		return [{ what: "refused", wanted: undefined, is, fields, said: `refused, which was not expected: ${refusalText(refusal)}` }];
	}
	const said = [{ path: "", message: refusal.message }, ...refusal.errors];
	const fits = said.some(
		({ path, message }) =>
			(expected.path === undefined || expected.path === path) && (expected.message === undefined || expected.message === message),
	);
	if (expected.code === refusal.code && fits) return [];
	return [{ what: "refused", wanted: expected, is, said: `refused: expected ${text(expected)}, found ${refusalText(refusal)}` }];
}

/** A refusal in one line: its code, its message and the fields concerned. */
export function refusalText({ code, message, errors }: Refusal): string {
	return [`${code}: ${message}`, ...errors.map((error) => `${error.path}: ${error.message}`)].join("; ");
}

/** Deep equality; the order of names in a group does not matter. */
function same(left: unknown, right: unknown): boolean {
	if (typeof left !== "object" || left === null || typeof right !== "object" || right === null) return left === right;
	const names = Object.keys(left);
	return (
		Array.isArray(left) === Array.isArray(right) &&
		names.length === Object.keys(right).length &&
		names.every((name) => same(memberOf(left, name), memberOf(right, name)))
	);
}

function text(value: unknown): string {
	return value === undefined ? "nothing" : JSON.stringify(value);
}
