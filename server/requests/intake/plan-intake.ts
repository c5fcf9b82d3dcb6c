import { createHash } from "node:crypto";
import {
	canonicalJson,
	type IntakeProblem,
	type IntakeSurroundings,
	type NormalisedRequest,
	type Normaliser,
	normaliseRequest,
} from "../../../engine/index.ts";
import * as intakeTexts from "../../texts/intake.ts";
import type { SourceLine, SourceLines } from "./source-lines.ts";

/** A request that is ready to be stored, with the fingerprints of its source. */
export interface ReadyLine {
	readonly line: number;
	readonly request: NormalisedRequest;
	readonly told: Fingerprints;
}

export interface Fingerprints {
	readonly whole: string;
	/** Fingerprint of the address and the coordinates. */
	readonly place: string;
	readonly tags: string;
}

/** A line that cannot be imported, with all its problems. */
export interface BadLine {
	readonly line: number;
	readonly problems: readonly IntakeProblem[];
}

interface IntakePlan {
	readonly ready: readonly ReadyLine[];
	/** In the order of the file. */
	readonly bad: readonly BadLine[];
}

/** Checks every line of a source before anything is stored. `advance` receives the number of lines checked. */
export function planIntake(
	{ lines, unreadable }: SourceLines,
	normaliser: Normaliser,
	surroundings: IntakeSurroundings,
	advance: (done: number) => void,
): IntakePlan {
	const ready: ReadyLine[] = [];
	const bad: BadLine[] = unreadable.map(({ line, message }) => ({ line, problems: [{ path: "", source: null, message }] }));
	const lineOf = new Map<string, number>();
	for (const [index, { line, raw }] of lines.entries()) {
		const outcome = judged({ line, raw }, normaliser, surroundings, lineOf);
		if ("problems" in outcome) bad.push({ line, problems: outcome.problems });
		else ready.push({ line, request: outcome.request, told: fingerprintsOf(outcome.request) });
		if (index % 500 === 499) advance(index + 1);
	}
	advance(lines.length);
	return { ready, bad: bad.sort((one, other) => one.line - other.line) };
}

function judged({ line, raw }: SourceLine, normaliser: Normaliser, surroundings: IntakeSurroundings, lineOf: Map<string, number>) {
	const outcome = normaliseRequest(raw, normaliser, surroundings);
	if ("problems" in outcome) return outcome;
	const { externalRef } = outcome.request;
	const before = lineOf.get(externalRef);
	if (before !== undefined) {
		const [source = null] = normaliser.fields.get("externalRef")?.from ?? [];
		return { problems: [{ path: "externalRef", source, message: intakeTexts.referenceTwice(before) }] };
	}
	lineOf.set(externalRef, line);
	return outcome;
}

function fingerprintsOf({ content, judgements }: NormalisedRequest): Fingerprints {
	const { address, coordinates, Tags } = content;
	return { whole: fingerprint({ content, judgements }), place: fingerprint({ address, coordinates }), tags: fingerprint([...Tags].sort()) };
}

const fingerprint = (value: unknown): string => createHash("sha256").update(canonicalJson(value)).digest("base64url");
